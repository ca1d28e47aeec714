import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';

import { maintenanceKeys, policyQuery, updatePolicy } from '../../api/maintenance';
import { useDenied } from '../../api/session';
import type { Policy, PolicyBody } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { StateMark } from '../../components/StateMark';
import { policyWords } from '../../lib/policyWords';
import { toast } from '../../lib/toast';
import { useTranslate } from '../../lib/translate';
import { EnabledSwitch } from './EnabledSwitch';
import { draftOf } from './policyDraft';
import { PolicyForm } from './PolicyForm';

const DeletePolicy = lazy(async () => ({ default: (await import('./DeletePolicy')).DeletePolicy }));

export function Page() {
  const { name = '' } = useParams();
  const query = useQuery(policyQuery(name));
  return <Region query={query}>{(policy) => <PolicyView key={policy.version} policy={policy} />}</Region>;
}

function PolicyView({ policy }: { policy: Policy }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('policy:write');
  const [removing, setRemoving] = useState(false);
  const update = useMutation({
    mutationFn: (body: PolicyBody) => updatePolicy(policy, body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: maintenanceKeys.policies });
      toast(t('policy.saved', { name: policy.name }));
    },
  });
  return (
    <>
      <PageHeader
        title={policy.name}
        beside={<StateMark tone={policy.enabled ? 'good' : 'quiet'} word={t(policy.enabled ? 'policy.enabled' : 'policy.disabled')} filled />}
        below={policyWords(policy, t)}
        actions={
          <>
            <ActionButton danger disabledBecause={denied} onClick={() => setRemoving(true)}>
              {t('policy.delete')}
            </ActionButton>
            <EnabledSwitch policy={policy} asButton />
          </>
        }
      />
      <PolicyForm isNew={false} initial={draftOf(policy)} denied={denied} busy={update.isPending} error={update.error} onSubmit={update.mutate} />
      <Suspense fallback={null}>{removing && <DeletePolicy policy={policy} onCancel={() => setRemoving(false)} />}</Suspense>
    </>
  );
}
