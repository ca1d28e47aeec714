import type * as T from '../../src/api/types';
import { judgement, summary, verdicts } from './health.ts';
import { ago, ahead, buckets, catalogs, columns, curve, databases, me, partitions, seen, sizes, snapshots, tableOf, tables, times } from './lake.ts';
import { drift, history, plans, planSummary, written } from './plans.ts';
import { checkpoints, checks, clusters, connections, exceptions, jobRow, jobs, policies, runs, sourceTables } from './work.ts';

export interface Answer {
  status: number;
  body?: unknown;
}

interface Asked {
  /** Names in the path, in their order. */
  names: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Handler = (asked: Asked) => Answer | object;

let signedIn = true;

const list = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor });
const problem = (status: number, slug: string, detail: string, errors?: object[]): Answer => ({
  status,
  body: { type: `https://weir.dev/problems/${slug}`, title: slug, status, detail, errors },
});
const created = (body: unknown): Answer => ({ status: 201, body });
const done: Answer = { status: 204 };
const notFound = (what: string) => problem(404, 'not-found', `There is no ${what}.`);
const found = <E>(what: string, item: E | undefined): E | Answer => item ?? notFound(what);
const count = <K extends string>(values: K[]) =>
  values.reduce<Record<string, number>>((sum, value) => ({ ...sum, [value]: (sum[value] ?? 0) + 1 }), {});
const containing = <E extends { name: string }>(items: E[], q: string | null) =>
  items.filter((item) => item.name.includes(q ?? ''));

const tableFindings: T.Finding[] = [
  { rule: 'pk.bucket.fixed', severity: 'warning', pointer: '/options/bucket', message: 'Two buckets hold about 4 GiB well; this looks like more.', evidence: 'The source has 12,345,678 rows.', fix: { kind: 'patch', patch: [{ op: 'replace', path: '/options/bucket', value: '4' }] } },
  { rule: 'comment.missing', severity: 'info', pointer: '/comment', message: 'The table has no comment.', evidence: null, fix: null },
];

const keyless: T.Finding = { rule: 'sync.keyless', severity: 'warning', pointer: '/spec/tables/include', message: 'shop.audit_log has no primary key: it is not synced.', evidence: 'information_schema.table_constraints', fix: null };

const tablePath = '/catalogs/:/databases/:/tables/:';

