import type { DatabaseRef } from '../api/catalogs';
import type { TableRef } from '../api/tables';

/** Addresses of pages. A thing's address is its REST path without /api/v1, then the tab; forms for new things are under /new. */

const e = encodeURIComponent;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export type WizardStep = 'source' | 'tables' | 'target' | 'preflight' | 'review';

export const paths = {
  overview: () => '/',
  login: () => '/login',
  catalogs: () => '/catalogs',
  catalog: (catalog: string) => `/catalogs/${e(catalog)}`,
  databases: (catalog: string) => `/catalogs/${e(catalog)}/databases`,
  tables: (ref: DatabaseRef) => `/catalogs/${e(ref.catalog)}/databases/${e(ref.database)}/tables`,
  table: (ref: TableRef, tab = 'health') => `${paths.tables(ref)}/${e(ref.table)}/${tab}`,
  /** Opens the preview of what an advice would do. */
  tableFix: (ref: TableRef, advice: string) => withQuery(paths.table(ref), { fix: advice }),
  tableFiles: (ref: TableRef, place: { partition?: string; bucket?: string }) => withQuery(paths.table(ref, 'files'), place),
  editTable: (ref: TableRef) => paths.table(ref, 'edit'),
  health: (filter: { state?: string; sort?: string } = {}) => withQuery('/health', filter),
  connections: () => '/connections',
  connection: (name: string) => `/connections/${e(name)}`,
  clusters: () => '/clusters',
  cluster: (name: string) => `/clusters/${e(name)}`,
  jobs: (filter: { state?: string } = {}) => withQuery('/jobs', filter),
  job: (name: string, tab = 'overview') => `/jobs/${e(name)}/${tab}`,
  policies: () => '/policies',
  policy: (name: string) => `/policies/${e(name)}`,
  runs: (filter: { status?: string; catalog?: string; database?: string; table?: string; from?: string } = {}) =>
    withQuery('/runs', filter),
  run: (id: number) => `/runs/${id}`,
  plans: (filter: { status?: string } = {}) => withQuery('/plans', filter),
  plan: (id: number, tab = 'steps') => `/plans/${id}/${tab}`,
  users: () => '/users',
  tokens: () => '/tokens',
  audit: () => '/audit',
  system: () => '/system',
  newCatalog: () => '/new/catalog',
  newTable: (ref: Partial<DatabaseRef> = {}) => withQuery('/new/table', ref),
  newConnection: () => '/new/connection',
  newCluster: () => '/new/cluster',
  newSync: (step: WizardStep = 'source') => `/new/job/mysql-sync/${step}`,
  newCompaction: (ref: Partial<TableRef> = {}) => withQuery('/new/job/compaction', ref),
  newPolicy: (ref: Partial<TableRef> = {}) => withQuery('/new/policy', ref),
};

/** Reads "catalog.database.table"; dots are not allowed inside lake names. */
export function parseTable(full: string): TableRef | null {
  const [catalog, database, table] = full.split('.');
  return catalog && database && table ? { catalog, database, table } : null;
}
