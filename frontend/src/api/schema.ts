import type * as T from './types';

/** The paths of the REST API in the form that openapi-fetch reads. */

type Operation<Path, Query, Body, Answer> = {
  parameters: {
    query?: Query;
    header?: { 'If-Match'?: string; 'Idempotency-Key'?: string };
  } & ([Path] extends [undefined] ? { path?: never } : { path: Path });
  responses: {
    200: { content: { 'application/json': Answer } };
    default: { content: { 'application/problem+json': T.Problem } };
  };
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: { content: { 'application/json': Body } } });

type None = undefined;
type Get<Path, Answer, Query = never> = Operation<Path, Query, never, Answer>;
type Send<Path, Body, Answer, Query = never> = Operation<Path, Query, Body, Answer>;
type Named = { name: string };
type InCatalog = { catalog: string };
type InDatabase = InCatalog & { database: string };
type InTable = InDatabase & { table: string };
type Page = { limit?: number; cursor?: string; sort?: string; q?: string };
type List<Path, Item, Query = Page> = Get<Path, T.Listed<Item>, Query>;

interface AccessPaths {
  '/session': { post: Send<None, { username: string; password: string }, T.Me>; delete: Get<None, undefined> };
  '/me': { get: Get<None, T.Me> };
  '/tokens': {
    get: List<None, T.Token>;
    post: Send<None, { name: string; roles: T.Role[]; expiresAt?: string }, T.NewToken>;
  };
  '/tokens/{id}': { delete: Get<{ id: string }, undefined> };
  '/users': {
    get: List<None, T.User>;
    post: Send<None, { name: string; password: string; roles: T.Role[] }, T.User>;
  };
  '/users/{name}': {
    put: Send<Named, { roles: T.Role[]; disabled: boolean; password?: string }, T.User>;
    delete: Get<Named, undefined>;
  };
  '/audit': {
    get: List<None, T.AuditEntry, Page & { user?: string; target?: string; from?: string; to?: string }>;
  };
  '/system': { get: Get<None, T.SystemInfo> };
}

interface CatalogPaths {
  '/options': { get: List<None, T.OptionDefinition> };
  '/catalogs': { get: List<None, T.Catalog>; post: Send<None, T.CatalogBody, T.Catalog> };
  '/catalogs/{catalog}': {
    get: Get<InCatalog, T.Catalog>;
    put: Send<InCatalog, T.CatalogBody, T.Catalog>;
    delete: Get<InCatalog, undefined>;
  };
  '/catalogs/{catalog}/test': { post: Get<InCatalog, T.TestResult> };
  '/catalogs/{catalog}/databases': {
    get: List<InCatalog, T.Database>;
    post: Send<InCatalog, { name: string; comment: string | null }, T.Database>;
  };
  '/catalogs/{catalog}/databases/{database}': { delete: Get<InDatabase, undefined> };
  '/catalogs/{catalog}/databases/{database}/tables': {
    get: List<InDatabase, T.TableRow>;
    post: Send<InDatabase, T.TableSpec, T.Table & T.TableDryRun, { dryRun?: boolean }>;
  };
}

