import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { consumersQuery } from '../../../api/kept';
import { snapshotsQuery } from '../../../api/tables';
import type { Snapshot } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Count } from '../../../components/Amount';
import { CursorPager } from '../../../components/CursorPager';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { formatCount } from '../../../lib/format';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { BranchesSection } from '../kept/BranchesSection';
import { ConsumersSection } from '../kept/ConsumersSection';
import { CreateTag } from '../kept/CreateTag';
import { KeptBy } from '../kept/KeptBy';
import { RollBack } from '../kept/RollBack';
import { TagsSection } from '../kept/TagsSection';
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
  return snapshot.who ?? <code title={snapshot.commitUser}>{shortened(snapshot.commitUser)}</code>;
}

/** Writers without a name of their own go by a UUID, of which the beginning tells them apart. */
function shortened(user: string): string {
  return user.length > 16 ? `${user.slice(0, 8)}…` : user;
}

/** How many rows it has, and by how many that is more or less than before. */
function Rows({ snapshot }: { snapshot: Snapshot }) {
  const { deltaRecords } = snapshot;
  return (
    <>
      <Count value={snapshot.totalRecords} />
      {deltaRecords !== 0 && (
        <div className="second nowrap">{`${deltaRecords > 0 ? '+' : '−'}${formatCount(Math.abs(deltaRecords))}`}</div>
      )}
    </>
  );
}

export function SnapshotsTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search] = useSearchState();
  const cursor = search('cursor');
  const snapshots = useQuery(snapshotsQuery(tableRef, cursor || undefined));
  const consumers = useQuery(consumersQuery(tableRef)).data?.items ?? [];
  const hasChangelog = snapshots.data?.items.some((snapshot) => snapshot.changelogRecords) ?? false;
  const changelog: DataColumn<Snapshot> = {
    key: 'changelog',
    title: t('snapshot.changelog'),
    numeric: true,
    render: (row) => <Count value={row.changelogRecords} />,
  };
  const columns: DataColumn<Snapshot>[] = [
    { key: 'id', title: t('snapshot.id'), render: (row) => <Link to={`${paths.table(tableRef, 'data')}?snapshot=${row.id}`}>{row.id}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => t(`snapshotKind.${row.kind}`) },
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'who', title: t('snapshot.who'), render: (row) => <Committer snapshot={row} /> },
    { key: 'total', title: t('snapshot.total'), numeric: true, render: (row) => <Rows snapshot={row} /> },
    ...(hasChangelog ? [changelog] : []),
    { key: 'schema', title: t('tables.schemaVersion'), numeric: true, render: (row) => row.schemaId },
    { key: 'kept', title: t('keptBy.title'), render: (row) => <KeptBy snapshot={row} /> },
    {
      key: 'acts',
      title: '',
      render: (row) => (
        <div className="row-acts">
          <CreateTag tableRef={tableRef} snapshotId={row.id} size="small" />
          <RollBack tableRef={tableRef} snapshotId={row.id} isNewest={row.keptBy.some((keeper) => keeper.kind === 'newest')} />
        </div>
      ),
    },
  ];
  return (
    <div className="stack wide">
      <Region query={snapshots}>
        {({ items, nextCursor }) => (
          <>
            {items.length > 1 && (
              <Section title={t('snapshot.timeline')}>
                <SnapshotLane snapshots={items} consumers={consumers} />
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
      <TagsSection tableRef={tableRef} />
      <BranchesSection tableRef={tableRef} />
      <ConsumersSection tableRef={tableRef} />
    </div>
  );
}
