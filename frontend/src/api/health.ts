import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, read } from './client';
import { live } from './polling';
import { tableKeys, type TableRef } from './tables';
import type { HealthState } from './types';

export interface HealthFilter {
  catalog?: string;
  state?: HealthState;
  q?: string;
  /** The worst or the most comes first. */
  sort?: 'score' | 'bytes' | 'files' | 'deadBytes';
  cursor?: string;
}

const all = ['health'] as const;

export const healthSummaryQuery = queryOptions({
  queryKey: [...all, 'summary'],
  queryFn: () => read(client.GET('/health/summary')),
  ...live,
});

/** Tables by how well they are, the worst first where nothing else is asked for. */
export const healthQuery = (filter: HealthFilter, limit = 50) =>
  queryOptions({
    queryKey: [...all, 'list', filter, limit],
    queryFn: () => read(client.GET('/health', { params: { query: { ...filter, limit } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

/** What tables are judged by; as long as the service runs it stays the same. */
export const signalsQuery = queryOptions({
  queryKey: [...all, 'signals'],
  queryFn: () => read(client.GET('/health/signals')),
  staleTime: Infinity,
});

export const judgementQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'health'),
    queryFn: () => read(client.GET('/catalogs/{catalog}/databases/{database}/tables/{table}/health', { params: { path: ref } })),
    ...live,
  });
