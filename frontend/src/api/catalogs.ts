import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, ifMatch, read } from './client';
import { live } from './polling';
import type { Catalog, CatalogBody, OptionDefinition, TableSpec } from './types';

export interface DatabaseRef {
  catalog: string;
  database: string;
}

export interface ListFilter {
  q?: string;
  sort?: string;
  cursor?: string;
  limit?: number;
}

export const catalogKeys = {
  all: ['catalogs'] as const,
  one: (catalog: string) => ['catalogs', catalog] as const,
  databases: (catalog: string) => ['catalogs', catalog, 'databases'] as const,
  tables: (ref: DatabaseRef) => ['catalogs', ref.catalog, 'databases', ref.database, 'tables'] as const,
};

export const catalogsQuery = queryOptions({
  queryKey: catalogKeys.all,
  queryFn: () => read(client.GET('/catalogs', { params: { query: { limit: 500 } } })),
});

export const catalogQuery = (catalog: string) =>
  queryOptions({
    queryKey: catalogKeys.one(catalog),
    queryFn: () => read(client.GET('/catalogs/{catalog}', { params: { path: { catalog } } })),
  });

export const databasesQuery = (catalog: string, filter: ListFilter = {}) =>
  queryOptions({
    queryKey: [...catalogKeys.databases(catalog), filter],
    queryFn: () =>
      read(
        client.GET('/catalogs/{catalog}/databases', {
          params: { path: { catalog }, query: { limit: 100, ...filter } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const tablesQuery = (ref: DatabaseRef, filter: ListFilter = {}) =>
  queryOptions({
    queryKey: [...catalogKeys.tables(ref), filter],
    queryFn: () =>
      read(
        client.GET('/catalogs/{catalog}/databases/{database}/tables', {
          params: { path: ref, query: { limit: 50, ...filter } },
        }),
      ),
    placeholderData: keepPreviousData,
    ...live,
  });

/** Options of tables whose key holds the words. */
export const optionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['options', q],
    queryFn: () => read(client.GET('/options', { params: { query: { q, limit: 50 } } })),
    select: ({ items }) => items.filter(isOfTable),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** Whether an option belongs to tables, not to the catalog. */
export const isOfTable = ({ scope }: OptionDefinition) => scope !== 'catalog';

/** All options that Paimon knows, of tables and catalogs: some hundred. */
export const optionCatalogueQuery = queryOptions({
  queryKey: ['options', 'all'],
  queryFn: () => read(client.GET('/options', { params: { query: { limit: 500 } } })),
  staleTime: Infinity,
});

export const createCatalog = (body: CatalogBody) => read(client.POST('/catalogs', { body }));

export const updateCatalog = (catalog: Catalog, body: CatalogBody) =>
  read(
    client.PUT('/catalogs/{catalog}', {
      params: { path: { catalog: catalog.name } },
      headers: ifMatch(catalog.version),
      body,
    }),
  );

export const deleteCatalog = (catalog: Catalog) =>
  read(
    client.DELETE('/catalogs/{catalog}', {
      params: { path: { catalog: catalog.name } },
      headers: ifMatch(catalog.version),
    }),
  );

export const testCatalog = (catalog: string) =>
  read(client.POST('/catalogs/{catalog}/test', { params: { path: { catalog } } }));

export const createDatabase = (catalog: string, body: { name: string; comment: string | null }) =>
  read(client.POST('/catalogs/{catalog}/databases', { params: { path: { catalog } }, body }));

export const deleteDatabase = (ref: DatabaseRef) =>
  read(client.DELETE('/catalogs/{catalog}/databases/{database}', { params: { path: ref } }));

export const createTable = (ref: DatabaseRef, body: TableSpec) =>
  read(client.POST('/catalogs/{catalog}/databases/{database}/tables', { params: { path: ref }, body }));

export const tryTable = (ref: DatabaseRef, body: TableSpec, signal: AbortSignal) =>
  read(
    client.POST('/catalogs/{catalog}/databases/{database}/tables', {
      params: { path: ref, query: { dryRun: true } },
      body,
      signal,
    }),
  );
