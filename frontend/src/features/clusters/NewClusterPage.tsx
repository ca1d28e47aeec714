import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { clusterKeys, createCluster } from '../../api/clusters';
import { paths } from '../../app/paths';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';
import { ClusterForm } from './ClusterForm';

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: createCluster,
    onSuccess: async (cluster) => {
      await queries.invalidateQueries({ queryKey: clusterKeys.all });
      void navigate(paths.cluster(cluster.name));
    },
  });
  return (
    <>
      <PageHeader title={t('clusters.register')} below={t('clusters.registerWhat')} />
      <Section>
        <ClusterForm busy={create.isPending} error={create.error} onSubmit={create.mutate} />
      </Section>
    </>
  );
}
