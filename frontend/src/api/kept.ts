import { queryOptions } from '@tanstack/react-query';

import { client, read } from './client';
import { live, pollInterval } from './polling';
import { fullName, tableKeys, type TableRef } from './tables';
import type { BranchBody, RollbackBody, TagBody } from './types';

const base = '/catalogs/{catalog}/databases/{database}/tables/{table}' as const;

export const tagLossQuery = (ref: TableRef, tag: string) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'tags', tag),
    queryFn: () => read(client.GET(`${base}/tags/{tag}`, { params: { path: { ...ref, tag } } })),
    gcTime: 0,
  });

export const branchesQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'branches'),
    queryFn: () => read(client.GET(`${base}/branches`, { params: { path: ref, query: { limit: 500 } } })),
    // until each of them was looked at
    refetchInterval: ({ state }) => (state.data?.items.some((branch) => branch.observation === null) ? pollInterval() : false),
  });

export const branchLossQuery = (ref: TableRef, branch: string) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'branches', branch),
    queryFn: () => read(client.GET(`${base}/branches/{branch}`, { params: { path: { ...ref, branch } } })),
    gcTime: 0,
  });

export const consumersQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'consumers'),
    queryFn: () => read(client.GET(`${base}/consumers`, { params: { path: ref, query: { limit: 500 } } })),
    ...live,
  });

/** What a rollback to a snapshot would take away; asked anew each time. */
export const rollbackLossQuery = (ref: TableRef, snapshotId: number) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'rollback', snapshotId),
    queryFn: () => read(client.POST(`${base}/rollback`, { params: { path: ref }, body: { snapshotId, dryRun: true } })),
    gcTime: 0,
    retry: false,
  });

export const rollBack = (ref: TableRef, body: RollbackBody) =>
  read(client.POST(`${base}/rollback`, { params: { path: ref, query: { confirm: fullName(ref) } }, body }));

export const createTag = (ref: TableRef, body: TagBody) => read(client.POST(`${base}/tags`, { params: { path: ref }, body }));

export const deleteTag = (ref: TableRef, tag: string) =>
  read(client.DELETE(`${base}/tags/{tag}`, { params: { path: { ...ref, tag }, query: { confirm: tag } } }));

export const createBranch = (ref: TableRef, body: BranchBody) =>
  read(client.POST(`${base}/branches`, { params: { path: ref }, body }));

export const deleteBranch = (ref: TableRef, branch: string) =>
  read(client.DELETE(`${base}/branches/{branch}`, { params: { path: { ...ref, branch }, query: { confirm: branch } } }));

export const resetConsumer = (ref: TableRef, consumer: string, nextSnapshot?: number) =>
  read(client.PUT(`${base}/consumers/{consumer}`, { params: { path: { ...ref, consumer } }, body: { nextSnapshot } }));

export const deleteConsumer = (ref: TableRef, consumer: string) =>
  read(client.DELETE(`${base}/consumers/{consumer}`, { params: { path: { ...ref, consumer }, query: { confirm: consumer } } }));
