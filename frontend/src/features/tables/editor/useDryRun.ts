import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { tryTable, type DatabaseRef } from '../../../api/catalogs';
import { ProblemError } from '../../../api/problem';
import type { TableDryRun, TableSpec } from '../../../api/types';
import { useDebounced } from '../../../lib/debounce';

/** A refusal of single fields, read as findings about them. */
function asFindings(problem: ProblemError): TableDryRun {
  const errors = problem.problem.errors ?? [];
  return {
    sql: '',
    findings: errors.map((error) => ({
      rule: problem.slug,
      severity: 'error',
      pointer: error.pointer,
      message: error.message,
      evidence: null,
      fix: null,
    })),
  };
}

/** What the service says about a table that is not created yet, 300 ms after typing stopped; stale answers are dropped. */
export function useDryRun(ref: DatabaseRef, spec: TableSpec, enabled: boolean) {
  const settled = useDebounced(JSON.stringify(spec));
  const asked = JSON.parse(settled) as TableSpec;
  return useQuery({
    queryKey: ['table-dry-run', ref, settled],
    queryFn: async ({ signal }): Promise<TableDryRun> => {
      try {
        return await tryTable(ref, asked, signal);
      } catch (error) {
        if (error instanceof ProblemError && error.problem.errors?.length) {
          return asFindings(error);
        }
        throw error;
      }
    },
    enabled: enabled && ref.catalog !== '' && ref.database !== '' && asked.name !== '' && asked.columns.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
