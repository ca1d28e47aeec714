import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { deletePolicy, maintenanceKeys } from '../../api/maintenance';
import type { Policy } from '../../api/types';
import { paths } from '../../app/paths';
import { TypedConfirm } from '../../components/TypedConfirm';
import { useTranslate } from '../../lib/translate';

export function DeletePolicy({ policy, onCancel }: { policy: Policy; onCancel: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deletePolicy(policy),
    onSuccess: async () => {
      await navigate(paths.policies());
      await queries.invalidateQueries({ queryKey: maintenanceKeys.policies, exact: true });
    },
  });
  return (
    <TypedConfirm
      title={t('policy.deleteTitle', { name: policy.name })}
      name={policy.name}
      act={t('policy.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{t('policy.deleteWhat')}</p>
    </TypedConfirm>
  );
}
