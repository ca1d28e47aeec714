import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The name of a list's state in the URL, on a page with several lists. */
export const inList = (list: string | undefined, name: string) => (list === undefined ? name : `${list}.${name}`);

/** State that lives in the query of the URL: typing replaces the entry, choosing pushes one. */
export function useSearchState(): [
  (name: string) => string,
  (changes: Record<string, string | undefined>, how?: 'push' | 'replace') => void,
] {
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name) ?? '', [params]);
  const set = useCallback(
    (changes: Record<string, string | undefined>, how: 'push' | 'replace' = 'push') =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') {
              next.delete(name);
            } else {
              next.set(name, value);
            }
          }
          return next;
        },
        { replace: how === 'replace' },
      ),
    [setParams],
  );
  return [get, set];
}