const handlers: [string, Handler][] = [
  ['GET /me', () => (signedIn ? me : problem(401, 'unauthenticated', 'Sign in first.'))],
  ['POST /session', ({ body }) => {
    signedIn = body.password === 'admin';
    return signedIn ? me : problem(401, 'unauthenticated', 'The user name or the password is wrong.');
  }],
  ['DELETE /session', () => { signedIn = false; return done; }],
  ['GET /users', () => list([
    { name: 'admin', roles: ['admin'], disabled: false, createdAt: ago(864_000), lastLoginAt: ago(60), version: 1 },
    { name: 'li.wei', roles: ['operator'], disabled: false, createdAt: ago(400_000), lastLoginAt: ago(7_200), version: 1 },
    { name: 'auditor', roles: ['viewer'], disabled: true, createdAt: ago(300_000), lastLoginAt: null, version: 2 },
  ])],
  ['GET /tokens', () => list([{ id: 't1', name: 'ci', owner: 'admin', roles: ['operator'], createdAt: ago(200_000), lastUsedAt: ago(340), expiresAt: ahead(5_000_000) }])],
  ['POST /tokens', ({ body }) => created({ id: 't2', token: 'weir_5hPq0eXAMPLE', name: body.name })],
  ['GET /audit', () => list([
    { id: 3, at: ago(120), user: 'admin', via: 'session', remoteAddress: '10.0.0.7', action: 'table.create', target: 'main.ods.orders', summary: 'Created table main.ods.orders with 7 columns', reason: null, detail: { columns: 7, primaryKey: ['order_id', 'dt'] } },
    { id: 2, at: ago(900), user: 'li.wei', via: 'token', remoteAddress: '10.0.0.9', action: 'job.stop', target: 'stock-sync', summary: 'Asked job stock-sync to stop with a savepoint', reason: 'maintenance window', detail: {} },
    { id: 1, at: ago(9_000), user: null, via: null, remoteAddress: '10.0.3.1', action: 'session.refuse', target: 'admin', summary: 'Wrong password', reason: null, detail: null },
  ])],
  ['GET /system', () => ({ version: '0.1.0', home: '/var/lib/weir', database: { embedded: true, product: 'PostgreSQL', version: '18.4' }, java: '17.0.12', startedAt: ago(86_400) })],
  ['GET /options', ({ query }) => list([
    { key: 'snapshot.time-retained', type: 'Duration', default: '1 h', description: 'The maximum time of completed snapshots to retain.', values: null, scope: 'table', immutable: false, appliesTo: null },
    { key: 'file.format', type: 'String', default: 'parquet', description: 'The message format of data files: orc, parquet and avro.', values: ['parquet', 'orc', 'avro'], scope: 'table', immutable: false, appliesTo: null },
    { key: 'sequence.field', type: 'String', default: null, description: 'The field that generates the sequence number for primary key tables.', values: null, scope: 'table', immutable: false, appliesTo: 'primary key tables' },
  ].map((option) => ({ meanings: {}, olderKeys: [], buckets: null, changeNeeds: 'job-restart', ...option })).filter((option) => option.key.includes(query.get('q') ?? '')))],
  ['GET /catalogs', () => list(catalogs)],
  ['GET /catalogs/:', ({ names }) => found('such catalog', catalogs.find((each) => each.name === names[0]))],
  ['POST /catalogs/:/test', () => ({ ok: true, checks: ['put', 'list', 'rename', 'delete'].map((id) => ({ id, title: `A probe file: ${id}`, ok: true, message: null, fix: null })) })],
  ['GET /catalogs/:/databases', ({ names, query }) => list(containing(databases[names[0] ?? ''] ?? [], query.get('q')))],
  ['POST /catalogs/:/databases', ({ names, body }) => {
    databases[names[0] ?? '']?.push({ name: String(body.name), tables: 0, comment: null });
    return created(body);
  }],
  ['GET /catalogs/:/databases/:/tables', ({ names, query }) => list(containing(tables.filter((each) => each.catalog === names[0] && each.database === names[1]), query.get('q')))],
  ['POST /catalogs/:/databases/:/tables', ({ names, query, body }) => {
    const spec = body as unknown as T.TableSpec;
    if (query.get('dryRun') === 'true') {
      const lines = spec.columns.map((column) => `  \`${column.name}\` ${column.type}`);
      return { sql: `CREATE TABLE \`${names[1]}\`.\`${spec.name}\` (\n${lines.join(',\n')}\n) WITH (\n${Object.entries(spec.options).map(([key, value]) => `  '${key}' = '${value}'`).join(',\n')}\n);`, findings: tableFindings };
    }
    if (spec.name === 'refused') {
      return problem(422, 'refused', 'A column cannot have that type.', [{ pointer: '/columns/1/type', message: 'TIMESTAMP(12) has too many digits: 9 at most.' }]);
    }
    const made: T.TableRow = { catalog: names[0] ?? '', database: names[1] ?? '', name: spec.name, layer: spec.layer, owner: spec.owner ?? 'WEIR', records: null, bytes: null, files: null, snapshots: null, lastCommitAt: null, observedAt: null, state: 'UNKNOWN', score: null, comment: spec.comment, drift: null };
    tables.push(made);
    return created(tableOf(made));
  }],
  [`GET ${tablePath}`, ({ names }) => {
    const row = tables.find((each) => each.name === names[2] && each.database === names[1]);
    return row === undefined ? notFound(`table ${names.join('.')}`) : tableOf(row);
  }],
  [`DELETE ${tablePath}`, () => problem(409, 'conflict', 'Job orders-sync writes to this table. Stop or delete it first.')],
  [`GET ${tablePath}/snapshots`, () => list(snapshots, 'more')],
  [`GET ${tablePath}/schemas`, () => list([2, 1, 0].map((id) => ({ id, columns: columns.slice(0, 5 + id), partitionedBy: ['dt'], primaryKey: ['order_id', 'dt'], options: {}, comment: null, at: ago(9_000 * (3 - id)) })))],
  [`GET ${tablePath}/partitions`, () => ({ ...list(partitions), ...seen })],
  [`GET ${tablePath}/sizes`, () => sizes],
  [`GET ${tablePath}/buckets`, () => ({ ...list(buckets), ...seen })],
  [`GET ${tablePath}/files`, () => list(Array.from({ length: 20 }, (_each, index) => ({ partition: 'dt=20240101', bucket: index % 4, path: `data-3f2a91c0-${index}-4b1d-9c77-0a12ef34ab${10 + index}-0.parquet`, level: index % 3 === 0 ? 0 : 5, bytes: 12_400_100 + index * 913_000, records: 88_021 + index * 11, schemaId: 2, createdAt: ago(30 + index * 60), format: 'parquet' })), 'more')],
  [`GET ${tablePath}/tags`, () => list([{ name: '2024-01-01', snapshotId: 1_199, at: ago(3_000), records: 12_340_002, timeRetained: 'PT720H', heldFiles: 412, heldBytes: 9_120_000_000 }])],
  [`GET ${tablePath}/tags/2024-01-01`, () => ({ name: '2024-01-01', snapshotId: 1_199, at: ago(3_000), records: 12_340_002, timeRetained: 'PT720H', heldFiles: 412, heldBytes: 9_120_000_000, neededBy: [] })],
  [`GET ${tablePath}/branches`, () => list([{ name: 'try-new-prices', fromTag: '2024-01-01', snapshotId: 1_201, snapshots: 3, records: 12_340_122 }])],
  [`GET ${tablePath}/consumers`, () => list([
    { id: 'export', nextSnapshot: 1_189, movedAt: ago(7_200), moving: false, snapshotsBehind: 16 },
    { id: 'nightly', nextSnapshot: 594, movedAt: ago(8_000), moving: false, snapshotsBehind: 610 },
  ])],
  [`GET ${tablePath}/options`, ({ query }) => list([
    { key: 'bucket', value: '4', default: '-1', source: 'table', description: 'Bucket number for file store.', immutable: false },
    { key: 'write-only', value: 'true', default: 'false', source: 'weir', description: 'If set to true, compactions and snapshot expiration will be skipped. This option is used along with dedicated compact jobs.', immutable: false },
    ...(query.get('all') === 'true' ? [{ key: 'file.format', value: null, default: 'parquet', source: 'default', description: 'The message format of data files.', immutable: false }] : []),
  ])],
  [`GET ${tablePath}/rows`, () => ({
    columns: columns.map(({ name, type }) => ({ name, type })),
    rows: Array.from({ length: 20 }, (_each, index) => [100_201 + index, 41 + (index % 7), (19.9 + index * 3.5).toFixed(2), index % 3 ? 'paid' : 'new', index % 5 ? { street: 'Long Road 4', city: '杭州', zip: '310000' } : null, '20240101', '2024-01-01 10:10:00.123']),
    snapshotId: 1_204, truncated: true, truncatedBy: 'rows', tookMillis: 184,
  })],
  [`GET ${tablePath}/owner`, () => ({ owner: 'WEIR', declaredBy: 'admin', since: ago(400_000), writeOnly: true, agrees: true, mustStopFirst: [{ kind: 'job', name: 'orders-sync' }] })],
  [`GET ${tablePath}/series`, () => ({
    metrics: Object.fromEntries(['score', 'sortedRuns', 'files', 'smallFiles', 'bytes', 'deadBytes', 'snapshots', 'records'].map((metric) => [metric, { unit: /bytes$/i.test(metric) ? 'bytes' : 'count' }])),
    times,
    values: { score: curve(40, 2), sortedRuns: curve(4, 0.5), files: curve(3_800, 24), smallFiles: curve(300, 12), bytes: curve(84_000_000_000, 90_000_000), deadBytes: curve(20_000_000_000, 50_000_000), snapshots: curve(12, 1), records: curve(12_300_000, 700) },
  })],
  [`GET ${tablePath}/policies`, () => list([
    { action: 'compact', policy: 'ods-compact', origin: 'DATABASE', sentence: policies[0]?.sentence, nextFireAt: ahead(312), refusedBecause: null },
    { action: 'expire-snapshots', policy: 'ods-expire', origin: 'DATABASE', sentence: policies[1]?.sentence, nextFireAt: ahead(1_290), refusedBecause: null },
  ])],
  [`GET ${tablePath}/jobs`, () => list(jobs.slice(0, 1).map(jobRow))],
  [`GET ${tablePath}/drift`, () => drift],
  [`GET ${tablePath}/history`, () => list(history)],
  ['GET /drift', () => list([drift])],
  ['GET /plans', ({ query }) => list(plans.filter((each) => (query.get('status') ?? each.status) === each.status).map(planSummary))],
  ['POST /plans', () => created(plans[0])],
  ['GET /plans/:', ({ names }) => found('such plan', plans.find((each) => String(each.id) === names[0]))],
  ['POST /plans/:/apply', () => problem(409, 'conflict', 'main.ods.orders is at schema 4, not 3. Make a new plan.')],
  ['POST /definitions/read', () => ({ items: [], findings: [] })],
  ['POST /definitions/write', ({ body }) => written(body)],
  ['GET /connections', () => list(connections)],
  ['POST /connections', ({ body }) => created({ ...connections[0], name: body.name })],
  ['POST /connections/test', () => ({ ok: false, checks })],
  ['GET /connections/:', ({ names }) => found('such connection', connections.find((each) => each.name === names[0]))],
  ['POST /connections/:/test', () => ({ ok: false, checks })],
  ['GET /connections/:/databases', () => list([{ name: 'shop' }, { name: 'crm' }])],
  ['GET /connections/:/tables', ({ query }) => list(containing(sourceTables, query.get('q')))],
  ['GET /clusters', () => list(clusters)],
  ['GET /clusters/:', ({ names }) => found('such cluster', clusters.find((each) => each.name === names[0]))],
  ['POST /clusters/:/test', () => ({ ok: true, checks: [{ id: 'rest', title: 'The REST address answers', ok: true, message: 'Flink 1.20.3', fix: null }, { id: 'slots', title: 'There is a free slot', ok: true, message: '5 of 8', fix: null }] })],
  ['GET /jobs', ({ query }) => list(containing(jobs, query.get('q')).map(jobRow).filter((row) => (query.get('state') ?? row.state) === row.state && (query.get('cluster') ?? row.cluster) === row.cluster))],
  ['GET /jobs/summary', () => ({ total: jobs.length, byState: count(jobs.map((each) => each.state)) })],
  ['POST /jobs/preflight', ({ body }) => ({
    findings: body.kind === 'compaction' ? [] : [keyless],
    tables: sourceTables.map((table) => ({ source: `shop.${table.name}`, target: `ods.${table.name}`, primaryKey: table.primaryKey, keyless: table.primaryKey.length === 0, exists: table.name === 'orders', columns: table.columns.map((column) => ({ name: column.name, sourceType: column.type, targetType: column.name === 'amount' ? 'DECIMAL(10, 2)' : 'STRING' })) })),
  })],
  ['POST /jobs', ({ body }) => created({ ...jobs[0], name: body.name })],
  ['GET /jobs/:', ({ names }) => found(`job ${names[0]}`, jobs.find((each) => each.name === names[0]))],
  ['POST /jobs/:/start', () => ({ status: 202, body: jobs[0] })],
  ['POST /jobs/:/stop', () => ({ status: 202, body: jobs[0] })],
  ['GET /jobs/:/tables', () => list(sourceTables.slice(0, 5).map((table) => ({ source: `shop.${table.name}`, target: `main.ods.${table.name}`, exists: table.name !== 'products', records: table.rowsEstimate, lastCommitAt: ago(14), owner: 'WEIR' })))],
  ['GET /jobs/:/metrics', () => ({ recordsIn: 12_345_678, recordsOut: 12_345_640, bytesIn: 1_820_440_112, bytesOut: 1_798_004_001, uptimeMillis: 7_290_000, restarts: 0, checkpointInterval: 'PT1M', lastCheckpointAt: ago(14), sourceLagMillis: 147, tables: [{ table: 'customers', commitMillis: 49, compactionBusyPercent: 0, level0Files: null }, { table: 'orders', commitMillis: 295, compactionBusyPercent: 12.4, level0Files: 3 }], vertices: [{ name: 'Source: MySQL Source -> Side Output -> Case-insensitive Convert -> Parse', status: 'RUNNING', parallelism: 1, recordsIn: null, recordsOut: 12_345_678, busyRatio: 0.23 }, { name: 'Writer(write-only) : orders', status: 'RUNNING', parallelism: 1, recordsIn: 12_345_678, recordsOut: 412, busyRatio: 0.41 }] })],
  ['GET /jobs/:/checkpoints', () => ({ counts: { completed: 411, failed: 1, inProgress: 0, restored: 1 }, latest: checkpoints[0], history: checkpoints })],
  ['GET /jobs/:/exceptions', ({ names }) => exceptions(names[0] === 'crm-sync')],
  ['GET /jobs/:/revisions', () => list([2, 1].map((number) => ({ number, spec: { ...(jobs[0]?.spec as object), parallelism: number }, createdAt: ago(9_000 * (3 - number)), createdBy: 'admin' })))],
  ['GET /jobs/:/deployments', () => list([jobs[0]?.deployment, { ...jobs[0]?.deployment, id: 11, state: 'ENDED', endedAt: ago(7_320), endReason: 'STOPPED', startFrom: { kind: 'none', path: null } }])],
  ['GET /jobs/:/events', () => list([{ at: ago(7_290), kind: 'CONFIRMED', message: 'Flink runs the job.', by: null }, { at: ago(7_299), kind: 'SUBMITTED', message: 'Submitted revision 2 from savepoint-9a3e5f-77.', by: null }, { at: ago(7_300), kind: 'ASKED', message: 'Asked to run.', by: 'admin' }])],
  ['GET /policies', () => list(policies)],
  ['POST /policies', ({ body }) => created(body)],
  ['POST /policies/preview', () => ({ sentence: policies[0]?.sentence, tables: tables.slice(0, 6).map((each) => ({ table: `main.ods.${each.name}`, applies: each.owner === 'WEIR', reason: each.owner === 'WEIR' ? null : 'a compaction job compacts it' })), nextFireTimes: [1, 2, 3, 4, 5].map((each) => ahead(each * 600)), conflicts: [] })],
  ['GET /policies/:', ({ names }) => found('such policy', policies.find((each) => each.name === names[0]))],
  ['GET /runs', ({ query }) => list(runs.filter((each) => (query.get('status') ?? each.status) === each.status && (query.get('table') ?? each.table) === each.table))],
  ['GET /runs/summary', () => ({ total: 412, byStatus: { SUCCEEDED: 391, SKIPPED: 14, FAILED: 2, RUNNING: 1, WAITING: 3, QUEUED: 1 } })],
  ['GET /runs/:', ({ names }) => found('such run', runs.find((each) => String(each.id) === names[0]))],
  ['POST /runs', ({ body }) => (body.dryRun ? { runPlan: { files: 176, buckets: 2, rewriteBytes: 222_298_112 }, forecast: { files: 3_958, bytes: 86_900_000_000, snapshots: 25 } } : { status: 202, body: { id: 8_121 } })],
  ['GET /health/summary', () => summary],
  ['GET /health/signals', () => ({ items: judgement.signals.map(({ id, title, meaning, unit, thresholds }) => ({ id, title, meaning, unit, thresholds })) })],
  ['GET /health', ({ query }) => list(verdicts.filter((each) => (query.get('state') ?? each.state) === each.state && each.table.includes(query.get('q') ?? '')))],
  [`GET ${tablePath}/health`, () => judgement],
];

const routes = handlers.map(([key, handler]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^/api/v1${path.replaceAll(':', '([^/]+)')}$`), handler };
});

function isAnswer(value: object): value is Answer {
  return 'status' in value && typeof value.status === 'number';
}

export function answer(method: string, url: URL, body: unknown): Answer {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(url.pathname) : null;
    if (match !== null) {
      const result = route.handler({ names: match.slice(1).map(decodeURIComponent), query: url.searchParams, body: (body ?? {}) as Record<string, unknown> });
      return isAnswer(result) ? result : { status: 200, body: result };
    }
  }
  return problem(404, 'not-found', `The mock does not answer ${method} ${url.pathname}.`);
}
