import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { clustersQuery } from '../../api/clusters';
import { jobsQuery } from '../../api/jobs';
import { useDenied } from '../../api/session';
import type { JobRow, JobState } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { Count, Text } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { FilterSelect } from '../../components/FilterSelect';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Sentence } from '../../components/Sentence';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';
import { AskedAndSeen } from './AskedAndSeen';

const states: JobState[] = ['STARTING', 'RUNNING', 'RESTARTING', 'STOPPING', 'STOPPED', 'FINISHED', 'FAILED', 'UNKNOWN'];

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const denied = useDenied('job:write');
  const clusters = useQuery(clustersQuery).data?.items ?? [];
  const filter = {
    q: search('q') || undefined,
    state: (search('state') || undefined) as JobState | undefined,
    cluster: search('cluster') || undefined,
    kind: search('kind') || undefined,
  };
  const jobs = useQuery(jobsQuery({ ...filter, cursor: search('cursor') || undefined }));
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        title={t('nav.jobs')}
        below={t('jobs.what')}
        actions={
          <>
            <ActionLink to={paths.newCompaction()} disabledBecause={denied}>
              {t('jobs.newCompaction')}
            </ActionLink>
            <ActionLink primary to={paths.newSync()} disabledBecause={denied}>
              {t('jobs.newSync')}
            </ActionLink>
          </>
        }
      />
      <div className="toolbar">
        <FilterInput label={t('jobs.filter')} />
        <FilterSelect label={t('common.state')} name="state" options={states.map((value) => ({ value, label: t(`state.${value}`) }))} />
        <FilterSelect
          label={t('common.kind')}
          name="kind"
          options={(['mysql-sync', 'compaction'] as const).map((value) => ({ value, label: t(`jobKind.${value}`) }))}
        />
        <FilterSelect label={t('jobs.cluster')} name="cluster" options={clusters.map(({ name }) => ({ value: name, label: name }))} />
      </div>
      <Section flush>
        <Region query={jobs}>
          {({ items, nextCursor }) => (
            <>
              <JobTable jobs={items} filtered={filtered} />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </>
          )}
        </Region>
      </Section>
    </>
  );
}

function JobTable({ jobs, filtered }: { jobs: JobRow[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<JobRow>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.job(row.name)}>{row.name}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => <span className="nowrap">{t(`jobKind.${row.kind}`)}</span> },
    {
      key: 'state',
      title: t('common.state'),
      width: '30%',
      render: (row) => (
        <>
          <AskedAndSeen desired={row.desiredState} state={row.state} />
          {row.sentence !== null && (
            <p className="second">
              <Sentence text={row.sentence} />
            </p>
          )}
        </>
      ),
    },
    { key: 'targets', title: t('jobs.targets'), render: (row) => <Text value={row.targets} /> },
    { key: 'tables', title: t('nav.tables'), numeric: true, render: (row) => <Count value={row.tables} /> },
    { key: 'in', title: t('jobs.recordsIn'), numeric: true, render: (row) => <Count value={row.recordsIn} /> },
    { key: 'out', title: t('jobs.recordsOut'), numeric: true, render: (row) => <Count value={row.recordsOut} /> },
    { key: 'checkpoint', title: t('jobs.lastCheckpoint'), render: (row) => <TimeText value={row.lastCheckpointAt} /> },
    { key: 'cluster', title: t('jobs.cluster'), render: (row) => <Link to={paths.cluster(row.cluster)}>{row.cluster}</Link> },
  ];
  return (
    <DataTable
      label={t('nav.jobs')}
      columns={columns}
      rows={jobs}
      rowKey={(row) => row.name}
      empty={
        filtered ? (
          <NoMatch />
        ) : (
          <Notice title={t('jobs.none')} detail={t('jobs.noneDetail')}>
            <Link to={paths.newSync()}>{t('jobs.newSync')}</Link>
          </Notice>
        )
      }
    />
  );
}
