import type { Consumer, Snapshot, SnapshotKind } from '../../api/types';
import { formatInstant } from '../../lib/format';
import { useProfile } from '../../lib/profile';
import { useTranslate } from '../../lib/translate';
import { Lane, type Mark } from './Lane';

const kinds: SnapshotKind[] = ['APPEND', 'COMPACT', 'OVERWRITE', 'ANALYZE'];

interface Props {
  snapshots: Snapshot[];
  consumers: Consumer[];
}

/** When each kind of commit happened, a lane per kind; and on the same axis where tags are, and what consumers read next. */
export function SnapshotLane({ snapshots, consumers }: Props) {
  const t = useTranslate();
  const { zone } = useProfile();
  const sorted = snapshots.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) {
    return null;
  }
  const from = Date.parse(first.at);
  const span = Math.max(1, Date.parse(last.at) - from);
  const place = (snapshot: Snapshot) => (Date.parse(snapshot.at) - from) / span;
  const commits = (kind: SnapshotKind): Mark[] =>
    sorted
      .filter((each) => each.kind === kind)
      .map((each) => ({ at: place(each), name: String(each.id), detail: formatInstant(each.at, zone) }));
  const tags: Mark[] = sorted.flatMap((each) => each.tags.map((tag) => ({ at: place(each), name: tag, detail: String(each.id), named: true })));
  const readers: Mark[] = consumers
    .filter((consumer) => consumer.nextSnapshot >= first.id)
    .map((consumer) => {
      const next = sorted.find((each) => each.id >= consumer.nextSnapshot);
      return { at: next === undefined ? 1 : place(next), name: consumer.id, detail: String(consumer.nextSnapshot), named: true };
    })
    .toSorted((a, b) => a.at - b.at);
  return (
    <div className="lanes">
      {kinds.map((kind) => (
        <Lane key={kind} label={t(`snapshotKind.${kind}`)} look={kind.toLowerCase()} marks={commits(kind)} />
      ))}
      <Lane label={t('snapshot.tags')} look="tag" marks={tags} />
      <Lane label={t('consumer.title')} look="consumer" marks={readers} />
      <div className="lane second small">
        <span>{zone}</span>
        <div className="lane-ends">
          <span>{formatInstant(first.at, zone)}</span>
          <span>{formatInstant(last.at, zone)}</span>
        </div>
      </div>
    </div>
  );
}
