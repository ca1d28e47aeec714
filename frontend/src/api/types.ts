/** The bodies of Weir's REST API, by the names that the rest of the front end uses. */

export interface Listed<T> {
  items: T[];
  nextCursor: string | null;
}

// ---- problems and findings

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: { pointer: string; message: string }[];
}

export type Severity = 'info' | 'warning' | 'error';

export interface ActionDescriptor {
  kind: 'run' | 'policy' | 'job' | 'owner';
  target: string;
  body: Record<string, unknown>;
}

export interface JsonPatch {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}

export type Fix = { kind: 'patch'; patch: JsonPatch[] } | { kind: 'action'; action: ActionDescriptor };

export interface Finding {
  rule: string;
  severity: Severity;
  pointer: string | null;
  message: string;
  evidence: string | null;
  fix: Fix | null;
}

export interface Check {
  id: string;
  title: string;
  ok: boolean | null;
  message: string | null;
  fix: string | null;
}

export interface TestResult {
  ok: boolean;
  checks: Check[];
}

export interface SecretMark {
  set: boolean;
  setAt: string | null;
}

// ---- access

export type Role = 'viewer' | 'operator' | 'admin';

export type Permission =
  | 'lake:read'
  | 'data:read'
  | 'table:write'
  | 'catalog:write'
  | 'connection:write'
  | 'cluster:write'
  | 'job:write'
  | 'policy:write'
  | 'run:write'
  | 'token:own'
  | 'user:admin'
  | 'audit:read';

export interface Me {
  username: string;
  roles: Role[];
  permissions: Permission[];
  via: 'session' | 'token';
  csrfToken: string | null;
}