interface TablePaths {
  '/catalogs/{catalog}/databases/{database}/tables/{table}': {
    get: Get<InTable, T.Table>;
    delete: Get<InTable, undefined, { confirm: string }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/snapshots': { get: List<InTable, T.Snapshot> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/schemas': { get: List<InTable, T.TableSchema> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/partitions': { get: List<InTable, T.Partition> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/buckets': { get: List<InTable, T.Bucket> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/files': {
    get: List<InTable, T.DataFile, Page & { partition?: string; bucket?: number }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/tags': { get: List<InTable, T.Tag> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/options': {
    get: List<InTable, T.TableOption, { all?: boolean }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/rows': {
    get: Get<InTable, T.Rows, { limit?: number; snapshot?: number; tag?: string; columns?: string }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/owner': {
    get: Get<InTable, T.OwnerState>;
    put: Send<InTable, { owner: T.Owner }, T.OwnerState>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/series': {
    get: Get<InTable, T.Series, { metrics: string; from?: string; to?: string; points?: number }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/policies': { get: List<InTable, T.EffectivePolicy> };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/jobs': { get: List<InTable, T.JobRow> };
}

interface SourcePaths {
  '/connections': { get: List<None, T.Connection>; post: Send<None, T.ConnectionBody, T.Connection> };
  '/connections/test': { post: Send<None, T.ConnectionBody, T.TestResult> };
  '/connections/{name}': {
    get: Get<Named, T.Connection>;
    put: Send<Named, T.ConnectionBody, T.Connection>;
    delete: Get<Named, undefined>;
  };
  '/connections/{name}/test': { post: Get<Named, T.TestResult> };
  '/connections/{name}/databases': { get: List<Named, { name: string }> };
  '/connections/{name}/tables': { get: List<Named, T.SourceTable, Page & { database: string }> };
  '/clusters': { get: List<None, T.Cluster>; post: Send<None, T.ClusterBody, T.Cluster> };
  '/clusters/{name}': {
    get: Get<Named, T.Cluster>;
    put: Send<Named, T.ClusterBody, T.Cluster>;
    delete: Get<Named, undefined>;
  };
  '/clusters/{name}/test': { post: Get<Named, T.TestResult> };
}

interface JobPaths {
  '/jobs': {
    get: List<None, T.JobRow, Page & { state?: string; cluster?: string; kind?: string }>;
    post: Send<None, T.JobBody, T.Job>;
  };
  '/jobs/summary': { get: Get<None, T.Summary<T.JobState>> };
  '/jobs/preflight': { post: Send<None, T.JobBody, T.Preflight> };
  '/jobs/{name}': {
    get: Get<Named, T.Job>;
    put: Send<Named, T.JobBody, T.Job>;
    delete: Get<Named, undefined, { stop?: boolean }>;
  };
  '/jobs/{name}/start': { post: Send<Named, { from?: T.StartFrom; path?: string }, T.Job> };
  '/jobs/{name}/stop': { post: Send<Named, { savepoint?: boolean }, T.Job> };
  '/jobs/{name}/restart': { post: Get<Named, T.Job> };
  '/jobs/{name}/revisions': { get: List<Named, T.Revision> };
  '/jobs/{name}/deployments': { get: List<Named, T.Deployment> };
  '/jobs/{name}/events': { get: List<Named, T.JobEvent> };
  '/jobs/{name}/exceptions': { get: Get<Named, T.JobExceptions> };
  '/jobs/{name}/checkpoints': { get: Get<Named, T.Checkpoints> };
  '/jobs/{name}/tables': { get: List<Named, T.JobTable> };
  '/jobs/{name}/metrics': { get: Get<Named, T.JobMetrics> };
}

type RunQuery = Page & {
  catalog?: string;
  database?: string;
  table?: string;
  action?: string;
  status?: string;
  from?: string;
  to?: string;
};

interface MaintenancePaths {
  '/policies': { get: List<None, T.Policy>; post: Send<None, T.PolicyBody, T.Policy> };
  '/policies/preview': { post: Send<None, T.PolicyBody, T.PolicyPreview> };
  '/policies/{name}': {
    get: Get<Named, T.Policy>;
    put: Send<Named, T.PolicyBody, T.Policy>;
    delete: Get<Named, undefined>;
  };
  '/runs': {
    get: List<None, T.Run, RunQuery>;
    post: Send<None, T.RunBody & { dryRun?: boolean }, { id: number } & T.RunForecast>;
  };
  '/runs/summary': { get: Get<None, T.Summary<T.RunStatus>, { since?: string }> };
  '/runs/{id}': { get: Get<{ id: number }, T.Run> };
  '/runs/{id}/cancel': { post: Get<{ id: number }, undefined> };
  '/health/summary': { get: Get<None, T.HealthSummary, { catalog?: string }> };
}

export interface paths
  extends AccessPaths, CatalogPaths, TablePaths, SourcePaths, JobPaths, MaintenancePaths {}
