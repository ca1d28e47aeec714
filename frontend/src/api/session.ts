import { queryOptions, useQuery } from '@tanstack/react-query';

import { useTranslate } from '../lib/translate';
import { client, read, rememberCsrfToken } from './client';
import { ProblemError } from './problem';
import type { Me, Permission } from './types';

export const sessionKey = ['me'] as const;

/** Who is signed in; null when nobody is. */
export const meQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<Me | null> => {
    try {
      return remember(await read(client.GET('/me')));
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status === 401) {
        return null;
      }
      throw error;
    }
  },
  staleTime: 60_000,
});

export async function signIn(username: string, password: string): Promise<Me> {
  return remember(await read(client.POST('/session', { body: { username, password } })));
}

export async function signOut(): Promise<void> {
  await read(client.DELETE('/session'));
  rememberCsrfToken(null);
}

function remember(me: Me): Me {
  rememberCsrfToken(me.csrfToken);
  return me;
}

export function useMe(): Me | null {
  return useQuery(meQuery).data ?? null;
}

export function useAllowed(permission: Permission): boolean {
  return useMe()?.permissions.includes(permission) ?? false;
}

/** Why an action that needs the permission is disabled; null when it is not. */
export function useDenied(permission: Permission): string | null {
  const t = useTranslate();
  return useAllowed(permission) ? null : t('common.needsPermission', { permission });
}
