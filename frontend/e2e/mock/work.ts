import type * as T from '../../src/api/types';
import { ago, ahead } from './lake.ts';

/** The mock's connections, clusters, jobs, policies and runs. */

export const connections: T.Connection[] = [
  { name: 'shop', kind: 'mysql', host: 'mysql.shop.internal', port: 3306, username: 'weir', password: { set: true, setAt: ago(259_200) }, options: { serverTimeZone: 'Asia/Shanghai', serverIdRange: '5400-5499' }, createdAt: ago(300_000), version: 2 },
];

export const sourceTables: T.SourceTable[] = [
  ['customers', ['id'], 182_004], ['orders', ['order_id'], 12_345_678], ['order_items', ['order_id', 'line'], 38_012_440],
  ['payments', ['id'], 11_904_210], ['products', ['sku'], 12_001], ['audit_log', [], 90_112_003],
].map(([name, primaryKey, rows]) => ({
  database: 'shop', name: name as string, primaryKey: primaryKey as string[], rowsEstimate: rows as number, bytes: (rows as number) * 140,
  columns: [
    { name: 'id', type: 'bigint unsigned', nullable: false },
    { name: 'amount', type: 'decimal(10,2)', nullable: true },
    { name: 'status', type: "enum('new','paid')", nullable: true },
    { name: 'updated_at', type: 'timestamp(3)', nullable: false },
  ],
}));

export const checks: T.Check[] = [
  { id: 'reach', title: 'The server answers', ok: true, message: 'MySQL 8.0.36', fix: null },
  { id: 'binlog', title: 'The binlog is on, in ROW format with full images', ok: true, message: null, fix: null },
  { id: 'privileges', title: 'The user may read and replicate', ok: false, message: 'REPLICATION SLAVE and REPLICATION CLIENT are missing.', fix: "GRANT REPLICATION SLAVE, REPLICATION CLIENT ON *.* TO 'weir'@'%';" },
  { id: 'timezone', title: 'The time zone is known', ok: null, message: 'Not checked: it needs the privileges above.', fix: null },
];

export const clusters: T.Cluster[] = [
  { name: 'embedded', kind: 'embedded', url: 'http://localhost:18081', state: 'UP', message: null, flinkVersion: '1.20.3', incarnation: '3f9d02c1', slotsTotal: 8, slotsFree: 5, taskManagers: 1, jobsRunning: 3, seenAt: ago(3), webUrl: 'http://localhost:18081', createdAt: ago(864_000), version: 1, options: { checkpointDirectory: null, savepointDirectory: null } },
  { name: 'analytics', kind: 'session', url: 'http://flink.analytics:8081', state: 'UNKNOWN', message: 'The JobManager has not answered for 4 min. Its jobs may still run.', flinkVersion: '1.20.1', incarnation: null, slotsTotal: null, slotsFree: null, taskManagers: null, jobsRunning: null, seenAt: ago(243), webUrl: null, createdAt: ago(600_000), version: 4, options: { checkpointDirectory: null, savepointDirectory: null } },
];

const deployment: T.Deployment = {
  id: 12, revision: 2, state: 'CONFIRMED', flinkJobId: '9a3e5f02c1b84d8ab6f2d9c0e7715a44', startFrom: { kind: 'savepoint', path: 'file:/var/lib/weir/savepoints/savepoint-9a3e5f-77' },
  createdAt: ago(7_300), submittedAt: ago(7_299), confirmedAt: ago(7_290), endedAt: null, endReason: null, savepointPath: null, incarnation: '3f9d02c1', sentence: null,
};

const syncSpec: T.MysqlSyncSpec = {
  connection: 'shop', sourceDatabase: 'shop', tables: { include: ['orders', 'order_items', 'customers', 'payments', 'products'], exclude: [] }, catalog: 'main', database: 'ods',
  tablePrefix: '', tableSuffix: '', tableOptions: { bucket: '2' }, typeMapping: ['tinyint1-not-bool'], checkpointInterval: 'PT10S', parallelism: 1,
};

