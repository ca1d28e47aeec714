import { Input, Select, Switch } from 'antd';

import type { OptionDefinition } from '../../../api/types';
import { measureText, readMeasure, unitsOf, type MeasureKind } from '../../../lib/measure';
import { useTranslate } from '../../../lib/translate';
import { inputKindOf } from './optionKinds';

interface Props {
  label: string;
  value: string;
  definition: OptionDefinition | undefined;
  onChange: (value: string) => void;
}

/** The value of an option, by its type. */
export function OptionInput({ label, value, definition, onChange }: Props) {
  const kind = inputKindOf(definition, value);
  switch (kind) {
    case 'switch':
      return (
        <span className="row">
          <Switch aria-label={label} checked={value.toLowerCase() === 'true'} onChange={(on) => onChange(String(on))} />
          <code>{value}</code>
        </span>
      );
    case 'choice':
      return (
        <Select
          aria-label={label}
          value={value}
          onChange={onChange}
          popupMatchSelectWidth={420}
          optionLabelProp="value"
          options={(definition?.values ?? []).map((each) => ({
            value: each,
            label: (
              <span className="option-found">
                <span>{each}</span>
                <span className="second small">{definition?.meanings[each]}</span>
              </span>
            ),
          }))}
        />
      );
    case 'number':
      return <Input type="number" step="any" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
    case 'Duration':
    case 'MemorySize':
      return <MeasureInput kind={kind} label={label} value={value} onChange={onChange} />;
    default:
      return <Input aria-label={label} value={value} placeholder={definition?.default ?? undefined} onChange={(event) => onChange(event.target.value)} />;
  }
}

function MeasureInput({ kind, label, value, onChange }: Omit<Props, 'definition'> & { kind: MeasureKind }) {
  const t = useTranslate();
  const measure = readMeasure(kind, value);
  const unit = measure?.unit ?? unitsOf(kind)[kind === 'Duration' ? 3 : 2] ?? '';
  return (
    <span className="measure-input">
      <Input
        type="number"
        aria-label={label}
        min={0}
        value={measure?.amount ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? '' : measureText({ amount: Number(target.value), unit }))}
      />
      <Select
        aria-label={t('options.unitOf', { label })}
        value={unit}
        onChange={(next: string) => onChange(measureText({ amount: measure?.amount ?? 1, unit: next }))}
        options={unitsOf(kind).map((each) => ({ value: each, label: each }))}
      />
    </span>
  );
}
