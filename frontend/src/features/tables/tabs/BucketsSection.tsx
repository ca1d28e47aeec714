import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';

import { bucketsQuery, type TableRef } from '../../../api/tables';
import type { Bucket } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { HeatMap } from '../../../components/HeatMap';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { formatBytes, formatCount } from '../../../lib/format';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { Levels } from '../Levels';
import { PartitionName } from './PartitionName';

type View = 'bytes' | 'files' | 'table';

/** A table reads better than a map as long as it is short. */
const fewBuckets = 8;

/** Where the files are: a map by bytes or by files, or a table with every number. A press shows a bucket's files. */
export function BucketsSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const query = useQuery(bucketsQuery(tableRef));
  const usual: View = (query.data?.items.length ?? 0) > fewBuckets ? 'bytes' : 'table';
  const view = (search('buckets') || usual) as View;
  const choose = ({ partition, bucket }: Pick<Bucket, 'partition' | 'bucket'>) =>
    setSearch({ partition, bucket: String(bucket), cursor: undefined });
  return (
    <Section
      title={t('files.buckets')}
      flush
      extra={
        <Segmented
          aria-label={t('files.bucketsAs')}
          value={view}
          onChange={(value) => setSearch({ buckets: value })}
          options={[
            { value: 'bytes', label: t('files.mapByBytes') },
            { value: 'files', label: t('files.mapByFiles') },
            { value: 'table', label: t('chart.asTable') },
          ]}
        />
      }
    >
      <Region query={query}>
        {({ items, nextCursor }) => (
          <>
            {view === 'table' || items.length === 0 ? (
              <BucketTable buckets={items} onChoose={choose} />
            ) : (
              <BucketMap buckets={items} by={view} onChoose={choose} />
            )}
            {nextCursor !== null && <p className="pager second">{t('files.firstBuckets', { count: items.length })}</p>}
          </>
        )}
      </Region>
    </Section>
  );
}

interface BucketsProps {
  buckets: Bucket[];
  onChoose: (bucket: Pick<Bucket, 'partition' | 'bucket'>) => void;
}

function BucketMap({ buckets, by, onChoose }: BucketsProps & { by: 'bytes' | 'files' }) {
  const t = useTranslate();
  const place = (partition: string) => partition || t('files.wholeTable');
  return (
    <HeatMap
      label={t('files.buckets')}
      rowTitle={t('files.partition')}
      columnTitle={t('files.bucket')}
      nameOfRow={place}
      onChoose={({ row, column }) => onChoose({ partition: row, bucket: column })}
      cells={buckets.map((each) => ({
        row: each.partition,
        column: each.bucket,
        value: each[by],
        short: by === 'bytes' ? formatBytes(each.bytes) : formatCount(each.files),
        text: t('files.bucketTip', {
          place: place(each.partition),
          bucket: each.bucket,
          size: formatBytes(each.bytes),
          files: each.files,
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
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, render: (row) => <Count value={row.files} /> },
    { key: 'runs', title: t('tables.sortedRuns'), numeric: true, render: (row) => <Count value={row.sortedRuns} /> },
    { key: 'levels', title: t('files.levels'), render: (row) => <Levels levels={row.levels} /> },
  ];
  return (
    <DataTable
      label={t('files.buckets')}
      columns={columns}
      rows={buckets}
      rowKey={(row) => `${row.partition} ${row.bucket}`}
      empty={<Notice title={t('files.none')} detail={t('files.noneDetail')} />}
    />
  );
}
