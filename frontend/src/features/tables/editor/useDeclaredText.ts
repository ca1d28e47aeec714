import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { DatabaseRef } from '../../../api/catalogs';
import { readText, writeText } from '../../../api/definitions';
import type { WriteBody } from '../../../api/types';
import { useDebounced } from '../../../lib/debounce';

const once = { placeholderData: keepPreviousData, staleTime: 0, gcTime: 0, retry: false } as const;

/** The text that a form stands for, 300 ms after it rested; answers that came too late are dropped. */
export function useWrittenText(body: WriteBody, enabled: boolean) {
  const settled = useDebounced(JSON.stringify(body));
  const asked = JSON.parse(settled) as WriteBody;
  const complete = asked.catalog !== '' && asked.database !== '' && asked.definition.name !== '' && asked.definition.columns.length > 0;
  return useQuery({
    queryKey: ['definition-written', settled],
    queryFn: ({ signal }) => writeText(asked, signal),
    enabled: enabled && complete,
    ...once,
  });
}

/** What a text declares, 300 ms after it rested; null while the answer is about an older text. */
export function useReadText(place: DatabaseRef, text: string, enabled: boolean) {
  const settled = useDebounced(text);
  const query = useQuery({
    queryKey: ['definition-read', place, settled],
    queryFn: ({ signal }) => readText({ manifests: settled, catalog: place.catalog || undefined, database: place.database || undefined }, signal),
    enabled: enabled && settled === text,
    ...once,
  });
  return { query, current: query.isPlaceholderData || settled !== text ? null : (query.data ?? null) };
}
