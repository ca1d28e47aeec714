import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, idempotencyKey, ifMatch, read } from './client';
import { live } from './polling';
import type { Policy, PolicyBody, RunBody, RunStatus } from './types';

export interface RunFilter {
  catalog?: string;
  database?: string;
  table?: string;
  action?: string;
  status?: RunStatus;
  from?: string;
  cursor?: string;
}

export const maintenanceKeys = {
  policies: ['policies'] as const,
  policy: (name: string) => ['policies', name] as const,
  runs: ['runs'] as const,
  run: (id: number) => ['runs', id] as const,
};

const endedStatuses: RunStatus[] = ['SUCCEEDED', 'FAILED', 'CANCELLED', 'SKIPPED'];

export const hasEnded = (status: RunStatus) => endedStatuses.includes(status);

export const policiesQuery = queryOptions({
  queryKey: maintenanceKeys.policies,
  queryFn: () => read(client.GET('/policies', { params: { query: { limit: 500 } } })),
  ...live,
});

export const policyQuery = (name: string) =>
  queryOptions({
    queryKey: maintenanceKeys.policy(name),
    queryFn: () => read(client.GET('/policies/{name}', { params: { path: { name } } })),
  });

export const runsQuery = (filter: RunFilter, limit = 50) =>
  queryOptions({
    queryKey: [...maintenanceKeys.runs, 'list', filter, limit],
    queryFn: () => read(client.GET('/runs', { params: { query: { ...filter, status: filter.status && [filter.status], limit } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

/** Runs that have not ended, newest first, 200 at most. */
export const openRunsQuery = (filter: RunFilter) =>
  queryOptions({
    queryKey: [...maintenanceKeys.runs, 'open', filter],
    queryFn: () =>
      read(client.GET('/runs', { params: { query: { ...filter, status: ['RUNNING', 'WAITING', 'QUEUED'], limit: 200 } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

export const runSummaryQuery = (since: string) =>
  queryOptions({
    queryKey: [...maintenanceKeys.runs, 'summary', since],
    queryFn: () => read(client.GET('/runs/summary', { params: { query: { since } } })),
    ...live,
  });

export const runQuery = (id: number) =>
  queryOptions({
    queryKey: maintenanceKeys.run(id),
    queryFn: () => read(client.GET('/runs/{id}', { params: { path: { id } } })),
    refetchInterval: (query) => (query.state.data && hasEnded(query.state.data.status) ? false : 2_000),
  });

export const previewPolicy = (body: PolicyBody, signal: AbortSignal) =>
  read(client.POST('/policies/preview', { body, signal }));

export const createPolicy = (body: PolicyBody) => read(client.POST('/policies', { body }));

export const updatePolicy = (policy: Policy, body: PolicyBody) =>
  read(
    client.PUT('/policies/{name}', {
      params: { path: { name: policy.name } },
      headers: ifMatch(policy.version),
      body,
    }),
  );

export const deletePolicy = (policy: Policy) =>
  read(
    client.DELETE('/policies/{name}', {
      params: { path: { name: policy.name } },
      headers: ifMatch(policy.version),
    }),
  );

export const forecastRun = (body: RunBody) => read(client.POST('/runs', { body: { ...body, dryRun: true } }));

export const startRun = (body: RunBody) => read(client.POST('/runs', { headers: idempotencyKey(), body }));

export const cancelRun = (id: number) => read(client.POST('/runs/{id}/cancel', { params: { path: { id } } }));
