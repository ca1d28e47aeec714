import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { partitionsQuery, type TableRef } from '../../../api/tables';
import type { Partition } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { CursorPager } from '../../../components/CursorPager';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { FilterInput } from '../../../components/FilterInput';
import { NoMatch } from '../../../components/NoMatch';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { NoFiles } from './NoFiles';

const list = 'partitions';

/** The partitions, sorted, filtered and paged by the server. A press shows the buckets and files of one. */
export function PartitionsSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search] = useSearchState();
  const q = search(`${list}.q`) || undefined;
  const query = useQuery(
    partitionsQuery(tableRef, {
      q,
      sort: search(`${list}.sort`) || undefined,
      cursor: search(`${list}.cursor`) || undefined,
    }),
  );
  const columns = usePartitionColumns();
  return (
    <Section title={t('files.partitions')} flush extra={<FilterInput label={t('files.filterPartitions')} list={list} />}>
      <Region query={query}>
        {(page) => (
          <>
            <DataTable
              label={t('files.partitions')}
              list={list}
              columns={columns}
              rows={page.items}
              rowKey={(row) => row.partition}
              empty={q === undefined ? <NoFiles seen={page} /> : <NoMatch />}
            />
            <CursorPager shown={page.items.length} nextCursor={page.nextCursor} name={`${list}.cursor`} />
          </>
        )}
      </Region>
    </Section>
  );
}

function usePartitionColumns(): DataColumn<Partition>[] {
  const t = useTranslate();
  const [, setSearch] = useSearchState();
  const count = (key: keyof Partition & string, title: string): DataColumn<Partition> => ({
    key,
    title,
    numeric: true,
    sortable: true,
    render: (row) => <Count value={row[key] as number} />,
  });
  return [
    {
      key: 'partition',
      title: t('files.partition'),
      sortable: true,
      render: ({ partition }) => (
        <Button
          type="link"
          size="small"
          className="flush-link"
          onClick={() => setSearch({ partition, bucket: undefined, cursor: undefined })}
        >
          <code>{partition}</code>
        </Button>
      ),
    },
    count('records', t('measure.records')),
    { key: 'bytes', title: t('measure.bytes'), numeric: true, sortable: true, render: (row) => <Bytes value={row.bytes} /> },
    count('files', t('measure.files')),
    count('smallFiles', t('files.small')),
    count('deletedRecords', t('files.deletedRows')),
    count('sortedRuns', t('tables.sortedRuns')),
    count('bucketCount', t('files.buckets')),
    { key: 'changedAt', title: t('files.changed'), sortable: true, render: (row) => <TimeText value={row.changedAt} /> },
  ];
}
