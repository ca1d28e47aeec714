import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { createPolicy, maintenanceKeys } from '../../api/maintenance';
import { useDenied } from '../../api/session';
import { paths } from '../../app/paths';
import { PageHeader } from '../../components/PageHeader';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';
import { newDraft } from './policyDraft';
import { PolicyForm } from './PolicyForm';

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const denied = useDenied('policy:write');
  const [search] = useSearchState();
  const create = useMutation({
    mutationFn: createPolicy,
    onSuccess: async (policy) => {
      await queries.invalidateQueries({ queryKey: maintenanceKeys.policies });
      void navigate(paths.policy(policy.name));
    },
  });
  const initial = newDraft({ catalog: search('catalog'), database: search('database'), table: search('table') });
  return (
    <>
      <PageHeader title={t('policies.create')} below={t('policies.what')} />
      <PolicyForm isNew initial={initial} denied={denied} busy={create.isPending} error={create.error} onSubmit={create.mutate} />
    </>
  );
}
