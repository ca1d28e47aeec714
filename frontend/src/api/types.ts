import type { Present } from './present';
import type { components } from './schema';

/** The bodies of Weir's REST API, by the names that the rest of the front end uses. */

type Answer<Name extends keyof components['schemas']> = Present<components['schemas'][Name]>;

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

export type Me = Answer<'SessionMe'>;

export type Token = Answer<'TokenView'>;

export type NewToken = Answer<'TokenMadeToken'>;

export type User = Answer<'UserView'>;

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

export type SystemInfo = Answer<'SystemView'>;

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

export type Catalog = Answer<'CatalogView'>;

export type Database = Answer<'DatabaseView'>;

export type TableRow = Answer<'TableRowView'>;

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

export type Observation = Answer<'Observation'>;

export type Table = Answer<'TableDetail'>;

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

export type TableSchema = Answer<'TableSchemaSchemaView'>;

export type Partition = Answer<'PartitionSize'>;

export type Bucket = Answer<'BucketSize'>;

export type DataFile = Answer<'TableMetadataFileView'>;

export type Tag = Answer<'TableTag'>;

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

export type EffectivePolicy = Answer<'TablePoliciesEffective'>;

export type OptionDefinition = Answer<'OptionView'>;

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

export type Connection = Answer<'ConnectionView'>;

export type SourceTable = Answer<'SourceTable'>;

export type ClusterState = 'UP' | 'DOWN' | 'STARTING' | 'UNKNOWN';

export interface ClusterBody {
  name: string;
  kind: 'session';
  url: string;
  options?: Record<string, string>;
}

export type Cluster = Answer<'ClusterView'>;

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

export type Deployment = Answer<'JobViewDeploymentView'>;

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

export type JobRow = Answer<'JobViewRow'>;

export type PreflightTable = Answer<'PreflightTablePair'>;

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

export type JobEvent = Answer<'JobEventView'>;

export type JobExceptions = Answer<'JobInsightExceptionsView'>;

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

export type JobTable = Answer<'JobTableTableView'>;

export type JobMetrics = Answer<'JobInsightMetricsView'>;

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

export type PolicyPreview = Answer<'PoliciesPreview'>;

export type RunStatus = 'QUEUED' | 'WAITING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'SKIPPED';

export interface Measure {
  files: number | null;
  bytes: number | null;
  snapshots: number | null;
}

export type Run = Answer<'RunView'>;

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

export interface RunQuery {
  catalog?: string;
  database?: string;
  table?: string;
  action?: string;
  status?: string;
  from?: string;
  to?: string;
}

// ---- health

export type HealthSummary = Answer<'HealthSummaryView'>;

export interface Summary<S extends string> {
  total: number;
  byState?: Partial<Record<S, number>>;
  byStatus?: Partial<Record<S, number>>;
}
