import { useQuery } from '@tanstack/react-query';

import { filesQuery, type TableRef } from '../../../api/tables';
import type { DataFile } from '../../../api/types';
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
import { ChosenPlace } from './ChosenPlace';
import { PartitionName } from './PartitionName';

/** Each live file, of the partition and bucket that were chosen. */
export function FilesSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search] = useSearchState();
  const bucket = search('bucket');
  const query = useQuery(
    filesQuery(tableRef, {
      partition: search('partition') || undefined,
      bucket: bucket === '' ? undefined : Number(bucket),
      sort: search('sort') || undefined,
      cursor: search('cursor') || undefined,
    }),
  );
  const columns: DataColumn<DataFile>[] = [
    { key: 'path', title: t('files.file'), render: (row) => <code>{row.path}</code> },
    { key: 'partition', title: t('files.partition'), render: (row) => <PartitionName partition={row.partition} /> },
    { key: 'bucket', title: t('files.bucket'), numeric: true, render: (row) => row.bucket },
    { key: 'level', title: t('files.level'), numeric: true, sortable: true, render: (row) => row.level },
    { key: 'records', title: t('measure.records'), numeric: true, sortable: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('files.size'), numeric: true, sortable: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'format', title: t('files.format'), render: (row) => row.format },
    { key: 'createdAt', title: t('common.created'), sortable: true, render: (row) => <TimeText value={row.createdAt} /> },
  ];
  return (
    <Section title={t('tableTab.files')} flush extra={<ChosenPlace />}>
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
