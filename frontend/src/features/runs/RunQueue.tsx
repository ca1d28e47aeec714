import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { openRunsQuery, type RunFilter } from '../../api/maintenance';
import type { Run } from '../../api/types';
import { paths } from '../../app/paths';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { Region } from '../../components/Region';
import { RunCause, runOf, useBecause } from '../../components/RunWhy';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';

/** Runs that have not ended, in the order in which they came: what each waits for, and since when. */
export function RunQueue({ filter, filtered }: { filter: RunFilter; filtered: boolean }) {
  const t = useTranslate();
  const runs = useQuery(openRunsQuery(filter));
  const columns: DataColumn<Run>[] = [
    { key: 'id', title: t('run.run'), short: true, render: (row) => <Link to={paths.run(row.id)}>{row.id}</Link> },
    { key: 'action', title: t('policy.action'), render: (row) => <span className="nowrap">{t(`action.${row.action}`)}</span> },
    {
      key: 'table',
      title: t('jobs.table'),
      render: (row) => <Link to={paths.table(row, 'maintenance')}>{`${row.catalog}.${row.database}.${row.table}`}</Link>,
    },
    { key: 'status', title: t('common.state'), render: (row) => <State run of={row.status} /> },
    { key: 'waits', title: t('runs.waitsFor'), width: '26%', render: (row) => <WaitsFor run={row} /> },
    { key: 'since', title: t('runs.since'), render: (row) => <TimeText value={row.startedAt ?? row.createdAt} /> },
    { key: 'due', title: t('run.due'), render: (row) => <TimeText value={row.dueAt} absolute /> },
    { key: 'why', title: t('run.why'), render: (row) => <RunCause run={row} /> },
  ];
  return (
    <Section flush>
      <Region query={runs}>
        {({ items, nextCursor }) => (
          <>
            <DataTable
              label={t('runs.queue')}
              columns={columns}
              rows={items.toReversed()}
              rowKey={(row) => row.id}
              empty={filtered ? <NoMatch /> : <Notice title={t('runs.queueEmpty')} detail={t('runs.queueEmptyDetail')} />}
            />
            {nextCursor !== null && <p className="pager second">{t('runs.queueCut', { count: items.length })}</p>}
          </>
        )}
      </Region>
    </Section>
  );
}

/** What holds a run up, as a link to it where it has a page. */
function WaitsFor({ run }: { run: Run }) {
  const told = useBecause(run.because);
  if (told === null || run.because === null) {
    return null;
  }
  const { code, about } = run.because;
  const holder = runOf(run.because);
  if (holder !== null) {
    return <Link to={paths.run(holder)}>{told}</Link>;
  }
  return code === 'JOB' && about !== null && !about.includes(',') ? <Link to={paths.job(about)}>{told}</Link> : told;
}
