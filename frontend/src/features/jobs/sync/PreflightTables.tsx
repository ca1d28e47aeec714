import type { PreflightTable } from '../../../api/types';
import { Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Section } from '../../../components/Section';
import { StateMark } from '../../../components/StateMark';
import { useTranslate } from '../../../lib/translate';

/** Source and target side by side, with keys; unfolded, with the type of each column. */
export function PreflightTables({ tables }: { tables: PreflightTable[] }) {
  const t = useTranslate();
  const columns: DataColumn<PreflightTable>[] = [
    { key: 'source', title: t('jobs.source'), render: (row) => <span className="mono">{row.source}</span> },
    { key: 'target', title: t('jobs.targets'), render: (row) => <span className="mono">{row.target}</span> },
    {
      key: 'key',
      title: t('tables.primaryKey'),
      render: (row) =>
        row.keyless ? <StateMark tone="care" word={t('sync.keyless')} /> : <code>{row.primaryKey.join(', ')}</code>,
    },
    {
      key: 'exists',
      title: t('common.state'),
      render: (row) => t(row.exists ? 'sync.tableExists' : 'sync.tableIsMade'),
    },
    { key: 'columns', title: t('tables.columns'), numeric: true, render: (row) => <Count value={row.columns.length} /> },
  ];
  return (
    <Section title={t('sync.step.tables')} flush>
      <DataTable
        label={t('sync.step.tables')}
        columns={columns}
        rows={tables}
        rowKey={(row) => row.source}
        empty={<Notice title={t('jobs.noTables')} />}
        unfolding={{ render: (row) => <ColumnPairs columns={row.columns} /> }}
      />
    </Section>
  );
}

function ColumnPairs({ columns }: { columns: PreflightTable['columns'] }) {
  const t = useTranslate();
  return (
    <table className="pairs">
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t('sync.sourceType')}</th>
          <th scope="col">{t('sync.targetType')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name}>
            <td className="mono">{column.name}</td>
            <td className="mono">{column.sourceType}</td>
            <td className="mono">{column.targetType}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
