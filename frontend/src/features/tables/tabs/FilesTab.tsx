import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { filesQuery, partitionsQuery } from '../../../api/tables';
import type { DataFile, Partition } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { CursorPager } from '../../../components/CursorPager';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from './tabProps';
import { BucketsSection } from './BucketsSection';
import { PartitionName } from './PartitionName';

export function FilesTab(props: TabProps) {
  return (
    <div className="stack wide">
      {props.table.partitionedBy.length > 0 && <Partitions {...props} />}
      <BucketsSection tableRef={props.tableRef} />
      <Files {...props} />
    </div>
  );
}

function Partitions({ tableRef }: TabProps) {
  const t = useTranslate();
  const query = useQuery(partitionsQuery(tableRef));
  const columns: DataColumn<Partition>[] = [
    { key: 'partition', title: t('files.partition'), render: (row) => <PartitionName partition={row.partition} /> },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, render: (row) => <Count value={row.files} /> },
    { key: 'changed', title: t('files.changed'), render: (row) => <TimeText value={row.changedAt} /> },
  ];
  return (
    <Section title={t('files.partitions')} flush>
      <Region query={query}>
        {({ items }) => (
          <DataTable
            label={t('files.partitions')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.partition}
            empty={<Notice title={t('files.none')} />}
          />
        )}
      </Region>
    </Section>
  );
}

function Files({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const bucket = search('bucket');
  const query = useQuery(
    filesQuery(tableRef, {
      partition: bucket === '' ? undefined : search('partition'),
      bucket: bucket === '' ? undefined : Number(bucket),
      cursor: search('cursor') || undefined,
    }),
  );
  const columns: DataColumn<DataFile>[] = [
    { key: 'path', title: t('files.file'), render: (row) => <code>{row.path}</code> },
    { key: 'partition', title: t('files.partition'), render: (row) => <PartitionName partition={row.partition} /> },
    { key: 'bucket', title: t('files.bucket'), numeric: true, render: (row) => row.bucket },
    { key: 'level', title: t('files.level'), numeric: true, render: (row) => row.level },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('files.size'), numeric: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'format', title: t('files.format'), render: (row) => row.format },
    { key: 'created', title: t('common.created'), render: (row) => <TimeText value={row.createdAt} /> },
  ];
  return (
    <Section
      title={t('tableTab.files')}
      flush
      extra={
        bucket !== '' && (
          <Button size="small" onClick={() => setSearch({ partition: undefined, bucket: undefined, cursor: undefined })}>
            {t('files.allBuckets', { number: bucket })}
          </Button>
        )
      }
    >
      <Region query={query}>
        {({ items, nextCursor }) => (
          <>
            <DataTable
              label={t('tableTab.files')}
              columns={columns}
              rows={items}
              rowKey={(row) => row.path}
              empty={<Notice title={t('files.none')} detail={t('files.noneDetail')} />}
            />
            <CursorPager shown={items.length} nextCursor={nextCursor} />
          </>
        )}
      </Region>
    </Section>
  );
}
