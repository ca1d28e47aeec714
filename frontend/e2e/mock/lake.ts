import type * as T from '../../src/api/types';

/** A small shop's lake, as the mock shows it. */

const now = Date.now();
export const ago = (seconds: number) => new Date(now - seconds * 1_000).toISOString();
export const ahead = (seconds: number) => ago(-seconds);

export const me: T.Me = {
  username: 'admin',
  roles: ['admin'],
  permissions: [
    'lake:read', 'data:read', 'table:write', 'catalog:write', 'connection:write', 'cluster:write',
    'job:write', 'policy:write', 'run:write', 'token:own', 'user:admin', 'audit:read',
  ],
  via: 'session',
  csrfToken: 'mock',
};

export const catalogs: T.Catalog[] = [
  {
    name: 'main', metastore: 'filesystem', warehouse: '/var/lib/weir/warehouse', options: {}, secrets: {}, createdAt: ago(864_000), version: 1,
    state: { reachable: true, message: null, checkedAt: ago(9) },
  },
  {
    name: 'archive', metastore: 'filesystem', warehouse: 's3://lake-archive/warehouse', options: { 's3.endpoint': 'http://minio:9000' },
    secrets: { 's3.access-key': { set: true, setAt: ago(259_200) }, 's3.secret-key': { set: true, setAt: ago(259_200) } },
    createdAt: ago(400_000), version: 3,
    state: { reachable: false, message: 'The endpoint minio:9000 does not answer within 10 s.', checkedAt: ago(12) },
  },
];

export const databases: Record<string, T.Database[]> = {
  main: [
    { name: 'ods', tables: 6, comment: 'as it is in the shop' },
    { name: 'dwd', tables: 2, comment: null },
    { name: 'default', tables: 0, comment: null },
  ],
  archive: [{ name: 'ods_2023', tables: 41, comment: null }],
};

const row = (name: string, records: number | null, bytes: number | null, files: number | null, layer: string | null = 'ODS'): T.TableRow => ({
  catalog: 'main', database: layer === 'DWD' ? 'dwd' : 'ods', name, layer, owner: 'WEIR', records, bytes, files,
  snapshots: files === null ? null : 24, lastCommitAt: files === null ? null : ago(14), observedAt: files === null ? null : ago(8),
  state: files === null ? 'UNKNOWN' : 'HEALTHY', score: files === null ? null : 100, comment: null, drift: null,
});

export const tables: T.TableRow[] = [
  { ...row('orders', 12_345_678, 87_188_654_321, 4_120), state: 'ILL', score: 40 },
  { ...row('order_items', 38_012_440, 120_330_112_004, 6_214), state: 'ILL', score: 0 },
  { ...row('customers', 182_004, 41_204_551, 38), state: 'DEGRADED', score: 68 },
  row('products', 12_001, 3_120_400, 16),
  { ...row('payments', 11_904_210, 44_120_884_101, 1_902), owner: 'COMPACT_JOB' },
  row('订单明细_very_long_name_that_does_not_fit_in_a_narrow_column_2024', null, null, null),
  { ...row('order_items_daily', 8_812_001, 90_223_001, 214), drift: true },
  row('order_wide', 12_345_001, 190_223_001_233, 812, 'DWD'),
  { ...row('payment_daily', 730, 88_201, 4, 'DWD'), owner: 'WRITER' },
];

export const columns: T.Table['columns'] = [
  { id: 0, name: 'order_id', type: 'BIGINT NOT NULL', comment: 'key', default: '' },
  { id: 1, name: 'customer_id', type: 'BIGINT', comment: null, default: '' },
  { id: 2, name: 'amount', type: 'DECIMAL(10, 2)', comment: 'as charged', default: '' },
  { id: 3, name: 'status', type: 'STRING', comment: null, default: 'new' },
  { id: 4, name: 'address', type: 'ROW<street STRING, city STRING, zip STRING>', comment: null, default: '' },
  { id: 5, name: 'dt', type: 'STRING NOT NULL', comment: 'day of the order', default: '' },
  { id: 6, name: 'updated_at', type: 'TIMESTAMP(3)', comment: null, default: '' },
];

