import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

import { sourceDatabasesQuery, sourceTablesQuery } from '../../api/connections';
import type { SourceTable } from '../../api/types';
import { Bytes, Count } from '../../components/Amount';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { StateMark } from '../../components/StateMark';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';

/** The tables that a connection reaches, with their keys. */
export function SourceTables({ connection }: { connection: string }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const databases = useQuery(sourceDatabasesQuery(connection));
  const names = databases.data?.items.map((each) => each.name) ?? [];
  const database = search('database') || (names[0] ?? '');
  const q = search('q');
  const tables = useQuery(sourceTablesQuery(connection, database, q));
  return (
    <Section
      title={t('connections.tables')}
      flush
      extra={
        <>
          <Select
            showSearch
            aria-label={t('connections.database')}
            value={database || undefined}
            loading={databases.isPending}
            onChange={(value: string) => setSearch({ database: value })}
            options={names.map((value) => ({ value, label: value }))}
            style={{ width: 200 }}
          />
          <FilterInput label={t('tables.filter')} width={200} />
        </>
      }
    >
      {databases.isError ? (
        <ProblemView error={databases.error} what={t('connections.notListed')} onRetry={() => void databases.refetch()} />
      ) : (
        database !== '' && <Region query={tables}>{({ items }) => <List tables={items} filtered={q !== ''} />}</Region>
      )}
      {databases.data && names.length === 0 && <Notice title={t('connections.noDatabases')} detail={t('connections.noDatabasesDetail')} />}
    </Section>
  );
}

function List({ tables, filtered }: { tables: SourceTable[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<SourceTable>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <span className="mono">{row.name}</span> },
    {
      key: 'key',
      title: t('tables.primaryKey'),
      render: (row) =>
        row.primaryKey.length === 0 ? (
          <StateMark tone="care" word={t('connections.keyless')} />
        ) : (
          <code>{row.primaryKey.join(', ')}</code>
        ),
    },
    { key: 'columns', title: t('tables.columns'), numeric: true, render: (row) => <Count value={row.columns.length} /> },
    { key: 'rows', title: t('connections.rowsEstimate'), numeric: true, render: (row) => <Count value={row.rowsEstimate} /> },
    { key: 'bytes', title: t('files.size'), numeric: true, render: (row) => <Bytes value={row.bytes} /> },
  ];
  return (
    <DataTable
      label={t('connections.tables')}
      columns={columns}
      rows={tables}
      rowKey={(row) => row.name}
      empty={filtered ? <NoMatch /> : <Notice title={t('connections.noTables')} />}
      unfolding={{
        render: (row) => (
          <ul className="column-list">
            {row.columns.map((column) => (
              <li key={column.name}>
                <code>{column.name}</code> <span className="second">{column.type}</span>
              </li>
            ))}
          </ul>
        ),
      }}
    />
  );
}
