import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, idempotencyKey, ifMatch, read } from './client';
import { live } from './polling';
import type { Job, JobBody, JobState, StartFrom } from './types';

export interface JobFilter {
  q?: string;
  state?: JobState;
  cluster?: string;
  kind?: string;
  cursor?: string;
}

export const jobKeys = {
  all: ['jobs'] as const,
  one: (name: string) => ['jobs', name] as const,
};

const named = (name: string) => ({ params: { path: { name } } });

export const jobsQuery = (filter: JobFilter = {}) =>
  queryOptions({
    queryKey: [...jobKeys.all, 'list', filter],
    queryFn: () => read(client.GET('/jobs', { params: { query: { limit: 50, ...filter } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

export const jobSummaryQuery = queryOptions({
  queryKey: [...jobKeys.all, 'summary'],
  queryFn: () => read(client.GET('/jobs/summary')),
  ...live,
});

export const jobQuery = (name: string) =>
  queryOptions({
    queryKey: jobKeys.one(name),
    queryFn: () => read(client.GET('/jobs/{name}', named(name))),
    ...live,
  });

export const jobTablesQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'tables'],
    queryFn: () => read(client.GET('/jobs/{name}/tables', named(name))),
    ...live,
  });

export const jobMetricsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'metrics'],
    queryFn: () => read(client.GET('/jobs/{name}/metrics', named(name))),
    ...live,
  });

export const jobCheckpointsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'checkpoints'],
    queryFn: () => read(client.GET('/jobs/{name}/checkpoints', named(name))),
    ...live,
  });

export const jobExceptionsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'exceptions'],
    queryFn: () => read(client.GET('/jobs/{name}/exceptions', named(name))),
    ...live,
  });

export const jobRevisionsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'revisions'],
    queryFn: () => read(client.GET('/jobs/{name}/revisions', named(name))),
  });

export const jobDeploymentsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'deployments'],
    queryFn: () => read(client.GET('/jobs/{name}/deployments', named(name))),
    ...live,
  });

export const jobEventsQuery = (name: string) =>
  queryOptions({
    queryKey: [...jobKeys.one(name), 'events'],
    queryFn: () => read(client.GET('/jobs/{name}/events', named(name))),
    ...live,
  });

export const preflightJob = (body: JobBody, signal?: AbortSignal) =>
  read(client.POST('/jobs/preflight', { body, signal }));

export const createJob = (body: JobBody) => read(client.POST('/jobs', { body }));

/** Declares a job anew; `job` says which version the caller saw. */
export const updateJob = (job: Job, body: JobBody) =>
  read(client.PUT('/jobs/{name}', { params: { path: { name: job.name } }, headers: ifMatch(job.version), body }));

export const startJob = (name: string, body: { from?: StartFrom; path?: string }) =>
  read(client.POST('/jobs/{name}/start', { ...named(name), headers: idempotencyKey(), body }));

export const stopJob = (name: string, savepoint: boolean) =>
  read(client.POST('/jobs/{name}/stop', { ...named(name), body: { savepoint } }));

export const restartJob = (name: string) =>
  read(client.POST('/jobs/{name}/restart', { ...named(name), headers: idempotencyKey() }));

export const deleteJob = (name: string, stop: boolean) =>
  read(client.DELETE('/jobs/{name}', { params: { path: { name }, query: { stop } } }));
