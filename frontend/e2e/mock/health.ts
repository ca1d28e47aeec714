import type * as T from '../../src/api/types';
import { ago, curve, tables, times } from './lake.ts';

/** How well the mock's tables are. */

const signal = (id: string, title: string, value: number, unit: T.Signal['unit'], warning: number | null, error: number | null, more: Partial<T.Signal> = {}): T.Signal => ({
  id, title, meaning: `${title}: what is measured, and why it matters.`, value, unit, thresholds: { warning, error }, severity: 'info', share: 1, evidence: [], lost: 0, because: null, ...more,
});

const bucket = (name: string, sortedRuns: number): T.Evidence => ({ kind: 'bucket', name, values: { sortedRuns, files: 515 + sortedRuns, smallFiles: 410, bytes: 10_800_124_000 } });

export const judgement: T.Judgement = {
  score: 40,
  state: 'ILL',
  unknown: null,
  signals: [
    signal('job-down', 'Job is down', 0, 'seconds', 120, null),
    signal('no-compactor', 'Nobody compacts', 7_500, 'seconds', 2_700, 3_600, {
      severity: 'error', lost: 40, evidence: [{ kind: 'compaction', name: 'orders', values: { writeOnly: true, uncompactedSince: ago(7_500) } }],
    }),
    signal('sorted-runs', 'Sorted runs', 11, 'count', 5, 8, { severity: 'error', because: 'no-compactor', evidence: ['dt=20240101/bucket-3', 'dt=20240101/bucket-1', 'dt=20240102/bucket-0'].map((name, index) => bucket(name, 11 - index)) }),
    signal('small-files', 'Small files', 410, 'count', 21, 101, { severity: 'error', because: 'no-compactor', evidence: [bucket('dt=20240101/bucket-3', 11)] }),
    signal('tags-pin-files', 'Tags pin files', 71, 'percent', 50, 200, { severity: 'warning', lost: 8, evidence: [{ kind: 'tag', name: '2024-01-01', values: { snapshot: 1_199, createdAt: ago(3_000), heldFiles: 812, heldBytes: 61_000_000_000 } }] }),
    signal('consumer-blocks-expiry', 'Consumer blocks expiry', 610, 'count', 501, null, { severity: 'warning', lost: 12, share: 0.2, evidence: [{ kind: 'consumer', name: 'nightly', values: { nextSnapshot: 594, behind: 610, movedAt: ago(8_000), heldBytes: 9_000_000_000 } }] }),
    signal('manifests', 'Manifests', 12, 'count', 101, null),
    signal('bucket-size', 'Bucket size', 10_800_124_000, 'bytes', 16_000_000_000, 32_000_000_000),
    signal('bucket-skew', 'Bucket skew', 1.1, 'ratio', 3, 10),
  ],
  advice: [
    {
      id: 'nobody-compacts', severity: 'error', title: 'Nobody compacts this write-only table',
      reason: 'Its writers do not compact it, and no policy and no job does. Rows wait since 2 h 5 m.', values: { waited: '2 h 5 m' },
      cost: 'Each read merges more files than the last, plans take longer, and the first compaction after it rewrites all of them at once.',
      signals: ['no-compactor', 'sorted-runs', 'small-files'],
      action: { kind: 'policy', target: 'main.ods.orders', body: { name: 'ods-orders-compact', scope: { catalog: 'main', database: 'ods', table: 'orders' }, action: 'compact', trigger: { kind: 'every', every: 'PT15M' }, options: { strategy: 'minor' } } },
    },
    {
      id: 'consumer-holds-snapshots', severity: 'warning', title: 'A consumer holds old snapshots',
      reason: `The consumer nightly has still to read 610 snapshots, and last moved at ${ago(8_000)}. If its reader is gone, reset it to the newest snapshot or delete it.`,
      values: { consumer: 'nightly', behind: 610, movedAt: ago(8_000) }, cost: 'Files that were replaced long ago keep their place in the storage, and listing snapshots takes longer.',
      signals: ['consumer-blocks-expiry'], action: { kind: 'consumer-reset', target: 'main.ods.orders/consumers/nightly', body: { nextSnapshot: 1_204 } },
    },
    {
      id: 'tags-hold-files', severity: 'warning', title: 'Tags hold old files', reason: "2024-01-01 hold 71% of the table's size in files that nothing else needs. What a tag alone holds is freed at the next expiry after it is deleted.",
      values: { tags: '2024-01-01', share: '71%' }, cost: 'The storage of the files that only tags hold.', signals: ['tags-pin-files'], action: null,
    },
  ],
  actors: {
    owner: 'WEIR', jobs: [{ name: 'orders-sync', compacts: false, state: 'RUNNING' }], policies: [{ action: 'expire-snapshots', policy: 'ods-expire' }],
    seen: [{ name: 'orders-sync', appends: 412, compactions: 0, first: 792, last: 1_204, lastAt: ago(14) }],
  },
  observedAt: ago(8),
  snapshotId: 1_204,
};

export const verdicts: T.Verdict[] = tables.toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0)).map((each, index) => {
  const { state, score } = each;
  return {
    table: `${each.catalog}.${each.database}.${each.name}`, catalog: each.catalog, database: each.database, name: each.name, layer: each.layer,
    score, state, unknown: state === 'UNKNOWN' ? 'It was not looked at yet.' : null,
    causes: state === 'ILL' || state === 'DEGRADED' ? judgement.advice.slice(index % 2).map(({ id, severity, title, reason }) => ({ id, severity, title, reason })) : [],
    bytes: each.bytes, files: each.files, deadBytes: each.bytes === null ? null : Math.round(each.bytes * 0.3), observedAt: each.observedAt,
  };
});

const count = (state: T.HealthState) => verdicts.filter((each) => each.state === state).length;

export const summary: T.HealthSummary = {
  tables: tables.length, observed: tables.length - 1, failing: 1, bytes: 442_000_000_000, files: 13_106, records: 74_801_063, snapshots: 168,
  states: { healthy: count('HEALTHY'), degraded: count('DEGRADED'), ill: count('ILL'), unknown: count('UNKNOWN') },
  dead: { bytes: 130_000_000_000, byTagsBytes: 92_000_000_000, byConsumersBytes: 9_000_000_000 }, changelogBytes: 4_200_000_000,
  layers: [{ name: 'ODS', tables: 6, bytes: 250_000_000_000, deadBytes: 100_000_000_000 }, { name: 'DWD', tables: 2, bytes: 190_000_000_000, deadBytes: 30_000_000_000 }, { name: null, tables: 1, bytes: 2_000_000_000, deadBytes: 0 }],
  databases: [{ name: 'main.ods', tables: 6, bytes: 252_000_000_000, deadBytes: 100_000_000_000 }, { name: 'main.dwd', tables: 2, bytes: 190_000_000_000, deadBytes: 30_000_000_000 }],
  series: { times, bytes: curve(438_000_000_000, 320_000_000), files: curve(12_800, 40) } as T.HealthSummary['series'],
  mostFiles: tables.filter((each) => each.files !== null).toSorted((a, b) => (b.files ?? 0) - (a.files ?? 0)).map((each) => ({ table: `${each.catalog}.${each.database}.${each.name}`, files: each.files ?? 0, bytes: each.bytes ?? 0 })),
  unobserved: [], observedAt: ago(12), stale: false,
};