const job = (name: string, state: T.JobState, more: Partial<T.Job> = {}): T.Job =>
  ({
    name, cluster: 'embedded', kind: 'mysql-sync', spec: syncSpec, desiredState: 'RUNNING', labels: {}, state, sentence: null, decision: null, revision: 2,
    deployment, createdAt: ago(500_000), updatedAt: ago(7_300), changedAt: ago(7_300), version: 5, ...more,
  }) as T.Job;

export const jobs: T.Job[] = [
  job('orders-sync', 'RUNNING'),
  job('crm-sync', 'FAILED', { sentence: "MySQL refuses user weir. Check the password of connection crm.", deployment: { ...deployment, state: 'ENDED', endReason: 'FAILED' } }),
  job('stock-sync', 'STOPPING', { desiredState: 'STOPPED', changedAt: ago(4) }),
  job('logs-sync', 'RESTARTING', { sentence: 'The connection to mysql.logs was lost; Flink tries again, the 3rd time.' }),
  job('far-sync', 'UNKNOWN', { cluster: 'analytics', sentence: 'Cluster analytics does not answer; the job may still run.' }),
  job('payments-compaction', 'RUNNING', { kind: 'compaction', spec: { catalog: 'main', database: 'ods', table: 'payments', parallelism: 1, checkpointInterval: 'PT30S' } } as Partial<T.Job>),
  job('old-sync', 'STOPPED', { desiredState: 'STOPPED' }),
];

export const jobRow = (each: T.Job): T.JobRow => ({
  name: each.name, kind: each.kind, cluster: each.cluster, desiredState: each.desiredState, state: each.state, sentence: each.sentence,
  targets: each.kind === 'compaction' ? 'main.ods.payments' : 'main.ods', tables: each.kind === 'compaction' ? 1 : 5,
  recordsIn: each.state === 'RUNNING' ? 12_345_678 : null, recordsOut: each.state === 'RUNNING' ? 12_345_640 : null,
  lastCheckpointAt: each.state === 'RUNNING' ? ago(6) : null, restarts: each.state === 'RESTARTING' ? 3 : 0, since: ago(7_200),
});

const raw = 'org.apache.flink.runtime.JobException: Recovery is suppressed by FixedDelayRestartBackoffTimeStrategy\n\tat org.apache.flink.runtime.executiongraph.failover.ExecutionFailureHandler.handleFailure(ExecutionFailureHandler.java:219)\nCaused by: java.sql.SQLException: Access denied for user \'weir\'@\'10.0.0.7\' (using password: YES)\n\tat com.mysql.cj.jdbc.exceptions.SQLError.createSQLException(SQLError.java:129)';

export const exceptions = (failed: boolean): T.JobExceptions => ({
  sentence: failed ? 'MySQL refuses user weir. Check the password of connection crm.' : null,
  cause: failed ? "Access denied for user 'weir'@'10.0.0.7' (using password: YES)" : null,
  raw: failed ? raw : null,
  at: failed ? ago(300) : null,
  history: failed ? [{ at: ago(330), sentence: 'The connection was refused.', raw, taskName: 'Source: MySQL Source (1/1)' }] : [],
});

export const checkpoints: T.Checkpoint[] = Array.from({ length: 12 }, (_each, index) => ({
  id: 412 - index, state: index === 4 ? 'FAILED' : 'COMPLETED', trigger: index === 9 ? 'savepoint' : 'checkpoint', at: ago(6 + index * 10), durationMillis: 420 + index * 31,
  sizeBytes: 48_211 + index * 900, path: index === 4 ? null : `file:/var/lib/weir/checkpoints/9a3e5f/chk-${412 - index}`, failure: index === 4 ? 'Expired before it completed.' : null,
}));

