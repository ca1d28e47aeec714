import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { AutoComplete, Button } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../lib/translate';

export interface OptionSuggestion {
  key: string;
  description: string | null;
  default: string | null;
  values: string[] | null;
}

export type OptionPair = [key: string, value: string];

interface Props {
  label: string;
  value?: OptionPair[];
  onChange?: (value: OptionPair[]) => void;
  suggestions?: OptionSuggestion[];
  /** Called while a key is typed. */
  onSearch?: (text: string) => void;
}

/** Keys and values, with the known keys suggested and explained. */
export function OptionsEditor({ label, value = [], onChange, suggestions = [], onSearch }: Props) {
  const t = useTranslate();
  const [active, setActive] = useState<string | null>(null);
  const change = (index: number, pair: OptionPair) => onChange?.(value.map((old, at) => (at === index ? pair : old)));
  const known = (key: string) => suggestions.find((suggestion) => suggestion.key === key);
  return (
    <div className="options-editor" role="group" aria-label={label}>
      {value.map(([key, text], index) => (
        // rows have no identity but their place
        // oxlint-disable-next-line react/no-array-index-key
        <div className="options-row" key={index}>
          <AutoComplete
            aria-label={t('options.key')}
            placeholder={t('options.key')}
            value={key}
            options={suggestions.map((each) => ({ value: each.key }))}
            onSearch={onSearch}
            onFocus={() => setActive(key)}
            onChange={(next: string) => {
              setActive(next);
              change(index, [next, text]);
            }}
          />
          <AutoComplete
            aria-label={t('options.valueOf', { key })}
            placeholder={known(key)?.default ?? t('options.value')}
            value={text}
            options={(known(key)?.values ?? []).map((each) => ({ value: each }))}
            onFocus={() => setActive(key)}
            onChange={(next: string) => change(index, [key, next])}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('options.remove', { key })}
            onClick={() => onChange?.(value.filter((_pair, at) => at !== index))}
          />
          {active === key && known(key)?.description && <p className="second small">{known(key)?.description}</p>}
        </div>
      ))}
      <Button icon={<PlusOutlined />} size="small" onClick={() => onChange?.([...value, ['', '']])}>
        {t('options.add')}
      </Button>
    </div>
  );
}
