import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { tagsQuery, type TableRef } from '../../../api/tables';
import type { Tag } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Bytes, Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { formatIsoDuration } from '../../../lib/isoDuration';
import { useTranslate } from '../../../lib/translate';
import { CreateTag } from './CreateTag';
import { DeleteTag } from './DeleteTag';

export function TagsSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const tags = useQuery(tagsQuery(tableRef));
  const columns: DataColumn<Tag>[] = [
    {
      key: 'name',
      title: t('common.name'),
      render: (row) => <Link to={`${paths.table(tableRef, 'data')}?tag=${encodeURIComponent(row.name)}`}>{row.name}</Link>,
    },
    { key: 'snapshot', title: t('snapshot.id'), numeric: true, render: (row) => row.snapshotId },
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'files', title: t('kept.heldFiles'), numeric: true, render: (row) => <Count value={row.heldFiles} /> },
    { key: 'bytes', title: t('kept.heldBytes'), numeric: true, render: (row) => <Bytes value={row.heldBytes} /> },
    { key: 'retained', title: t('tag.retained'), render: (row) => (row.timeRetained === null ? t('tag.forGood') : formatIsoDuration(row.timeRetained)) },
    { key: 'acts', title: '', render: (row) => <div className="row-acts"><DeleteTag tableRef={tableRef} tag={row.name} /></div> },
  ];
  return (
    <Section title={t('snapshot.tags')} extra={<CreateTag tableRef={tableRef} />} flush>
      <Region query={tags} lines={2}>
        {({ items }) => (
          <DataTable
            label={t('snapshot.tags')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.name}
            empty={<Notice title={t('snapshot.noTags')} detail={t('snapshot.noTagsDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}
