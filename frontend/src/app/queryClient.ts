import { QueryClient } from '@tanstack/react-query';

import { whenSignedOut } from '../api/client';
import { problemOf } from '../api/problem';
import { sessionKey } from '../api/session';

/** Server state. A refusal is an answer and is not asked for again; a failure is, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      retry: (failures, error) => {
        const { status } = problemOf(error).problem;
        return failures < 1 && (status === 0 || status >= 500);
      },
    },
  },
});

whenSignedOut(() => queryClient.setQueryData(sessionKey, null));
