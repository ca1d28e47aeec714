import { AutoComplete, Input, Radio } from 'antd';

import { DurationInput } from '../../components/DurationInput';
import { Field } from '../../components/Field';
import { useTranslate } from '../../lib/translate';
import type { PartProps } from './policyDraft';

const zones = Intl.supportedValuesOf('timeZone');

export function TriggerFields({ draft, change, errorAt }: PartProps) {
  const t = useTranslate();
  return (
    <>
      <Field label={t('policy.when')}>
        <Radio.Group
          optionType="button"
          aria-label={t('policy.when')}
          value={draft.triggerKind}
          onChange={(event) => change({ triggerKind: event.target.value as 'every' | 'cron' })}
          options={[
            { value: 'every', label: t('policy.every') },
            { value: 'cron', label: t('policy.cron') },
          ]}
        />
      </Field>
      {draft.triggerKind === 'every' ? (
        <Field label={t('policy.every')} id="every" error={errorAt('/trigger/every')}>
          <DurationInput
            id="every"
            label={t('policy.every')}
            units={['m', 'h', 'd']}
            value={draft.every}
            onChange={(value) => value !== undefined && change({ every: value })}
          />
        </Field>
      ) : (
        <div className="fields">
          <Field label={t('policy.cronText')} id="cron" error={errorAt('/trigger/cron')} hint={t('policy.cronHint')}>
            <Input id="cron" className="mono" value={draft.cron} onChange={(event) => change({ cron: event.target.value })} />
          </Field>
          <Field label={t('policy.zone')} id="zone" error={errorAt('/trigger/zone')}>
            <AutoComplete
              id="zone"
              value={draft.zone}
              onChange={(zone: string) => change({ zone })}
              options={zones
                .filter((zone) => zone.toLowerCase().includes(draft.zone.toLowerCase()))
                .slice(0, 40)
                .map((value) => ({ value }))}
            />
          </Field>
        </div>
      )}
    </>
  );
}
