import { useQuery } from '@tanstack/react-query';
import { Tag as Label } from 'antd';
import { Link } from 'react-router';

import { snapshotsQuery, tagsQuery } from '../../../api/tables';
import type { Snapshot, Tag } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Count } from '../../../components/Amount';
import { CursorPager } from '../../../components/CursorPager';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { SnapshotLane } from '../SnapshotLane';
import type { TabProps } from './tabProps';

/** Who committed a snapshot: a job, a run, Weir, or a stranger by the name it goes by. */
function Committer({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslate();
  const [, kind, name = ''] = /^(job|run) (.+)$/.exec(snapshot.who ?? '') ?? [];
  if (kind === 'job') {
    return <Link to={paths.job(name)}>{name}</Link>;
  }
  if (kind === 'run') {
    return <Link to={paths.run(Number(name))}>{t('run.numbered', { id: name })}</Link>;
  }
  return snapshot.who ?? <code>{snapshot.commitUser}</code>;
}

export function SnapshotsTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search] = useSearchState();
  const snapshots = useQuery(snapshotsQuery(tableRef, search('cursor') || undefined));
  const tags = useQuery(tagsQuery(tableRef));
  const dataAt = (query: string) => `${paths.table(tableRef, 'data')}?${query}`;
  const columns: DataColumn<Snapshot>[] = [
    { key: 'id', title: t('snapshot.id'), render: (row) => <Link to={dataAt(`snapshot=${row.id}`)}>{row.id}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => t(`snapshotKind.${row.kind}`) },
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'who', title: t('snapshot.who'), render: (row) => <Committer snapshot={row} /> },
    { key: 'total', title: t('snapshot.total'), numeric: true, render: (row) => <Count value={row.totalRecords} /> },
    { key: 'delta', title: t('snapshot.delta'), numeric: true, render: (row) => <Count value={row.deltaRecords} /> },
    { key: 'changelog', title: t('snapshot.changelog'), numeric: true, render: (row) => <Count value={row.changelogRecords} /> },
    { key: 'schema', title: t('tables.schemaVersion'), numeric: true, render: (row) => row.schemaId },
    { key: 'tags', title: t('snapshot.tags'), render: (row) => row.tags.map((tag) => <Label key={tag}>{tag}</Label>) },
  ];
  const tagColumns: DataColumn<Tag>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={dataAt(`tag=${encodeURIComponent(row.name)}`)}>{row.name}</Link> },
    { key: 'snapshot', title: t('snapshot.id'), numeric: true, render: (row) => row.snapshotId },
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
  ];
  return (
    <div className="stack wide">
      <Region query={snapshots}>
        {({ items, nextCursor }) => (
          <>
            {items.length > 1 && (
              <Section title={t('snapshot.timeline')}>
                <SnapshotLane snapshots={items} />
              </Section>
            )}
            <Section title={t('tableTab.snapshots')} flush>
              <DataTable
                label={t('tableTab.snapshots')}
                columns={columns}
                rows={items}
                rowKey={(row) => row.id}
                empty={<Notice title={t('snapshot.none')} detail={t('snapshot.noneDetail')} />}
              />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </Section>
          </>
        )}
      </Region>
      <Section title={t('snapshot.tags')} flush>
        <Region query={tags} lines={2}>
          {({ items }) => (
            <DataTable
              label={t('snapshot.tags')}
              columns={tagColumns}
              rows={items}
              rowKey={(row) => row.name}
              empty={<Notice title={t('snapshot.noTags')} detail={t('snapshot.noTagsDetail')} />}
            />
          )}
        </Region>
      </Section>
    </div>
  );
}
