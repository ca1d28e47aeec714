import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Verdict } from '../../api/types';
import { paths } from '../../app/paths';
import { Bytes, Count } from '../../components/Amount';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { LayerMark } from '../../components/LayerMark';
import { Sentence } from '../../components/Sentence';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useHealthWords } from '../../lib/healthWords';
import { useTranslate } from '../../lib/translate';

/** Tables with how well they are and why. */
export function HealthTable({ tables, empty }: { tables: Verdict[]; empty: ReactNode }) {
  const t = useTranslate();
  const columns: DataColumn<Verdict>[] = [
    { key: 'table', title: t('jobs.table'), width: '22%', render: (row) => <Link to={paths.table({ ...row, table: row.name })}>{row.table}</Link> },
    { key: 'layer', title: t('tables.layer'), render: (row) => <LayerMark layer={row.layer} /> },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'score', title: t('measure.score'), numeric: true, render: (row) => <Count value={row.score} /> },
    { key: 'why', title: t('run.why'), width: '30%', render: (row) => <Why table={row} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, render: (row) => <Count value={row.files} /> },
    { key: 'deadBytes', title: t('measure.deadBytes'), numeric: true, render: (row) => <Bytes value={row.deadBytes} /> },
    { key: 'seen', title: t('common.seen'), render: (row) => <TimeText value={row.observedAt} /> },
  ];
  return <DataTable label={t('health.title')} columns={columns} rows={tables} rowKey={(row) => row.table} empty={empty} />;
}

/** The causes, each with a link to what can be done about it; else why nothing is known. */
function Why({ table }: { table: Verdict }) {
  const words = useHealthWords();
  const ref = { ...table, table: table.name };
  return (
    <>
      {table.unknown !== null && <Sentence text={table.unknown} />}
      <ul>
        {table.causes.map((cause) => (
          <li key={cause.id}>
            <Link to={paths.tableFix(ref, cause.id)}>{words.advice(cause)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