export function tableOf(found: T.TableRow): T.Table {
  return {
    catalog: found.catalog, database: found.database, name: found.name, schemaId: 2, columns,
    primaryKey: ['order_id', 'dt'], partitionedBy: ['dt'], comment: 'orders as they are in the shop', layer: found.layer,
    options: { bucket: '4', 'write-only': 'true' }, owner: found.owner ?? 'WEIR', createdAt: ago(600_000), branches: 0, drift: found.drift,
    sql: `CREATE TABLE \`${found.database}\`.\`${found.name}\` (\n  \`order_id\` BIGINT NOT NULL COMMENT 'key',\n  \`customer_id\` BIGINT,\n  \`amount\` DECIMAL(10, 2) COMMENT 'as charged',\n  \`status\` STRING,\n  \`dt\` STRING NOT NULL,\n  PRIMARY KEY (\`order_id\`, \`dt\`) NOT ENFORCED\n) PARTITIONED BY (\`dt\`) WITH (\n  'bucket' = '4',\n  'write-only' = 'true'\n);`,
    observation: found.files === null ? null : {
      snapshotId: 1_204, observedAt: ago(8), stale: false, records: found.records ?? 0, bytes: found.bytes ?? 0, files: found.files, snapshots: found.snapshots ?? 0,
      lastCommitAt: found.lastCommitAt, smallFiles: 3_906, sortedRunsMax: 7,
    },
  };
}

function keepers(index: number): T.Snapshot['keptBy'] {
  const all: (T.Snapshot['keptBy'][number] | false)[] = [
    index === 0 && { kind: 'newest', name: null },
    index < 10 && { kind: 'retain-min', name: 'ods-expire' },
    index < 16 && { kind: 'consumer', name: 'export' },
    index === 5 && { kind: 'tag', name: '2024-01-01' },
  ];
  return all.filter((each) => each !== false);
}

export const snapshots: T.Snapshot[] = Array.from({ length: 24 }, (_each, index) => ({
  id: 1_204 - index, schemaId: index < 10 ? 2 : 1, kind: index % 6 === 3 ? 'COMPACT' : 'APPEND', at: ago(14 + index * 41 + (index % 4) * 9),
  commitUser: '7f3a1c', commitIdentifier: 9_001 - index, totalRecords: 12_345_678 - index * 120, deltaRecords: index % 6 === 3 ? 0 : 120,
  changelogRecords: null, who: index % 6 === 3 ? 'Weir' : 'job orders-sync', tags: index === 5 ? ['2024-01-01'] : [], keptBy: keepers(index),
}));

export const seen = { observedAt: ago(8), snapshotId: 1_204, failure: null };

export const partitions: T.Partition[] = ['dt=20240101', 'dt=20240102'].map((partition, index) => ({
  partition, records: 6_170_012, bytes: 43_500_000_000, files: 2_061, smallFiles: 1_932 + index, deletedRecords: 0, sortedRuns: 7 - index, bucketCount: 4, changedAt: ago(14),
}));

export const sizes: T.FileSizes = {
  ...seen,
  smallBelowBytes: 33_554_432,
  classes: [18, 19, 20, 21, 22, 23, 24, 25, 26, 27].map((power, index) => ({ fromBytes: 2 ** power, toBytes: 2 ** (power + 1) - 1, files: [12, 80, 340, 910, 1_204, 800, 410, 150, 90, 124][index] ?? 0 })),
};

export const buckets: T.Bucket[] = ['dt=20240101', 'dt=20240102'].flatMap((partition) =>
  [0, 1, 2, 3].map((bucket) => ({
    partition, bucket, records: 1_540_002 + bucket * 3_011, bytes: 10_800_124_000 + bucket * 88_000_000, files: 515 + bucket, smallFiles: 480 + bucket,
    levels: [
      { level: 0, files: 6 + bucket, bytes: 88_000_100 },
      { level: 4, files: 12, bytes: 410_000_000 },
      { level: 5, files: 497, bytes: 10_302_000_000 },
    ],
    sortedRuns: 5 + (bucket % 3),
  })),
);

const points = 60;
export const times = Array.from({ length: points }, (_each, index) => ago((points - index) * 60));
export const curve = (base: number, step: number, from = 0) =>
  times.map((_time, index) => (index > 30 && index < 36 && from === 0 ? null : Math.round(base + step * (index % 12) + step * 0.3 * index)));
