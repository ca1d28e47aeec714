import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, read } from './client';
import { readText, writeText } from './definitions';
import { makePlan } from './plans';
import { live } from './polling';
import { ProblemError } from './problem';
import { tableKeys, type TableRef } from './tables';
import type { TableDrift } from './types';

const base = '/catalogs/{catalog}/databases/{database}/tables/{table}' as const;

/** How the table differs from its last applied definition, looked at now; null when none was ever applied. */
export const tableDriftQuery = (ref: TableRef) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'drift'),
    queryFn: async (): Promise<TableDrift | null> => {
      try {
        return await read(client.GET(`${base}/drift`, { params: { path: ref } }));
      } catch (error) {
        if (error instanceof ProblemError && error.slug === 'not-found') {
          return null;
        }
        throw error;
      }
    },
  });

/** Tables that have drifted, are missing or could not be read, as Weir last saw them. */
export const driftsQuery = (filter: { catalog?: string; database?: string; cursor?: string }) =>
  queryOptions({
    queryKey: ['drift', filter],
    queryFn: () => read(client.GET('/drift', { params: { query: { ...filter, limit: 50 } } })),
    placeholderData: keepPreviousData,
    ...live,
  });

/** What was done to a table, newest first. */
export const tableHistoryQuery = (ref: TableRef, cursor?: string) =>
  queryOptions({
    queryKey: tableKeys.part(ref, 'history', cursor),
    queryFn: () => read(client.GET(`${base}/history`, { params: { path: ref, query: { limit: 50, cursor } } })),
    placeholderData: keepPreviousData,
  });

/** Plans what brings a table back to the definition that a plan applied to it: that one alone, of all that the plan held. */
export async function planBack({ catalog, database, table, planId }: TableDrift) {
  const applied = await read(client.GET('/plans/{id}', { params: { path: { id: planId } } }));
  const { items } = await readText({ manifests: applied.manifests }, new AbortController().signal);
  const declared = items.find((item) => item.catalog === catalog && item.database === database && item.definition.name === table);
  if (declared === undefined) {
    return makePlan({ manifests: applied.manifests, allow: applied.allow, commit: applied.commit });
  }
  const { text } = await writeText({ catalog, database, definition: declared.definition, renamedFrom: null, renamedColumns: {}, format: 'yaml' });
  return makePlan({ manifests: text, commit: applied.commit });
}
