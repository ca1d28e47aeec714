import type { paths } from './schema';
import type * as T from './types';

/**
 * Paths whose bodies the generated schema says too loosely: a body that depends on a query or on a discriminator beside
 * it, and strings that are one of few words. Everything else comes from schema.d.ts.
 */

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

/** The generated GET of a path of which another method stands here. */
type As<Path extends string> = `/api/v1${Path}` extends keyof paths ? paths[`/api/v1${Path}`]['get'] : never;

type None = undefined;
type Get<Path, Answer, Query = never> = Operation<Path, Query, never, Answer>;
type Send<Path, Body, Answer, Query = never> = Operation<Path, Query, Body, Answer>;
type Named = { name: string };
type InCatalog = { catalog: string };
type InDatabase = InCatalog & { database: string };
type InTable = InDatabase & { table: string };
type Page = { limit?: number; cursor?: string; sort?: string; q?: string };
type List<Path, Item, Query = Page> = Get<Path, T.Listed<Item>, Query>;

export interface Supplement {
  '/catalogs/{catalog}/databases/{database}/tables': {
    get: As<'/catalogs/{catalog}/databases/{database}/tables'>;
    post: Send<InDatabase, T.TableSpec, T.Table & T.TableDryRun, { dryRun?: boolean }>;
  };
  '/catalogs/{catalog}/databases/{database}/tables/{table}/snapshots': { get: List<InTable, T.Snapshot> };
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
  '/audit': {
    get: List<None, T.AuditEntry, Page & { user?: string; target?: string; from?: string; to?: string }>;
  };
  '/jobs/{name}/checkpoints': { get: Get<Named, T.Checkpoints> };
  '/jobs': {
    get: As<'/jobs'>;
    post: Send<None, T.JobBody, T.Job>;
  };
  '/jobs/preflight': { post: Send<None, T.JobBody, T.Preflight> };
  '/jobs/{name}': {
    get: Get<Named, T.Job>;
    put: Send<Named, T.JobBody, T.Job>;
    delete: Get<Named, undefined, { stop?: boolean }>;
  };
  '/jobs/{name}/start': { post: Send<Named, { from?: T.StartFrom; path?: string }, T.Job> };
  '/jobs/{name}/stop': { post: Send<Named, { savepoint?: boolean }, T.Job> };
  '/jobs/{name}/revisions': { get: List<Named, T.Revision> };
  '/policies': { get: List<None, T.Policy>; post: Send<None, T.PolicyBody, T.Policy> };
  '/policies/preview': { post: Send<None, T.PolicyBody, T.PolicyPreview> };
  '/policies/{name}': {
    get: Get<Named, T.Policy>;
    put: Send<Named, T.PolicyBody, T.Policy>;
    delete: Get<Named, undefined>;
  };
  '/plans': { get: As<'/plans'>; post: Send<None, T.PlanBody, T.Plan> };
  '/plans/{id}': { get: Get<{ id: number }, T.Plan> };
  '/plans/{id}/apply': { post: Get<{ id: number }, T.Plan> };
  '/definitions/read': { post: Send<None, { manifests: string; catalog?: string; database?: string }, T.ReadText> };
  '/definitions/write': { post: Send<None, T.WriteBody, T.WrittenText> };
  '/runs': {
    get: As<'/runs'>;
    post: Send<None, T.RunBody & { dryRun?: boolean }, { id: number } & T.RunForecast>;
  };
}
