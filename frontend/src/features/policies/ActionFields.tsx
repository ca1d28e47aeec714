import { InputNumber, Radio } from 'antd';

import type { RunAction } from '../../api/types';
import { DurationInput } from '../../components/DurationInput';
import { Field } from '../../components/Field';
import { runActions } from '../../lib/actionOptions';
import { useTranslate } from '../../lib/translate';
import type { PartProps } from './policyDraft';

export function ActionFields(props: PartProps) {
  const t = useTranslate();
  const { draft, change } = props;
  return (
    <>
      <Field label={t('policy.action')}>
        <Radio.Group
          className="choices"
          aria-label={t('policy.action')}
          value={draft.action}
          onChange={(event) => change({ action: event.target.value as RunAction })}
        >
          {runActions.map((action) => (
            <Radio key={action} value={action}>
              <span className="strong">{t(`action.${action}`)}</span> <span className="second">{t(`actionMeans.${action}`)}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Field>
      {draft.action === 'compact' && <CompactFields {...props} />}
      {draft.action === 'expire-snapshots' && <ExpireFields {...props} />}
    </>
  );
}

function CompactFields({ draft, change, errorAt }: PartProps) {
  const t = useTranslate();
  return (
    <>
      <Field label={t('policy.strategy')} error={errorAt('/options/strategy')}>
        <Radio.Group
          className="choices"
          aria-label={t('policy.strategy')}
          value={draft.strategy}
          onChange={(event) => change({ strategy: event.target.value as 'full' | 'minor' })}
          options={[
            { value: 'full', label: t('policy.full') },
            { value: 'minor', label: t('policy.minor') },
          ]}
        />
      </Field>
      <Field
        label={t('policy.rewriteInWeir')}
        id="rewrite-in-weir"
        error={errorAt('/limits/rewriteInWeirBytes')}
        hint={t('policy.rewriteInWeirHint')}
      >
        <InputNumber
          id="rewrite-in-weir"
          min={0}
          placeholder="256"
          suffix="MiB"
          value={draft.rewriteInWeirMebibytes}
          onChange={(rewriteInWeirMebibytes) => change({ rewriteInWeirMebibytes })}
          style={{ width: 160 }}
        />
      </Field>
    </>
  );
}

function ExpireFields({ draft, change, errorAt }: PartProps) {
  const t = useTranslate();
  return (
    <div className="fields">
      <Field label={t('policy.retainTime')} id="retain-time" error={errorAt('/options/retainTime')}>
        <DurationInput
          id="retain-time"
          label={t('policy.retainTime')}
          units={['m', 'h', 'd']}
          value={draft.retainTime}
          onChange={(value) => value !== undefined && change({ retainTime: value })}
        />
      </Field>
      <Field label={t('policy.retainMin')} id="retain-min" error={errorAt('/options/retainMin')}>
        <InputNumber id="retain-min" min={1} precision={0} value={draft.retainMin} onChange={(value) => change({ retainMin: value ?? 1 })} />
      </Field>
      <Field label={t('policy.retainMax')} id="retain-max" error={errorAt('/options/retainMax')}>
        <InputNumber
          id="retain-max"
          min={1}
          precision={0}
          placeholder={t('policy.noLimit')}
          value={draft.retainMax}
          onChange={(retainMax) => change({ retainMax })}
        />
      </Field>
    </div>
  );
}
