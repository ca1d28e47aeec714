import { Button, Input, Switch } from 'antd';
import { useState } from 'react';

import { problemOf } from '../../api/problem';
import type { PolicyBody } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Field } from '../../components/Field';
import { ProblemView } from '../../components/ProblemView';
import { Section } from '../../components/Section';
import { plainNamePattern } from '../../lib/names';
import { useTranslate } from '../../lib/translate';
import { ActionFields } from './ActionFields';
import { bodyOf, isComplete, type PolicyDraft } from './policyDraft';
import { PreviewPanel } from './PreviewPanel';
import { ScopeFields } from './ScopeFields';
import { SignalLimitFields } from './SignalLimitFields';
import { TriggerFields } from './TriggerFields';

interface Props {
  initial: PolicyDraft;
  isNew: boolean;
  denied: string | null;
  busy: boolean;
  error: unknown;
  onSubmit: (body: PolicyBody) => void;
}

/** What a policy does, where and when; beside it, how that reads and what it covers. */
export function PolicyForm({ initial, isNew, denied, busy, error, onSubmit }: Props) {
  const t = useTranslate();
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<PolicyDraft>) => setDraft((old) => ({ ...old, ...part }));
  const errorAt = (pointer: string) => (error ? (problemOf(error).at(pointer) ?? null) : null);
  const complete = isComplete(draft);
  const nameFault = draft.name !== '' && !plainNamePattern.test(draft.name) ? t('common.namePattern') : errorAt('/name');
  const part = { draft, change, errorAt };
  return (
    <div className="form-and-preview">
      <div className="stack wide">
        <Section title={t('policy.what')}>
          {isNew && (
            <Field label={t('common.name')} id="policy-name" error={nameFault}>
              <Input
                id="policy-name"
                className="mono"
                autoFocus
                autoComplete="off"
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
          )}
          <ActionFields {...part} />
        </Section>
        <Section title={t('policy.scope')}>
          <ScopeFields {...part} />
        </Section>
        <Section title={t('policy.trigger')}>
          <TriggerFields {...part} />
        </Section>
        <Section title={t('policy.limits')}>
          <SignalLimitFields {...part} />
        </Section>
        <label className="row" htmlFor="policy-enabled">
          <Switch id="policy-enabled" checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
          {t('policy.enabled')}
        </label>
        {error !== null && error !== undefined && <ProblemView error={error} what={t('policy.notSaved')} />}
        <div className="form-actions">
          <ActionButton
            type="primary"
            disabledBecause={denied ?? (!complete && t('policy.incomplete'))}
            loading={busy}
            onClick={() => onSubmit(bodyOf(draft))}
          >
            {isNew ? t('policies.create') : t('common.save')}
          </ActionButton>
          {!isNew && <Button onClick={() => setDraft(initial)}>{t('policy.discard')}</Button>}
        </div>
      </div>
      <PreviewPanel body={bodyOf(draft)} complete={complete} />
    </div>
  );
}
