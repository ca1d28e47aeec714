import { useQuery } from '@tanstack/react-query';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';

import { sourceTablesQuery } from '../../../api/connections';
import type { SourceTable } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { StateMark } from '../../../components/StateMark';
import { useDebounced } from '../../../lib/debounce';
import { useTranslate } from '../../../lib/translate';
import type { DraftProps } from './syncDraft';

export function TablesStep({ draft, change }: DraftProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const tables = useQuery(sourceTablesQuery(draft.connection, draft.sourceDatabase, useDebounced(text.trim())));
  return (
    <Section title={t('sync.tablesOf', { database: draft.sourceDatabase })} extra={t('sync.chosen', { count: draft.all ? -1 : draft.include.length })} flush>
      <div className="toolbar inset">
        <Radio.Group
          optionType="button"
          aria-label={t('sync.which')}
          value={draft.all}
          onChange={(event) => change({ all: event.target.value as boolean, ticked: [] })}
          options={[
            { value: false, label: t('sync.chosenTables') },
            { value: true, label: t('jobs.allTables') },
          ]}
        />
        {!draft.all && (
          <>
            <Input
              data-filter
              allowClear
              aria-label={t('sync.pattern')}
              placeholder={t('sync.pattern')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              style={{ width: 240 }}
            />
            <Button
              disabled={tables.data === undefined}
              onClick={() => change({ include: union(draft.include, keyed(tables.data?.items)), ticked: [] })}
            >
              {t('sync.selectShown', { count: keyed(tables.data?.items).length })}
            </Button>
            <Button disabled={draft.include.length === 0} onClick={() => change({ include: [], ticked: [] })}>
              {t('sync.selectNone')}
            </Button>
          </>
        )}
      </div>
      <Region query={tables}>{({ items }) => <Choice tables={items} draft={draft} change={change} />}</Region>
    </Section>
  );
}

const hasKey = (table: SourceTable) => table.primaryKey.length > 0;

/** Only tables with a key can be followed. */
function keyed(tables: SourceTable[] = []): SourceTable[] {
  return tables.filter(hasKey);
}

function union(names: string[], tables: SourceTable[]): string[] {
  return [...new Set([...names, ...tables.map((table) => table.name)])];
}

interface ChoiceProps extends DraftProps {
  tables: SourceTable[];
}

function Choice({ tables, draft, change }: ChoiceProps) {
  const t = useTranslate();
  const columns: DataColumn<SourceTable>[] = [
    { key: 'source', title: t('jobs.source'), render: (row) => <span className="mono">{row.name}</span> },
    { key: 'target', title: t('jobs.targets'), render: (row) => <span className="mono">{`${draft.tablePrefix}${row.name}${draft.tableSuffix}`}</span> },
    {
      key: 'key',
      title: t('tables.primaryKey'),
      render: (row) =>
        row.primaryKey.length === 0 ? (
          <StateMark tone="care" word={t('sync.keyless')} />
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
      empty={<Notice title={t('connections.noTables')} />}
      selection={
        draft.all
          ? undefined
          : {
              selected: draft.include,
              onChange: (include) => change({ include, ticked: [] }),
              can: (row) => hasKey(row) || draft.include.includes(row.name),
              labelOf: (row) => t('sync.select', { table: row.name }),
              labelOfAll: t('sync.selectShown', { count: keyed(tables).length }),
            }
      }
    />
  );
}
