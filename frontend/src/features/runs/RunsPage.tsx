import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { catalogsQuery } from '../../api/catalogs';
import { runsQuery } from '../../api/maintenance';
import type { Run, RunStatus } from '../../api/types';
import { paths } from '../../app/paths';
import { Count } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable, type DataColumn } from '../../components/DataTable';
import { FilterInput } from '../../components/FilterInput';
import { FilterSelect } from '../../components/FilterSelect';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { RunWhy } from '../../components/RunWhy';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { formatDuration } from '../../lib/format';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';

const statuses: RunStatus[] = ['QUEUED', 'WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'SKIPPED'];
const filterNames = ['catalog', 'database', 'table', 'action', 'status', 'from'] as const;

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const filter = Object.fromEntries(filterNames.map((name) => [name, search(name) || undefined]));
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const runs = useQuery(runsQuery({ ...filter, cursor: search('cursor') || undefined }));
  return (
    <>
      <PageHeader title={t('nav.runs')} below={t('runs.what')} />
      <div className="toolbar">
        <FilterInput label={t('jobs.table')} name="table" width={200} />
        <FilterInput label={t('tables.database')} name="database" width={160} />
        <FilterSelect label={t('tables.catalog')} name="catalog" options={catalogs.map(({ name }) => ({ value: name, label: name }))} />
        <FilterSelect
          label={t('policy.action')}
          name="action"
          options={(['compact', 'expire-snapshots'] as const).map((value) => ({ value, label: t(`action.${value}`) }))}
        />
        <FilterSelect label={t('common.state')} name="status" options={statuses.map((value) => ({ value, label: t(`state.${value}`) }))} />
        {search('from') !== '' && (
          <span className="second">
            {t('runs.from')} <TimeText value={search('from')} absolute />
          </span>
        )}
      </div>
      <Section flush>
        <Region query={runs}>
          {({ items, nextCursor }) => (
            <>
              <RunTable runs={items} filtered={filtered} />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </>
          )}
        </Region>
      </Section>
    </>
  );
}

function RunTable({ runs, filtered }: { runs: Run[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<Run>[] = [
    { key: 'id', title: t('run.run'), render: (row) => <Link to={paths.run(row.id)}>{row.id}</Link> },
    { key: 'action', title: t('policy.action'), render: (row) => <span className="nowrap">{t(`action.${row.action}`)}</span> },
    {
      key: 'table',
      title: t('jobs.table'),
      render: (row) => <Link to={paths.table(row, 'maintenance')}>{`${row.catalog}.${row.database}.${row.table}`}</Link>,
    },
    { key: 'status', title: t('common.state'), render: (row) => <State run of={row.status} /> },
    { key: 'why', title: t('run.why'), width: '26%', render: (row) => <RunWhy run={row} /> },
    { key: 'before', title: t('run.filesBefore'), numeric: true, render: (row) => <Count value={row.before?.files} /> },
    { key: 'after', title: t('run.filesAfter'), numeric: true, render: (row) => <Count value={row.after?.files} /> },
    { key: 'started', title: t('run.started'), render: (row) => <TimeText value={row.startedAt} absolute /> },
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

function tookMillis(run: Run): number | null {
  return run.startedAt === null || run.endedAt === null ? null : Date.parse(run.endedAt) - Date.parse(run.startedAt);
}
