import type { TextFormat } from '../../../api/types';
import { useSearchState } from '../../../lib/search';

/** The language of the text beside a form; it lives in the URL. */
export function useFormat(): [TextFormat, (format: TextFormat) => void] {
  const [search, setSearch] = useSearchState();
  const format = search('format') === 'sql' ? 'sql' : 'yaml';
  return [format, (next) => setSearch({ format: next === 'yaml' ? undefined : next }, 'replace')];
}
