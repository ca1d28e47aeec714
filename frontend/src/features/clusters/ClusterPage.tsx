import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { clusterKeys, clusterQuery, deleteCluster, testCluster, updateCluster } from '../../api/clusters';
import { jobsQuery } from '../../api/jobs';
import { useDenied } from '../../api/session';
import type { Cluster, ClusterBody, JobRow } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { Count, Text } from '../../components/Amount';
import { Callout } from '../../components/Callout';
import { CheckList } from '../../components/CheckList';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { Facts } from '../../components/Facts';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { TypedConfirm } from '../../components/TypedConfirm';
import { toneOf } from '../../lib/tone';
import { toast } from '../../lib/toast';
import { useTranslate } from '../../lib/translate';
import { ClusterForm } from './ClusterForm';

export function Page() {
  const { name = '' } = useParams();
  const query = useQuery(clusterQuery(name));
  return <Region query={query}>{(data) => <ClusterView cluster={data} />}</Region>;
}

function ClusterView({ cluster }: { cluster: Cluster }) {
  const t = useTranslate();
  const denied = useDenied('cluster:write');
  const [removing, setRemoving] = useState(false);
  const embedded = cluster.kind === 'embedded';
  return (
    <>
      <PageHeader
        title={cluster.name}
        beside={<State of={cluster.state} filled />}
        below={t(`clusterKind.${cluster.kind}`)}
        actions={
          !embedded && (
            <ActionButton danger disabledBecause={denied} onClick={() => setRemoving(true)}>
              {t('clusters.remove')}
            </ActionButton>
          )
        }
      />
      <div className="stack wide">
        {cluster.message !== null && <Callout tone={toneOf(cluster.state)}>{cluster.message}</Callout>}
        <div className="columns">
          <Section title={t('clusters.now')}>
            <Facts facts={factsOf(cluster, t)} />
          </Section>
          <TestSection cluster={cluster} />
        </div>
        {!embedded && denied === null && <Settings key={cluster.version} cluster={cluster} />}
        <ClusterJobs cluster={cluster.name} />
      </div>
      {removing && <RemoveCluster cluster={cluster} onCancel={() => setRemoving(false)} />}
    </>
  );
}

function factsOf(cluster: Cluster, t: ReturnType<typeof useTranslate>): [string, React.ReactNode][] {
  return [
    [t('clusters.url'), cluster.webUrl === null ? <Text key="url" value={cluster.url} /> : <a key="url" href={cluster.webUrl} target="_blank" rel="noreferrer">{cluster.webUrl}</a>],
    [t('clusters.flinkVersion'), <Text key="version" value={cluster.flinkVersion} />],
    [t('clusters.taskManagers'), <Count key="tm" value={cluster.taskManagers} />],
    [t('clusters.slotsFree'), <span key="slots"><Count value={cluster.slotsFree} /> / <Count value={cluster.slotsTotal} /></span>],
    [t('clusters.jobsRunning'), <Count key="jobs" value={cluster.jobsRunning} />],
    [t('clusters.seen'), <TimeText key="seen" value={cluster.seenAt} />],
    [t('clusters.incarnation'), <code key="incarnation">{cluster.incarnation ?? '–'}</code>],
  ];
}

function TestSection({ cluster }: { cluster: Cluster }) {
  const t = useTranslate();
  const denied = useDenied('cluster:write');
  const test = useMutation({ mutationFn: () => testCluster(cluster.name) });
  return (
    <Section
      title={t('test.title')}
      extra={
        <ActionButton loading={test.isPending} disabledBecause={denied} onClick={() => test.mutate()}>
          {t('clusters.test')}
        </ActionButton>
      }
    >
      {test.isError && <ProblemView error={test.error} what={t('test.failed')} />}
      {test.data ? <CheckList checks={test.data.checks} /> : <p className="second">{t('clusters.testWhat')}</p>}
    </Section>
  );
}

function Settings({ cluster }: { cluster: Cluster }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const update = useMutation({
    mutationFn: (body: ClusterBody) => updateCluster(cluster, body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: clusterKeys.all });
      toast(t('clusters.saved', { name: cluster.name }));
    },
  });
  return (
    <Section title={t('clusters.settings')}>
      <ClusterForm cluster={cluster} busy={update.isPending} error={update.error} onSubmit={update.mutate} />
    </Section>
  );
}

function ClusterJobs({ cluster }: { cluster: string }) {
  const t = useTranslate();
  const jobs = useQuery(jobsQuery({ cluster }));
  const columns: DataColumn<JobRow>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.job(row.name)}>{row.name}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => t(`jobKind.${row.kind}`) },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'targets', title: t('jobs.targets'), render: (row) => <Text value={row.targets} /> },
  ];
  return (
    <Section title={t('nav.jobs')} flush>
      <Region query={jobs}>
        {({ items }) => (
          <DataTable label={t('nav.jobs')} columns={columns} rows={items} rowKey={(row) => row.name} empty={<Notice title={t('clusters.noJobs')} />} />
        )}
      </Region>
    </Section>
  );
}

function RemoveCluster({ cluster, onCancel }: { cluster: Cluster; onCancel: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteCluster(cluster),
    onSuccess: async () => {
      await navigate(paths.clusters());
      await queries.invalidateQueries({ queryKey: clusterKeys.all, exact: true });
    },
  });
  return (
    <TypedConfirm
      title={t('clusters.removeTitle', { name: cluster.name })}
      name={cluster.name}
      act={t('clusters.remove')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{t('clusters.removeWhat')}</p>
    </TypedConfirm>
  );
}
