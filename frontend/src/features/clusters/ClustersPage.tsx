import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { clustersQuery } from '../../api/clusters';
import { useDenied } from '../../api/session';
import type { Cluster } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { Count, Text } from '../../components/Amount';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';

export function Page() {
  const t = useTranslate();
  const clusters = useQuery(clustersQuery);
  const denied = useDenied('cluster:write');
  const columns: DataColumn<Cluster>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.cluster(row.name)}>{row.name}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => t(`clusterKind.${row.kind}`) },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'message', title: t('jobs.sentence'), render: (row) => <Text value={row.message} /> },
    { key: 'slots', title: t('clusters.slotsFree'), numeric: true, render: (row) => <Slots cluster={row} /> },
    { key: 'jobs', title: t('clusters.jobsRunning'), numeric: true, render: (row) => <Count value={row.jobsRunning} /> },
    { key: 'version', title: 'Flink', render: (row) => <Text value={row.flinkVersion} /> },
    { key: 'seen', title: t('clusters.seen'), render: (row) => <TimeText value={row.seenAt} /> },
  ];
  return (
    <>
      <PageHeader
        title={t('nav.clusters')}
        below={t('clusters.what')}
        actions={
          <ActionLink primary to={paths.newCluster()} disabledBecause={denied}>
            {t('clusters.register')}
          </ActionLink>
        }
      />
      <Section flush>
        <Region query={clusters}>
          {({ items }) => (
            <DataTable
              label={t('nav.clusters')}
              columns={columns}
              rows={items}
              rowKey={(row) => row.name}
              empty={<Notice title={t('clusters.none')} detail={t('clusters.noneDetail')} />}
            />
          )}
        </Region>
      </Section>
    </>
  );
}

function Slots({ cluster }: { cluster: Cluster }) {
  return (
    <>
      <Count value={cluster.slotsFree} />
      {cluster.slotsTotal !== null && (
        <>
          {' / '}
          <Count value={cluster.slotsTotal} />
        </>
      )}
    </>
  );
}
