import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber, Select } from 'antd';

import { signalsQuery } from '../../api/health';
import type { KnownSignal } from '../../api/types';
import { Field } from '../../components/Field';
import { useHealthWords } from '../../lib/healthWords';
import { useTranslate, type MessageKey } from '../../lib/translate';
import type { PartProps, SignalLimit } from './policyDraft';

/** How a limit is typed: so many of the signal's own unit are one of the unit that is shown. */
const typed: Record<KnownSignal['unit'], { factor: number; symbol: string } | { factor: number; word: MessageKey }> = {
  bytes: { factor: 1_048_576, symbol: 'MiB' },
  seconds: { factor: 60, word: 'duration.min' },
  percent: { factor: 1, symbol: '%' },
  ratio: { factor: 1, symbol: '×' },
  count: { factor: 1, symbol: '' },
};

/** From where on the policy's tables are called ill, where that is not what signals have by themselves. */
export function SignalLimitFields({ draft, change, errorAt }: PartProps) {
  const t = useTranslate();
  const known = useQuery(signalsQuery).data?.items ?? [];
  const { signalLimits } = draft;
  const replace = (index: number, part: Partial<SignalLimit>) =>
    change({ signalLimits: signalLimits.map((limit, at) => (at === index ? { ...limit, ...part } : limit)) });
  return (
    <>
      <p className="second" style={{ marginBottom: 12 }}>{t('policy.limitsHint')}</p>
      {signalLimits.map((limit, index) => (
        <LimitRow
          key={index}
          number={index + 1}
          limit={limit}
          choices={known.filter(({ id }) => id === limit.signal || signalLimits.every(({ signal }) => signal !== id))}
          error={errorAt(`/limits/signals/${limit.signal}`) ?? errorAt(`/limits/signals/${limit.signal}/error`)}
          onChange={(part) => replace(index, part)}
          onRemove={() => change({ signalLimits: signalLimits.filter((_, at) => at !== index) })}
        />
      ))}
      <Button icon={<PlusOutlined />} onClick={() => change({ signalLimits: [...signalLimits, { signal: '', warning: null, error: null }] })}>
        {t('policy.addLimit')}
      </Button>
    </>
  );
}

interface RowProps {
  number: number;
  limit: SignalLimit;
  choices: KnownSignal[];
  error: string | null;
  onChange: (part: Partial<SignalLimit>) => void;
  onRemove: () => void;
}

function LimitRow({ number, limit, choices, error, onChange, onRemove }: RowProps) {
  const t = useTranslate();
  const words = useHealthWords();
  const about = choices.find(({ id }) => id === limit.signal);
  const bound = (which: 'warning' | 'error') => (
    <Bound
      id={`limit-${number}-${which}`}
      label={t(`severity.${which}`)}
      about={about}
      usual={about?.thresholds[which] ?? null}
      value={limit[which]}
      onChange={(value) => onChange({ [which]: value })}
    />
  );
  return (
    <div className="limit-row">
      <Field label={t('health.signal')} id={`limit-${number}`} error={error}>
        <Select
          id={`limit-${number}`}
          showSearch
          value={limit.signal || undefined}
          placeholder={t('policy.chooseSignal')}
          options={choices.map((choice) => ({ value: choice.id, label: words.signal(choice) }))}
          optionFilterProp="label"
          onChange={(signal) => onChange({ signal, warning: null, error: null })}
          style={{ width: 220 }}
        />
      </Field>
      {bound('warning')}
      {bound('error')}
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('policy.removeLimit', { signal: about ? words.signal(about) : String(number) })}
        onClick={onRemove}
      />
    </div>
  );
}

interface BoundProps {
  id: string;
  label: string;
  about: KnownSignal | undefined;
  /** What holds by itself; null for no bound. */
  usual: number | null;
  value: number | null;
  onChange: (value: number | null) => void;
}

function Bound({ id, label, about, usual, value, onChange }: BoundProps) {
  const t = useTranslate();
  const unit = typed[about?.unit ?? 'count'];
  const { factor } = unit;
  return (
    <Field label={label} id={id}>
      <InputNumber
        id={id}
        min={0}
        disabled={about === undefined}
        placeholder={usual === null ? t('policy.noLimit') : String(usual / factor)}
        suffix={'word' in unit ? t(unit.word) : unit.symbol}
        value={value === null ? null : value / factor}
        onChange={(entered) => onChange(entered === null ? null : entered * factor)}
        style={{ width: 132 }}
      />
    </Field>
  );
}
