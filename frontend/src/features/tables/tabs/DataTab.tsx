import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber, Select } from 'antd';

import { rowsQuery, tagsQuery } from '../../../api/tables';
import type { Cell, Rows } from '../../../api/types';
import { DataTable } from '../../../components/DataTable';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { formatCount, formatDuration } from '../../../lib/format';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from './tabProps';

const limits = [20, 100, 500, 1000];
const shownColumns = 40;

export function DataTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const limit = Number(search('limit') || 20);
  const snapshot = search('snapshot') === '' ? undefined : Number(search('snapshot'));
  const tag = search('tag') || undefined;
  const rows = useQuery(rowsQuery(tableRef, { limit, snapshot, tag }));
  const tags = useQuery(tagsQuery(tableRef)).data?.items ?? [];
  return (
    <>
      <div className="toolbar">
        <Select
          aria-label={t('data.limit')}
          value={limit}
          onChange={(value) => setSearch({ limit: String(value) })}
          options={limits.map((value) => ({ value, label: t('data.upTo', { count: value }) }))}
          style={{ width: 160 }}
        />
        <InputNumber
          aria-label={t('data.snapshot')}
          placeholder={t('data.latest')}
          prefix={t('data.snapshot')}
          min={1}
          precision={0}
          value={snapshot ?? null}
          onChange={(value) => setSearch({ snapshot: value === null ? undefined : String(value), tag: undefined }, 'replace')}
          style={{ width: 200 }}
        />
        {tags.length > 0 && (
          <Select
            allowClear
            aria-label={t('data.tag')}
            placeholder={t('data.tag')}
            value={tag}
            onChange={(value?: string) => setSearch({ tag: value, snapshot: undefined })}
            options={tags.map((each) => ({ value: each.name, label: each.name }))}
            style={{ width: 180 }}
          />
        )}
        <Button loading={rows.isFetching} onClick={() => void rows.refetch()}>
          {t('data.again')}
        </Button>
      </div>
      <Section flush>
        <Region query={rows} lines={8}>
          {(data) => <RowTable data={data} />}
        </Region>
      </Section>
    </>
  );
}

function RowTable({ data }: { data: Rows }) {
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
        empty={<Notice title={t('data.none')} detail={t('data.noneDetail')} />}
      />
      <p className="pager second">
        {t('data.footer', {
          rows: formatCount(data.rows.length),
          snapshot: data.snapshotId === null ? t('data.noSnapshot') : String(data.snapshotId),
          took: formatDuration(data.tookMillis),
        })}
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
