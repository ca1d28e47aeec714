import { DeleteOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';

import type { OptionDefinition } from '../../../api/types';
import { StateMark } from '../../../components/StateMark';
import { useTranslate, type MessageKey } from '../../../lib/translate';
import { OptionInput } from './OptionInput';

interface Props {
  optionKey: string;
  value: string;
  /** Undefined for a key that Paimon does not know. */
  definition: OptionDefinition | undefined;
  error: string | null;
  /** Whether the table is there already, so that some options are fixed. */
  existing: boolean;
  onChange: (pair: [key: string, value: string]) => void;
  onRemove: () => void;
}

/** One option that is set: its value, and on demand what is known of it. */
export function OptionRow({ optionKey, value, definition, error, existing, onChange, onRemove }: Props) {
  const t = useTranslate();
  const [about, setAbout] = useState(false);
  const inFamily = definition === undefined || definition.key.includes('<');
  return (
    <>
      <div className="row">
        {inFamily ? (
          <Input className="mono" aria-label={t('options.keyOf', { key: optionKey })} value={optionKey} onChange={(event) => onChange([event.target.value, value])} />
        ) : (
          <>
            <span className="mono wrap-anywhere">{optionKey}</span>
            <Button
              type="text"
              size="small"
              icon={<InfoCircleOutlined />}
              aria-label={t('options.aboutKey', { key: optionKey })}
              aria-expanded={about}
              onClick={() => setAbout(!about)}
            />
          </>
        )}
      </div>
      <OptionInput label={t('options.valueOf', { key: optionKey })} value={value} definition={definition} onChange={(next) => onChange([optionKey, next])} />
      <Button type="text" icon={<DeleteOutlined />} aria-label={t('options.remove', { key: optionKey })} onClick={onRemove} />
      {error !== null && (
        <p className="field-error small option-about" role="alert">
          {error}
        </p>
      )}
      {definition !== undefined && (about || inFamily) && <About definition={definition} />}
      {definition?.immutable && existing && (
        <div className="option-about">
          <StateMark tone="care" word={t('options.immutable')} />
        </div>
      )}
    </>
  );
}

/** What an option does, where it belongs, and what a change of it needs. */
function About({ definition }: { definition: OptionDefinition }) {
  const t = useTranslate();
  const { description, type, scope, appliesTo, buckets, immutable, changeNeeds } = definition;
  return (
    <div className="option-about second small">
      <p>{description}</p>
      <p className="option-marks">
        <span>{definition.default === null ? type : t('options.typeAndDefault', { type, value: definition.default })}</span>
        <span>{t(`optionScope.${scope}` as MessageKey)}</span>
        {appliesTo !== null && <span>{t(`optionApplies.${appliesTo}` as MessageKey)}</span>}
        {buckets !== null && <span>{t(`optionBuckets.${buckets}` as MessageKey)}</span>}
        <span>{immutable ? t('options.immutable') : t(`optionNeeds.${changeNeeds}` as MessageKey)}</span>
      </p>
    </div>
  );
}
