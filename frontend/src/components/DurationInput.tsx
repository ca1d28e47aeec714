import { InputNumber, Select, Space } from 'antd';

import { parseIso, toIso, type DurationUnit } from '../lib/isoDuration';
import { useTranslate } from '../lib/translate';

interface Props {
  id?: string;
  label: string;
  /** An ISO-8601 duration. */
  value?: string;
  onChange?: (value: string | undefined) => void;
  units?: DurationUnit[];
}

/** A number and its unit for an ISO-8601 duration. */
export function DurationInput({ id, label, value, onChange, units = ['s', 'm', 'h', 'd'] }: Props) {
  const t = useTranslate();
  const duration = value === undefined ? null : parseIso(value);
  const unit = duration?.unit ?? units[0] ?? 'm';
  return (
    <Space.Compact>
      <InputNumber
        id={id}
        aria-label={label}
        min={1}
        precision={0}
        value={duration?.amount ?? null}
        onChange={(amount) => onChange?.(amount === null ? undefined : toIso({ amount, unit }))}
        style={{ width: 96 }}
      />
      <Select
        aria-label={t('duration.unit')}
        value={unit}
        onChange={(next: DurationUnit) => onChange?.(toIso({ amount: duration?.amount ?? 1, unit: next }))}
        options={units.map((each) => ({ value: each, label: t(`duration.${each}`) }))}
        style={{ width: 104 }}
      />
    </Space.Compact>
  );
}