export const policies: T.Policy[] = [
  { name: 'ods-compact', scope: { catalog: 'main', database: 'ods', table: null, pattern: null, layer: null }, action: 'compact', trigger: { kind: 'every', every: 'PT10M' }, options: { strategy: 'full' }, limits: null, enabled: true, sentence: 'Compacts every table of main.ods fully, every 10 minutes.', nextFireAt: ahead(312), createdAt: ago(300_000), version: 1 },
  { name: 'ods-expire', scope: { catalog: 'main', database: 'ods', table: null, pattern: null, layer: null }, action: 'expire-snapshots', trigger: { kind: 'cron', cron: '0 5 * * * ?', zone: 'Asia/Shanghai' }, options: { retainTime: 'PT1H', retainMin: 10 }, limits: null, enabled: true, sentence: 'Expires snapshots of every table of main.ods older than 1 hour, keeping at least 10, at 5 minutes past every hour (Asia/Shanghai).', nextFireAt: ahead(1_290), createdAt: ago(300_000), version: 1 },
  { name: 'dwd-compact', scope: { catalog: 'main', database: null, table: null, pattern: null, layer: 'DWD' }, action: 'compact', trigger: { kind: 'cron', cron: '0 0 3 * * ?', zone: 'UTC' }, options: { strategy: 'minor' }, limits: null, enabled: false, sentence: 'Compacts every DWD table of main as Paimon sees fit, at 03:00 every day (UTC).', nextFireAt: null, createdAt: ago(200_000), version: 2 },
];

const run = (id: number, table: string, action: T.RunAction, status: T.RunStatus, more: Partial<T.Run> = {}): T.Run => ({
  id, catalog: 'main', database: 'ods', table, action, status, reason: 'policy ods-compact, due 10:10:00 Asia/Shanghai', policy: 'ods-compact', requestedBy: null, waitingFor: null,
  forecast: { files: 3_958, bytes: 86_900_000_000, snapshots: 25 }, before: { files: 4_120, bytes: 87_188_654_321, snapshots: 24 }, after: null, runPlan: null, engine: 'weir', flinkJobId: null,
  cluster: null, cancelRequestedBy: null, options: {}, dueAt: ago(60), createdAt: ago(58), startedAt: ago(42), endedAt: null, progress: null, error: null, skippedBecause: null, because: null, log: [], ...more,
});

export const runs: T.Run[] = [
  run(8_121, 'orders', 'compact', 'RUNNING', {
    progress: { done: 118, total: 176, unit: 'files' },
    runPlan: { files: 176, buckets: 2, rewriteBytes: 222_298_112, engine: 'weir', snapshotId: 1_204 },
    log: [
      { at: ago(58), message: 'Waited 12 s for the lease of run 8119.' },
      { at: ago(42), message: 'Took the lease of main.ods.orders, fencing number 41.' },
      { at: ago(41), message: 'Plan: 176 files in 2 buckets, 212 MiB to rewrite; small enough for Weir itself.' },
      { at: ago(20), message: 'Rewrote bucket 3 of dt=20240101.' },
    ],
  }),
  run(8_120, 'payments', 'expire-snapshots', 'WAITING', { waitingFor: 'the lease of run 8121', because: { code: 'LEASE', about: 'run 8121', sentence: 'the lease of run 8121' }, startedAt: null, before: null, forecast: null, engine: null }),
  run(8_119, 'order_items', 'compact', 'SUCCEEDED', { after: { files: 3_961, bytes: 86_920_000_000, snapshots: 25 }, endedAt: ago(12) }),
  run(8_118, 'customers', 'compact', 'SKIPPED', { skippedBecause: 'there is nothing to compact', because: { code: 'NOTHING_TO_COMPACT', about: null, sentence: 'there is nothing to compact' }, endedAt: ago(40), forecast: null, before: null }),
  run(8_117, 'products', 'compact', 'FAILED', { error: { type: 'upstream', message: 'The warehouse is read-only: cannot write /var/lib/weir/warehouse/ods.db/products. Check its permissions.' }, endedAt: ago(400), startedAt: ago(410) }),
  run(8_116, 'orders', 'expire-snapshots', 'CANCELLED', { policy: null, requestedBy: 'admin', reason: 'asked by admin', endedAt: ago(900), startedAt: ago(960) }),
  run(8_115, 'orders', 'compact', 'QUEUED', { startedAt: null, before: null, forecast: null, engine: null }),
];
