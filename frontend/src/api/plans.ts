import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, idempotencyKey, read } from './client';
import { live } from './polling';
import type { Plan, PlanBody, PlanStatus } from './types';

export interface PlanFilter {
  status?: PlanStatus;
  createdBy?: string;
  cursor?: string;
}

export const planKeys = {
  all: ['plans'] as const,
  one: (id: number) => ['plans', id] as const,
};

const watchedMillis = 1_000;

/** Newest first. */
export const plansQuery = (filter: PlanFilter) =>
  queryOptions({
    queryKey: [...planKeys.all, 'list', filter],
    queryFn: () => read(client.GET('/plans', { params: { query: { ...filter, limit: 50 } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

/** Asked again every second while its steps are being done. */
export const planQuery = (id: number) =>
  queryOptions({
    queryKey: planKeys.one(id),
    queryFn: () => read(client.GET('/plans/{id}', { params: { path: { id } } })),
    refetchInterval: (query) => (query.state.data?.status === 'APPLYING' ? watchedMillis : false),
  });

export const makePlan = (body: PlanBody) => read(client.POST('/plans', { headers: idempotencyKey(), body }));

/** The same manifests, planned against the lake as it is now. */
export const planAgain = ({ manifests, commit }: Plan, allow: string[]) => makePlan({ manifests, allow, commit });

/** Begins to apply a plan, or goes on with one that was interrupted. */
export const applyPlan = (id: number) => read(client.POST('/plans/{id}/apply', { params: { path: { id } } }));
