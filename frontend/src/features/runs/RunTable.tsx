import { Link } from 'react-router';

import type { Run } from '../../api/types';
import { paths } from '../../app/paths';
import { Count } from '../../components/Amount';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { RunWhy } from '../../components/RunWhy';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { formatDuration } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

/** What runs did, do and will do, newest first. */
export function RunTable({ runs, filtered }: { runs: Run[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<Run>[] = [
    { key: 'id', title: t('run.run'), short: true, render: (row) => <Link to={paths.run(row.id)}>{row.id}</Link> },
    { key: 'action', title: t('policy.action'), render: (row) => <span className="nowrap">{t(`action.${row.action}`)}</span> },
    {
      key: 'table',
      title: t('jobs.table'),
      render: (row) => <Link to={paths.table(row, 'maintenance')}>{`${row.catalog}.${row.database}.${row.table}`}</Link>,
    },
    { key: 'status', title: t('common.state'), render: (row) => <State run of={row.status} /> },
    { key: 'why', title: t('run.why'), width: '26%', render: (row) => <RunWhy run={row} /> },
    { key: 'files', title: t('measure.files'), numeric: true, render: (row) => <FilesChange run={row} /> },
    { key: 'due', title: t('run.due'), render: (row) => <TimeText value={row.dueAt} absolute /> },
    { key: 'took', title: t('run.took'), numeric: true, render: (row) => formatDuration(tookMillis(row)) },
  ];
  return (
    <DataTable
      label={t('nav.runs')}
      columns={columns}
      rows={runs}
      rowKey={(row) => row.id}
      empty={filtered ? <NoMatch /> : <Notice title={t('run.none')} detail={t('runs.noneDetail')} />}
    />
  );
}

/** The table's files before and after; one number while it has not ended. */
function FilesChange({ run: { before, after } }: { run: Run }) {
  return (
    <>
      <Count value={before?.files} />
      {after !== null && (
        <>
          {' → '}
          <Count value={after.files} />
        </>
      )}
    </>
  );
}

function tookMillis(run: Run): number | null {
  return run.startedAt === null || run.endedAt === null ? null : Date.parse(run.endedAt) - Date.parse(run.startedAt);
}
