import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';

import { bucketsQuery, type TableRef } from '../../../api/tables';
import type { Bucket } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { HeatMap } from '../../../components/HeatMap';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { formatBytes, formatCount } from '../../../lib/format';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { Levels } from '../Levels';
import { ChosenPlace } from './ChosenPlace';
import { NoFiles } from './NoFiles';
import { PartitionName } from './PartitionName';

type Measure = 'bytes' | 'files' | 'sortedRuns';

type View = Measure | 'table';

/** A table reads better than a map as long as it is short. */
const fewBuckets = 8;

const list = 'buckets';

/** Where the files are: a map by data, files or sorted runs, or a table with every number. A press shows a bucket's files. */
export function BucketsSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const chosen = search('buckets') as View | '';
  const measure = chosen === '' || chosen === 'table' ? 'bytes' : chosen;
  const sort = chosen === 'table' ? search(`${list}.sort`) || undefined : `-${measure}`;
  // a chosen bucket leaves the others there to be chosen next
  const only = (search('bucket') === '' && search('partition')) || undefined;
  const query = useQuery(bucketsQuery(tableRef, { sort, partition: only }));
  const usual: View = (query.data?.items.length ?? 0) > fewBuckets ? 'bytes' : 'table';
  const view = chosen || usual;
  const choose = ({ partition, bucket }: Pick<Bucket, 'partition' | 'bucket'>) =>
    setSearch({ partition, bucket: String(bucket), cursor: undefined });
  return (
    <Section
      title={t('files.buckets')}
      flush
      extra={
        <>
          {only !== undefined && <ChosenPlace />}
          <ViewChoice view={view} />
        </>
      }
    >
      <Region query={query}>
        {(page) =>
          page.items.length === 0 ? (
            <NoFiles seen={page} />
          ) : (
            <>
              {view === 'table' ? (
                <BucketTable buckets={page.items} onChoose={choose} />
              ) : (
                <BucketMap buckets={page.items} by={view} whole={page.nextCursor === null} onChoose={choose} />
              )}
              {page.nextCursor !== null && (
                <p className="pager second">{t('files.mostBuckets', { count: page.items.length })}</p>
              )}
            </>
          )
        }
      </Region>
    </Section>
  );
}

function ViewChoice({ view }: { view: View }) {
  const t = useTranslate();
  const [, setSearch] = useSearchState();
  return (
    <Segmented
      aria-label={t('files.bucketsAs')}
      value={view}
      onChange={(value) => setSearch({ buckets: value })}
      options={[
        { value: 'bytes', label: t('files.mapByBytes') },
        { value: 'files', label: t('files.mapByFiles') },
        { value: 'sortedRuns', label: t('files.mapByRuns') },
        { value: 'table', label: t('chart.asTable') },
      ]}
    />
  );
}

interface BucketsProps {
  buckets: Bucket[];
  onChoose: (bucket: Pick<Bucket, 'partition' | 'bucket'>) => void;
}

/** All by partition; where they are too many, those partitions first that have most in one bucket. */
function BucketMap({ buckets, by, whole, onChoose }: BucketsProps & { by: Measure; whole: boolean }) {
  const t = useTranslate();
  const place = (partition: string) => partition || t('files.wholeTable');
  const rows = whole ? buckets.toSorted((a, b) => (a.partition < b.partition ? -1 : a.partition > b.partition ? 1 : 0)) : buckets;
  return (
    <HeatMap
      label={t('files.buckets')}
      rowTitle={t('files.partition')}
      columnTitle={t('files.bucket')}
      nameOfRow={place}
      onChoose={({ row, column }) => onChoose({ partition: row, bucket: column })}
      cells={rows.map((each) => ({
        row: each.partition,
        column: each.bucket,
        value: each[by],
        short: by === 'bytes' ? formatBytes(each.bytes) : formatCount(each[by]),
        text: t('files.bucketTip', {
          place: place(each.partition),
          bucket: each.bucket,
          size: formatBytes(each.bytes),
          files: each.files,
          runs: each.sortedRuns,
        }),
      }))}
    />
  );
}

function BucketTable({ buckets, onChoose }: BucketsProps) {
  const t = useTranslate();
  const columns: DataColumn<Bucket>[] = [
    {
      key: 'bucket',
      title: t('files.bucket'),
      render: (row) => (
        <Button type="link" size="small" className="flush-link" onClick={() => onChoose(row)}>
          {t('files.bucketNumber', { number: row.bucket })}
        </Button>
      ),
    },
    { key: 'partition', title: t('files.partition'), render: (row) => <PartitionName partition={row.partition} /> },
    { key: 'records', title: t('measure.records'), numeric: true, sortable: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, sortable: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, sortable: true, render: (row) => <Count value={row.files} /> },
    { key: 'small', title: t('files.small'), numeric: true, render: (row) => <Count value={row.smallFiles} /> },
    { key: 'sortedRuns', title: t('files.sortedRuns'), numeric: true, sortable: true, render: (row) => <Count value={row.sortedRuns} /> },
    { key: 'levels', title: t('files.levels'), render: (row) => <Levels levels={row.levels} /> },
  ];
  return (
    <DataTable
      label={t('files.buckets')}
      columns={columns}
      rows={buckets}
      rowKey={(row) => `${row.partition} ${row.bucket}`}
      list={list}
    />
  );
}
