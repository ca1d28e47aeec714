import { useQueries, useQuery } from '@tanstack/react-query';

import { catalogsQuery, databasesQuery, tablesQuery } from '../api/catalogs';
import { jobsQuery } from '../api/jobs';
import { fullName } from '../api/tables';
import { useDebounced } from '../lib/debounce';
import { useTranslate, type MessageKey } from '../lib/translate';
import { paths } from './paths';

export interface PaletteEntry {
  kind: 'page' | 'table' | 'job';
  label: string;
  to: string;
}

const pages: [MessageKey, string][] = [
  ['nav.overview', paths.overview()],
  ['health.title', paths.health()],
  ['nav.tables', paths.catalogs()],
  ['tables.create', paths.newTable()],
  ['catalogs.register', paths.newCatalog()],
  ['nav.jobs', paths.jobs()],
  ['jobs.newSync', paths.newSync()],
  ['jobs.newCompaction', paths.newCompaction()],
  ['nav.connections', paths.connections()],
  ['connections.register', paths.newConnection()],
  ['nav.clusters', paths.clusters()],
  ['nav.policies', paths.policies()],
  ['policies.create', paths.newPolicy()],
  ['nav.runs', paths.runs()],
  ['nav.plans', paths.plans()],
  ['settings.tokens', paths.tokens()],
  ['settings.users', paths.users()],
  ['settings.audit', paths.audit()],
];

const eachKind = 8;

/** Tables whose name contains the text, over the databases of all catalogs. */
function useTables(text: string): PaletteEntry[] {
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const databases = useQueries({ queries: catalogs.map((catalog) => databasesQuery(catalog.name)) });
  const refs = catalogs.flatMap((catalog, index) =>
    (databases[index]?.data?.items ?? []).map((database) => ({ catalog: catalog.name, database: database.name })),
  );
  const found = useQueries({
    queries: refs
      .slice(0, 20)
      .map((ref) => ({ ...tablesQuery(ref, { q: text, limit: eachKind }), enabled: text !== '', refetchInterval: false as const })),
  });
  if (text === '') {
    return [];
  }
  return found
    .flatMap((query) => query.data?.items ?? [])
    .slice(0, eachKind)
    .map((row) => {
      const ref = { catalog: row.catalog, database: row.database, table: row.name };
      return { kind: 'table' as const, label: fullName(ref), to: paths.table(ref) };
    });
}

/** Where the palette can go for a text: pages at once, tables and jobs as the service finds them. */
export function usePaletteEntries(text: string): PaletteEntry[] {
  const t = useTranslate();
  const asked = useDebounced(text.trim(), 200);
  const tables = useTables(asked);
  const jobs = useQuery({ ...jobsQuery({ q: asked }), enabled: asked !== '', refetchInterval: false }).data?.items ?? [];
  const needle = text.trim().toLowerCase();
  const pageEntries = pages
    .map(([key, to]) => ({ kind: 'page' as const, label: t(key), to }))
    .filter((entry) => entry.label.toLowerCase().includes(needle));
  const jobEntries =
    asked === ''
      ? []
      : jobs.slice(0, eachKind).map((job) => ({ kind: 'job' as const, label: job.name, to: paths.job(job.name) }));
  return [...tables, ...jobEntries, ...pageEntries];
}
