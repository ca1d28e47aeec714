import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { catalogKeys, type DatabaseRef } from './catalogs';
import { client, read } from './client';
import { live } from './polling';
import type { Owner } from './types';

export interface TableRef extends DatabaseRef {
  table: string;
}

export const fullName = (ref: TableRef) => `${ref.catalog}.${ref.database}.${ref.table}`;

export const tableKeys = {
  one: (ref: TableRef) => [...catalogKeys.tables(ref), ref.table] as const,
  part: (ref: TableRef, part: string, ...rest: unknown[]) => [...catalogKeys.tables(ref), ref.table, part, ...rest],
};

const base = '/catalogs/{catalog}/databases/{database}/tables/{table}' as const;

export const tableQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.one(ref),
    queryFn: () => read(client.GET(base, { params: { path: ref } })),
    ...live,
  });

export const snapshotsQuery = (ref: TableRef, cursor?: string) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'snapshots', cursor),
    queryFn: () => read(client.GET(`${base}/snapshots`, { params: { path: ref, query: { limit: 50, cursor } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

export const schemasQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'schemas'),
    queryFn: () => read(client.GET(`${base}/schemas`, { params: { path: ref, query: { limit: 500 } } })),
  });

export interface ListFilter {
  sort?: string;
  q?: string;
  cursor?: string;
}

export const partitionsQuery = (ref: TableRef, filter: ListFilter) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'partitions', filter),
    queryFn: () => read(client.GET(`${base}/partitions`, { params: { path: ref, query: { limit: 20, ...filter } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

export const bucketsQuery = (ref: TableRef, filter: { sort?: string; partition?: string }) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'buckets', filter),
    queryFn: () => read(client.GET(`${base}/buckets`, { params: { path: ref, query: { limit: 500, ...filter } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

export const sizesQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'sizes'),
    queryFn: () => read(client.GET(`${base}/sizes`, { params: { path: ref } })),
    ...live,
  });

export const filesQuery = (ref: TableRef, filter: { partition?: string; bucket?: number; sort?: string; cursor?: string }) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'files', filter),
    queryFn: () => read(client.GET(`${base}/files`, { params: { path: ref, query: { limit: 50, ...filter } } })),
    placeholderData: keepPreviousData,
  });

export const tagsQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'tags'),
    queryFn: () => read(client.GET(`${base}/tags`, { params: { path: ref, query: { limit: 500 } } })),
  });

export const tableOptionsQuery = (ref: TableRef, all: boolean) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'options', all),
    queryFn: () => read(client.GET(`${base}/options`, { params: { path: ref, query: { all } } })),
    placeholderData: keepPreviousData,
  });

export interface RowsFilter {
  limit: number;
  snapshot?: number;
  tag?: string;
  timestamp?: string;
  columns?: string;
  filter?: string;
}

export const rowsQuery = (ref: TableRef, filter: RowsFilter) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'rows', filter),
    queryFn: () => read(client.GET(`${base}/rows`, { params: { path: ref, query: filter } })),
    placeholderData: keepPreviousData,
  });

/** The shortest series, in ms. */
export const leastSpan = 60_000;

/** How metrics went in the last hours; no further back than the table was created, so that a new one has fine steps. */
export const seriesQuery = (ref: TableRef, metrics: string, hours: number, createdAt: string) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'series', metrics, hours, createdAt),
    queryFn: () => {
      const now = Date.now();
      const created = Math.min(Date.parse(createdAt), now - leastSpan);
      const from = new Date(Math.max(created, now - hours * 3_600_000)).toISOString();
      return read(client.GET(`${base}/series`, { params: { path: ref, query: { metrics, from, points: 240 } } }));
    },
    placeholderData: keepPreviousData,
    ...live,
  });

export const ownerQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'owner'),
    queryFn: () => read(client.GET(`${base}/owner`, { params: { path: ref } })),
  });

export const tablePoliciesQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'policies'),
    queryFn: () => read(client.GET(`${base}/policies`, { params: { path: ref } })),
    ...live,
  });

export const tableJobsQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'jobs'),
    queryFn: () => read(client.GET(`${base}/jobs`, { params: { path: ref } })),
    ...live,
  });

export const changeOwner = (ref: TableRef, owner: Owner) =>
  read(client.PUT(`${base}/owner`, { params: { path: ref }, body: { owner } }));

export const dropTable = (ref: TableRef) =>
  read(client.DELETE(base, { params: { path: ref, query: { confirm: fullName(ref) } } }));
