import type { Snapshot, SnapshotKind } from '../../api/types';
import { formatInstant } from '../../lib/format';
import { useProfile } from '../../lib/profile';
import { useTranslate } from '../../lib/translate';

const kinds: SnapshotKind[] = ['APPEND', 'COMPACT', 'OVERWRITE', 'ANALYZE'];
const mergeWithin = 0.02;

interface Tick {
  at: number;
  snapshots: Snapshot[];
}

/** Snapshots as ticks on a line of time; those that would overlap become one with a count. */
function ticksOf(snapshots: Snapshot[], from: number, span: number): Tick[] {
  const ticks: Tick[] = [];
  for (const snapshot of snapshots) {
    const at = (Date.parse(snapshot.at) - from) / span;
    const last = ticks.at(-1);
    if (last !== undefined && at - last.at < mergeWithin) {
      last.snapshots.push(snapshot);
    } else {
      ticks.push({ at, snapshots: [snapshot] });
    }
  }
  return ticks;
}

/** When each kind of commit happened, a lane per kind. */
export function SnapshotLane({ snapshots }: { snapshots: Snapshot[] }) {
  const t = useTranslate();
  const { zone } = useProfile();
  const sorted = snapshots.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const first = sorted[0]?.at ?? '';
  const last = sorted.at(-1)?.at ?? '';
  const from = Date.parse(first);
  const span = Math.max(1, Date.parse(last) - from);
  return (
    <div className="lanes">
      {kinds
        .map((kind) => ({ kind, ticks: ticksOf(sorted.filter((each) => each.kind === kind), from, span) }))
        .filter(({ ticks }) => ticks.length > 0)
        .map(({ kind, ticks }) => (
          <div className="lane" key={kind}>
            <span className="second">{t(`snapshotKind.${kind}`)}</span>
            <div className={`lane-track lane-${kind.toLowerCase()}`}>
              {ticks.map((tick) => {
                const ids = tick.snapshots.map((each) => each.id);
                const label = `${ids.length > 1 ? `${ids[0]}–${ids.at(-1)}` : ids[0]} · ${formatInstant(tick.snapshots[0]?.at ?? '', zone)}`;
                return (
                  <span key={ids[0]} className="lane-tick" style={{ left: `${tick.at * 100}%` }} title={label}>
                    {ids.length > 1 ? ids.length : ''}
                  </span>
                );
              })}
            </div>
          </div>
        ))}
      <div className="lane second small">
        <span>{zone}</span>
        <div className="lane-ends">
          <span>{formatInstant(first, zone)}</span>
          <span>{formatInstant(last, zone)}</span>
        </div>
      </div>
    </div>
  );
}
