import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { rowsQuery } from '../../../api/tables';
import type { Cell, Rows } from '../../../api/types';
import { DataTable } from '../../../components/DataTable';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { formatCount, formatDuration } from '../../../lib/format';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { MomentFields } from './MomentFields';
import { RowFields } from './RowFields';
import type { TabProps } from './tabProps';

const shownColumns = 40;

export function DataTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search] = useSearchState();
  const filter = search('filter') || undefined;
  const rows = useQuery(
    rowsQuery(tableRef, {
      limit: Number(search('limit') || 20),
      snapshot: search('snapshot') === '' ? undefined : Number(search('snapshot')),
      tag: search('tag') || undefined,
      timestamp: search('timestamp') || undefined,
      columns: search('columns') || undefined,
      filter,
    }),
  );
  return (
    <>
      <div className="toolbar">
        <MomentFields tableRef={tableRef} />
      </div>
      <div className="toolbar">
        <RowFields tableRef={tableRef} />
        <Button loading={rows.isFetching} onClick={() => void rows.refetch()}>
          {t('data.again')}
        </Button>
      </div>
      <Section flush>
        <Region query={rows} lines={8}>
          {(data) => <RowTable data={data} filtered={filter !== undefined} />}
        </Region>
      </Section>
    </>
  );
}

function RowTable({ data, filtered }: { data: Rows; filtered: boolean }) {
  const t = useTranslate();
  const columns = data.columns.slice(0, shownColumns).map((column, index) => ({
    key: column.name,
    title: (
      <>
        {column.name}
        <br />
        <span className="second small mono">{column.type}</span>
      </>
    ),
    numeric: isNumeric(column.type),
    render: (row: { at: number; cells: Cell[] }) => <CellText value={row.cells[index] ?? null} />,
  }));
  return (
    <>
      <DataTable
        label={t('tableTab.data')}
        columns={columns}
        rows={data.rows.map((cells, at) => ({ at, cells }))}
        rowKey={(row) => row.at}
        empty={<Notice title={t('data.none')} detail={t(filtered ? 'data.noneMatch' : 'data.noneDetail')} />}
      />
      <p className="pager second">
        {t('data.footer', {
          rows: formatCount(data.rows.length),
          snapshot: data.snapshotId === null ? t('data.noSnapshot') : String(data.snapshotId),
          took: formatDuration(data.tookMillis),
        })}
        {filtered && ` ${t('data.rowsRead', { count: data.rowsRead })}`}
        {data.columns.length > shownColumns && ` ${t('data.columnsCut', { shown: shownColumns, count: data.columns.length })}`}
        {data.truncatedBy !== null && ` ${t(`data.cutBy.${data.truncatedBy}`)}`}
      </p>
    </>
  );
}

function isNumeric(type: string): boolean {
  return /^(TINYINT|SMALLINT|INT|INTEGER|BIGINT|FLOAT|DOUBLE|DECIMAL)\b/.test(type);
}

function CellText({ value }: { value: Cell }) {
  if (value === null) {
    return <span className="second">NULL</span>;
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return (
    <span className="cell" title={text.length > 40 ? text : undefined}>
      {text}
    </span>
  );
}