export interface Token {
  id: string;
  name: string;
  owner: string;
  roles: Role[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}

export interface NewToken {
  id: string;
  token: string;
  name: string;
}

export interface User {
  name: string;
  roles: Role[];
  disabled: boolean;
  createdAt: string;
  lastLoginAt: string | null;
  version: number;
}

export interface AuditEntry {
  id: number | string;
  at: string;
  user: string | null;
  via: string | null;
  remoteAddress: string | null;
  action: string;
  target: string;
  summary: string;
  reason: string | null;
  detail: Record<string, unknown> | null;
}

export interface SystemInfo {
  version: string;
  home: string;
  database: { embedded: boolean; version: string };
  java: string;
  flink: Record<string, unknown>;
  startedAt: string;
}

// ---- catalogs and tables

export type Owner = 'WRITER' | 'COMPACT_JOB' | 'WEIR';
export type Layer = 'ODS' | 'DIM' | 'DWD' | 'DWS' | 'ADS';

export interface CatalogBody {
  name: string;
  metastore: 'filesystem';
  warehouse: string;
  options: Record<string, string>;
  secrets: Record<string, string>;
}

export interface Catalog {
  name: string;
  metastore: string;
  warehouse: string;
  options: Record<string, string>;
  secrets: Record<string, SecretMark>;
  createdAt: string;
  version: number;
  state: { reachable: boolean | null; message: string | null; checkedAt: string | null };
}

export interface Database {
  name: string;
  tables: number | null;
  comment: string | null;
}

export interface TableRow {
  catalog: string;
  database: string;
  name: string;
  layer: string | null;
  owner: Owner | null;
  records: number | null;
  bytes: number | null;
  files: number | null;
  snapshots: number | null;
  lastCommitAt: string | null;
  observedAt: string | null;
  comment: string | null;
}

export interface Column {
  name: string;
  type: string;
  comment: string | null;
  default: string | null;
}

export interface TableSpec {
  name: string;
  columns: Column[];
  primaryKey: string[];
  partitionedBy: string[];
  options: Record<string, string>;
  comment: string | null;
  layer: string | null;
  owner?: Owner;
}

export interface TableDryRun {
  sql: string;
  findings: Finding[];
}

export interface Observation {
  snapshotId: number | null;
  observedAt: string;
  records: number | null;
  bytes: number | null;
  files: number | null;
  snapshots: number | null;
  lastCommitAt: string | null;
  smallFiles: number | null;
  sortedRunsMax: number | null;
}

export interface Table {
  catalog: string;
  database: string;
  name: string;
  schemaId: number;
  columns: (Column & { id: number })[];
  primaryKey: string[];
  partitionedBy: string[];
  comment: string | null;
  layer: string | null;
  options: Record<string, string>;
  owner: Owner;
  sql: string;
  createdAt: string | null;
  observation: Observation | null;
  branches: number;
}

export type SnapshotKind = 'APPEND' | 'COMPACT' | 'OVERWRITE' | 'ANALYZE';

export interface Snapshot {
  id: number;
  schemaId: number;
  kind: SnapshotKind;
  at: string;
  commitUser: string;
  commitIdentifier: number;
  totalRecords: number | null;
  deltaRecords: number | null;
  changelogRecords: number | null;
  who: string | null;
  tags: string[];
}

export interface TableSchema {
  id: number;
  columns: (Column & { id: number })[];
  partitionedBy: string[];
  primaryKey: string[];
  options: Record<string, string>;
  comment: string | null;
  at: string;
}

export interface Partition {
  partition: string;
  records: number | null;
  bytes: number | null;
  files: number | null;
  lastFileAt: string | null;
}

export interface Bucket {
  partition: string;
  bucket: number;
  records: number | null;
  bytes: number | null;
  files: number | null;
  levels: { level: number; files: number; bytes: number }[];
  sortedRuns: number | null;
}

export interface DataFile {
  partition: string;
  bucket: number;
  path: string;
  level: number;
  bytes: number;
  records: number;
  schemaId: number;
  createdAt: string | null;
  format: string;
}

export interface Tag {
  name: string;
  snapshotId: number;
  at: string | null;
  records: number | null;
}

export interface TableOption {
  key: string;
  value: string | null;
  default: string | null;
  source: 'table' | 'weir' | 'default';
  description: string | null;
  immutable: boolean;
}

export type Cell = string | number | boolean | null | object;

export interface Rows {
  columns: { name: string; type: string }[];
  rows: Cell[][];
  snapshotId: number | null;
  truncated: boolean;
  truncatedBy: 'rows' | 'time' | 'bytes' | null;
  tookMillis: number;
}

export interface OwnerState {
  owner: Owner;
  declaredBy: string | null;
  since: string | null;
  writeOnly: boolean;
  agrees: boolean;
  mustStopFirst: { kind: 'job'; name: string }[];
}

export interface Series {
  metrics: Record<string, { unit: 'count' | 'bytes' }>;
  times: string[];
  values: Record<string, (number | null)[]>;
}

export interface EffectivePolicy {
  action: RunAction;
  policy: string | null;
  origin: 'TABLE' | 'PATTERN' | 'LAYER' | 'DATABASE' | 'CATALOG' | null;
  sentence: string | null;
  nextFireAt: string | null;
  refusedBecause: string | null;
}

export interface OptionDefinition {
  key: string;
  type: string;
  default: string | null;
  description: string | null;
  values: string[] | null;
  scope: string | null;
  immutable: boolean;
  appliesTo: string | null;
}

// ---- connections and clusters

export interface ConnectionBody {
  name: string;
  kind: 'mysql';
  host: string;
  port: number;
  username: string;
  password?: string;
  options: Record<string, string>;
}

export interface Connection {
  name: string;
  kind: 'mysql';
  host: string;
  port: number;
  username: string;
  password: SecretMark;
  options: Record<string, string>;
  createdAt: string;
  version: number;
}

export interface SourceTable {
  database: string;
  name: string;
  primaryKey: string[];
  columns: { name: string; type: string; nullable: boolean }[];
  rowsEstimate: number | null;
  bytes: number | null;
}

export type ClusterState = 'UP' | 'DOWN' | 'STARTING' | 'UNKNOWN';

export interface ClusterBody {
  name: string;
  kind: 'session';
  url: string;
  options?: Record<string, string>;
}

export interface Cluster {
  name: string;
  kind: 'embedded' | 'session';
  url: string | null;
  state: ClusterState;
  message: string | null;
  flinkVersion: string | null;
  incarnation: string | null;
  slotsTotal: number | null;
  slotsFree: number | null;
  taskManagers: number | null;
  jobsRunning: number | null;
  seenAt: string | null;
  webUrl: string | null;
  options?: Record<string, string>;
  createdAt: string;
  version: number;
}

// ---- jobs

export type JobState =
  | 'STARTING'
  | 'RUNNING'
  | 'RESTARTING'
  | 'STOPPING'
  | 'STOPPED'
  | 'FINISHED'
  | 'FAILED'
  | 'UNKNOWN';

export interface MysqlSyncSpec {
  connection: string;
  sourceDatabase: string;
  tables: { include: string[]; exclude: string[] };
  catalog: string;
  database: string;
  tablePrefix: string;
  tableSuffix: string;
  tableOptions: Record<string, string>;
  typeMapping: string[];
  checkpointInterval: string;
  parallelism: number;
}

export interface CompactionSpec {
  catalog: string;
  database: string;
  table: string;
  parallelism: number;
  checkpointInterval: string;
}

export type JobKindAndSpec =
  | { kind: 'mysql-sync'; spec: MysqlSyncSpec }
  | { kind: 'compaction'; spec: CompactionSpec };

export type JobBody = JobKindAndSpec & {
  name: string;
  cluster: string;
  desiredState?: 'RUNNING' | 'STOPPED';
  labels?: Record<string, string>;
};

export interface Deployment {
  id: string;
  revision: number;
  state: 'INTENDED' | 'SUBMITTING' | 'CONFIRMED' | 'ENDED';
  flinkJobId: string;
  startFrom: { kind: 'none' | 'savepoint' | 'checkpoint'; path: string | null };
  createdAt: string;
  submittedAt: string | null;
  confirmedAt: string | null;
  endedAt: string | null;
  endReason: string | null;
  savepointPath: string | null;
  incarnation: string | null;
  sentence: string | null;
}

export type Job = JobKindAndSpec & {
  name: string;
  cluster: string;
  desiredState: 'RUNNING' | 'STOPPED';
  labels: Record<string, string>;
  state: JobState;
  sentence: string | null;
  decision: string[] | null;
  revision: number;
  deployment: Deployment | null;
  createdAt: string;
  updatedAt: string;
  changedAt: string | null;
  version: number;
};

export interface JobRow {
  name: string;
  kind: 'mysql-sync' | 'compaction';
  cluster: string;
  desiredState: 'RUNNING' | 'STOPPED';
  state: JobState;
  sentence: string | null;
  targets: string | null;
  tables: number | null;
  recordsIn: number | null;
  recordsOut: number | null;
  lastCheckpointAt: string | null;
  restarts: number | null;
  since: string | null;
}

export interface PreflightTable {
  source: string;
  target: string;
  primaryKey: string[];
  columns: { name: string; sourceType: string; targetType: string }[];
  keyless: boolean;
  exists: boolean;
}

export interface Preflight {
  findings: Finding[];
  tables: PreflightTable[];
}

export type StartFrom = 'latest' | 'savepoint' | 'checkpoint' | 'none';

export interface Revision {
  number: number;
  spec: Record<string, unknown>;
  createdAt: string;
  createdBy: string | null;
}

export interface JobEvent {
  at: string;
  kind: string;
  message: string;
  by: string | null;
}

export interface JobExceptions {
  sentence: string | null;
  cause: string | null;
  raw: string | null;
  at: string | null;
  history: { at: string; sentence: string | null; raw: string | null; taskName: string | null }[];
}

export interface Checkpoint {
  id: number;
  state: 'COMPLETED' | 'FAILED' | 'IN_PROGRESS';
  trigger: 'checkpoint' | 'savepoint';
  at: string;
  durationMillis: number | null;
  sizeBytes: number | null;
  path: string | null;
  failure: string | null;
}

export interface Checkpoints {
  counts: { completed: number; failed: number; inProgress: number; restored: number };
  latest: Checkpoint | null;
  history: Checkpoint[];
}

export interface JobTable {
  source: string | null;
  target: string;
  exists: boolean;
  records: number | null;
  lastCommitAt: string | null;
  owner: Owner | null;
}

export interface JobMetrics {
  recordsIn: number | null;
  recordsOut: number | null;
  bytesIn: number | null;
  bytesOut: number | null;
  uptimeMillis: number | null;
  restarts: number | null;
  vertices: {
    name: string;
    status: string;
    parallelism: number;
    recordsIn: number | null;
    recordsOut: number | null;
    busyRatio: number | null;
  }[];
}

// ---- maintenance

export type RunAction = 'compact' | 'expire-snapshots';

export interface PolicyScope {
  catalog: string;
  database: string | null;
  table: string | null;
  pattern: string | null;
  layer: string | null;
}

export type Trigger = { kind: 'cron'; cron: string; zone: string } | { kind: 'every'; every: string };

export interface ActionOptions {
  strategy?: 'full' | 'minor';
  retainTime?: string;
  retainMin?: number;
  retainMax?: number;
}

export interface PolicyBody {
  name: string;
  scope: PolicyScope;
  action: RunAction;
  trigger: Trigger;
  options: ActionOptions;
  limits: { rewriteInWeirBytes?: number } | null;
  enabled: boolean;
}

export interface Policy extends PolicyBody {
  sentence: string;
  nextFireAt: string | null;
  createdAt: string;
  version: number;
}

export interface PolicyPreview {
  sentence: string;
  tables: { table: string; applies: boolean; reason: string | null }[];
  nextFireTimes: string[];
  conflicts: string[];
}

export type RunStatus = 'QUEUED' | 'WAITING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';

export interface Measure {
  files: number | null;
  bytes: number | null;
  snapshots: number | null;
}

export interface Run {
  id: number;
  catalog: string;
  database: string;
  table: string;
  action: RunAction;
  status: RunStatus;
  reason: string | null;
  policy: string | null;
  requestedBy: string | null;
  waitingFor: string | null;
  forecast: Measure | null;
  before: Measure | null;
  after: Measure | null;
  runPlan?: Record<string, unknown> | null;
  engine: 'weir' | 'flink' | null;
  flinkJobId: string | null;
  cluster: string | null;
  dueAt: string | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  progress: { done: number; total: number; unit: string } | null;
  error: { type: string; message: string } | null;
  skippedBecause: string | null;
  log?: { at: string; message: string }[];
}

export interface RunBody {
  catalog: string;
  database: string;
  table: string;
  action: RunAction;
  options: ActionOptions;
}

export interface RunForecast {
  runPlan: Record<string, unknown> | null;
  forecast: Measure | null;
}

// ---- health

export interface HealthSummary {
  tables: number;
  observed: number;
  failing: number;
  bytes: number | null;
  files: number | null;
  records: number | null;
  snapshots: number | null;
  series: { times: string[]; bytes: (number | null)[]; files: (number | null)[] };
  mostFiles: { table: string; files: number | null; bytes: number | null }[];
  unobserved: { table: string; reason: string | null }[];
  observedAt: string | null;
}

export interface Summary<S extends string> {
  total: number;
  byState?: Partial<Record<S, number>>;
  byStatus?: Partial<Record<S, number>>;
}
