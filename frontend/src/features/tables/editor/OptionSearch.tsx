import { Select } from 'antd';
import { useState } from 'react';

import type { OptionDefinition } from '../../../api/types';
import { useTranslate } from '../../../lib/translate';
import { matching } from './optionKinds';

const most = 50;

/** Finds an option by what it is called or what it does; a key that Paimon does not know can be taken too. */
export function OptionSearch({ catalogue, onChoose }: { catalogue: OptionDefinition[]; onChoose: (key: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const found = matching(text, catalogue);
  const typed = text.trim();
  const known = typed === '' || found.some((option) => option.key === typed);
  return (
    <Select
      aria-label={t('options.search')}
      placeholder={t('options.search')}
      value={null}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      onChange={(key: string | null) => {
        if (key !== null) {
          onChoose(key);
          setText('');
        }
      }}
      notFoundContent={t('common.noneMatch')}
      style={{ width: '100%' }}
      options={[
        ...found.slice(0, most).map((option) => ({
          value: option.key,
          label: (
            <span className="option-found">
              <span>
                <span className="mono strong">{option.key}</span>{' '}
                <span className="second">{option.default === null ? option.type : t('options.typeAndDefault', { type: option.type, value: option.default })}</span>
              </span>
              <span className="second small">{option.description}</span>
            </span>
          ),
        })),
        ...(known ? [] : [{ value: typed, label: t('options.asTyped', { key: typed }) }]),
      ]}
    />
  );
}
