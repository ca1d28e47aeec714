import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';

import { schemasQuery } from '../../../api/tables';
import type { TableSchema } from '../../../api/types';
import { Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { SqlText } from '../../../components/SqlText';
import { TimeText } from '../../../components/TimeText';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { SchemaChanges } from './SchemaChanges';
import type { TabProps } from './tabProps';

export function SchemaTab({ tableRef, table }: TabProps) {
  const t = useTranslate();
  const schemas = useQuery(schemasQuery(tableRef));
  return (
    <div className="stack wide">
      <Region query={schemas}>{({ items }) => <Versions schemas={items} current={table.schemaId} />}</Region>
      <Section title={t('tables.createText')}>
        <SqlText sql={table.sql} />
      </Section>
    </div>
  );
}

interface VersionsProps {
  schemas: TableSchema[];
  current: number;
}

/** A version as a whole, or what became of it since another one. */
function Versions({ schemas, current }: VersionsProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const id = search('schema') === '' ? current : Number(search('schema'));
  const shown = schemas.find((schema) => schema.id === id) ?? schemas[0];
  const since = search('since') === '' ? undefined : schemas.find((schema) => schema.id === Number(search('since')));
  if (shown === undefined) {
    return null;
  }
  const labelOf = (schema: TableSchema) => t(schema.id === current ? 'tables.schemaNow' : 'tables.schemaId', { id: schema.id });
  const options = schemas.map((schema) => ({ value: String(schema.id), label: labelOf(schema) }));
  return (
    <Section
      flush
      title={t(since === undefined ? 'tables.columns' : 'schemaDiff.changes')}
      extra={
        <>
          <span className="second">
            {t('tables.schemaFrom')} <TimeText value={shown.at} absolute />
          </span>
          <Select
            aria-label={t('tables.schemaVersion')}
            value={String(shown.id)}
            onChange={(value: string) => setSearch({ schema: value === String(current) ? undefined : value })}
            options={options}
            style={{ width: 160 }}
          />
          {schemas.length > 1 && (
            <Select
              allowClear
              aria-label={t('schemaDiff.since')}
              placeholder={t('schemaDiff.since')}
              value={since === undefined ? undefined : String(since.id)}
              onChange={(value?: string) => setSearch({ since: value })}
              options={options.filter((option) => option.value !== String(shown.id))}
              style={{ width: 200 }}
            />
          )}
        </>
      }
    >
      {since === undefined ? <ColumnTable schema={shown} /> : <SchemaChanges before={since} now={shown} />}
    </Section>
  );
}

type SchemaColumn = TableSchema['columns'][number];

function ColumnTable({ schema }: { schema: TableSchema }) {
  const t = useTranslate();
  const role = (name: string) =>
    [
      schema.primaryKey.includes(name) ? t('column.key') : null,
      schema.partitionedBy.includes(name) ? t('column.partition') : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
  const columns: DataColumn<SchemaColumn>[] = [
    { key: 'name', title: t('column.name'), render: (row) => <span className="mono">{row.name}</span> },
    { key: 'type', title: t('column.type'), render: (row) => <code>{row.type.replace(/ NOT NULL$/, '')}</code> },
    {
      key: 'nullable',
      title: t('column.nullable'),
      render: (row) => (row.type.endsWith('NOT NULL') ? t('common.no') : t('common.yes')),
    },
    { key: 'role', title: t('column.role'), render: (row) => role(row.name) },
    { key: 'default', title: t('column.default'), render: (row) => <Text value={row.default} /> },
    { key: 'comment', title: t('column.comment'), render: (row) => <Text value={row.comment} /> },
  ];
  return <DataTable label={t('tables.columns')} columns={columns} rows={schema.columns} rowKey={(row) => row.id} />;
}
