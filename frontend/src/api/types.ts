import type { Present } from './present';
import type { components } from './schema';

/** The bodies of Weir's REST API, by the names that the rest of the front end uses. */

type Name = keyof components['schemas'];
type Answer<N extends Name> = Present<components['schemas'][N]>;
type Body<N extends Name> = components['schemas'][N];

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

export type ActionDescriptor = Answer<'ActionDescriptor'>;

export interface JsonPatch {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}

export type Fix = { kind: 'patch'; patch: JsonPatch[] } | { kind: 'action'; action: ActionDescriptor };

export type Finding = Omit<Answer<'Finding'>, 'fix'> & { fix: Fix | null };

export type Check = Answer<'Check'>;

export type TestResult = Answer<'ConnectionTestResult'>;

// ---- access

export type Role = Me['roles'][number];

export type Permission = Me['permissions'][number];

export type Me = Answer<'SessionMe'>;

export type Token = Answer<'TokenView'>;

export type NewToken = Answer<'TokenMadeToken'>;

export type User = Answer<'UserView'>;

export type AuditEntry = Omit<Answer<'AuditEntry'>, 'detail'> & { detail: Record<string, unknown> | null };

export type SystemInfo = Answer<'SystemView'>;

// ---- catalogs and tables

export type Owner = Table['owner'];

export type CatalogBody = Body<'CatalogBody'>;

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

export type Snapshot = Omit<Answer<'SnapshotView'>, 'kind'> & { kind: SnapshotKind };

export type TableSchema = Answer<'TableSchemaSchemaView'>;

export type Partition = Answer<'PartitionSums'>;

export type Bucket = Answer<'BucketSums'>;

export type FileSizes = Answer<'LayoutSizesView'>;

export type DataFile = Answer<'TableMetadataFileView'>;

export type Tag = Answer<'TagView'>;

export type TagLoss = Answer<'TagDetail'>;

export type TagBody = Body<'TagBody'>;

export type Branch = Answer<'BranchView'>;

export type BranchLoss = Answer<'BranchDetail'>;

export type BranchBody = Body<'BranchBody'>;

export type Consumer = Answer<'TableConsumer'>;

export type RollbackBody = Body<'RollbackBody'>;

export type RollbackLoss = Answer<'RollbackView'>;

export type TableOption = Omit<Answer<'TableSchemaOptionInForce'>, 'source'> & { source: 'table' | 'weir' | 'default' };

export type Cell = string | number | boolean | null | object;

export type Rows = Omit<Answer<'RowsView'>, 'rows' | 'truncatedBy'> & { rows: Cell[][]; truncatedBy: 'rows' | 'time' | 'bytes' | null };

export type OwnerState = Answer<'OwnerView'>;

export interface Series {
  metrics: Record<string, { unit: 'count' | 'bytes' }>;
  times: string[];
  values: Record<string, (number | null)[]>;
}

export type EffectivePolicy = Answer<'TablePoliciesEffective'>;

export type OptionDefinition = Answer<'OptionView'>;

// ---- connections and clusters

export type ConnectionBody = Body<'ConnectionBody'>;

export type Connection = Answer<'ConnectionView'>;

export type SourceTable = Answer<'SourceTable'>;

export type ClusterBody = Body<'ClusterBody'>;

export type Cluster = Answer<'ClusterView'>;

// ---- jobs

export type JobState = JobRow['state'];

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

export type Job = JobKindAndSpec & Omit<Answer<'JobView'>, 'kind' | 'spec'>;

export type JobRow = Answer<'JobViewRow'>;

export type PreflightTable = Answer<'PreflightTablePair'>;

export type Preflight = Omit<Answer<'Preflight'>, 'findings'> & { findings: Finding[] };

export type StartFrom = 'latest' | 'savepoint' | 'checkpoint' | 'none';

export interface Revision {
  number: number;
  spec: Record<string, unknown>;
  createdAt: string;
  createdBy: string | null;
}

export type JobEvent = Answer<'JobEventView'>;

export type JobExceptions = Answer<'JobInsightExceptionsView'>;

export type Checkpoint = Omit<Answer<'JobInsightCheckpointView'>, 'trigger'> & { trigger: 'checkpoint' | 'savepoint' };

export type Checkpoints = Omit<Answer<'JobInsightCheckpointsView'>, 'history'> & { history: Checkpoint[] };

export type JobTable = Answer<'JobTableTableView'>;

export type JobMetrics = Answer<'JobMetricsView'>;

// ---- maintenance

export type RunAction = Run['action'];

export type PolicyScope = Answer<'Scope'>;

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
  limits: { rewriteInWeirBytes?: number | null; signals?: Record<string, { warning?: number | null; error?: number | null }> | null } | null;
  enabled: boolean;
}

export type Policy = PolicyBody & Pick<Answer<'PolicyView'>, 'sentence' | 'nextFireAt' | 'createdAt' | 'version'>;

export type PolicyPreview = Answer<'PoliciesPreview'>;

export type RunStatus = Run['status'];

export type Measure = Answer<'Numbers'>;

export type Run = Answer<'RunView'>;

export interface RunBody {
  catalog: string;
  database: string;
  table: string;
  action: RunAction;
  options: ActionOptions;
}

export type RunForecast = Pick<Run, 'runPlan' | 'forecast' | 'because'>;

// ---- definitions and plans

/** A finding about a text, and where in it that is; lines and columns from 1. */
export type PlacedFinding = Finding & { target: string | null; file: string | null; document: number; line: number; column: number };

export type PlanStatus = Plan['status'];

export type PlanBody = Body<'PlanBody'>;

/** What was found in the data about a change that could break rows. */
export type Probe = Answer<'Probe'>;

export type PlanStep = Answer<'PlannedStep'>;

export type Blocker = Answer<'Blocker'>;

export type Plan = Omit<Answer<'Plan'>, 'steps' | 'findings'> & { steps: PlanStep[]; findings: PlacedFinding[] };

export type PlanSummary = Answer<'PlanSummary'>;

/** What differs between a table and the definition that was last applied to it. */
export type TableDrift = Answer<'DriftView'>;

export type TableChange = Answer<'TableChangeEntry'>;

export interface DeclaredTable {
  document: number;
  catalog: string;
  database: string;
  definition: TableSpec;
  renamedFrom: string | null;
  /** Names that columns have had, by today's. */
  renamedColumns: Record<string, string>;
}

export interface ReadText {
  items: DeclaredTable[];
  findings: PlacedFinding[];
}

export type TextFormat = 'yaml' | 'sql';

export type WriteBody = Omit<DeclaredTable, 'document'> & { format: TextFormat };

export interface WrittenText {
  text: string;
  findings: PlacedFinding[];
}

// ---- health

export type HealthSummary = Answer<'HealthSummaryView'>;

export type HealthState = Judgement['state'];

/** How well a table is, why, and what to do about it. */
export type Judgement = Answer<'JudgementView'>;

export type Signal = Judgement['signals'][number];

/** A signal, of no table. */
export type KnownSignal = Answer<'SignalView'>;

export type Evidence = Signal['evidence'][number];

export type Advice = Judgement['advice'][number];

export type Actors = NonNullable<Judgement['actors']>;

/** A table in the list of how well tables are. */
export type Verdict = Answer<'TableHealthVerdictView'>;
