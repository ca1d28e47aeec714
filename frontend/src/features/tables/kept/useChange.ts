import { useMutation, useQueryClient } from '@tanstack/react-query';

import { tableKeys, type TableRef } from '../../../api/tables';

/** A change of a table, after which everything that is known of it is asked anew. */
export function useChange<T>(tableRef: TableRef, change: (given: T) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) });
    },
  });
}
