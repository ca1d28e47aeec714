import { Button } from 'antd';

import { useSearchState } from '../lib/search';
import { useTranslate } from '../lib/translate';

/** To the next page and back to the first; the cursor lives in the URL, so the browser's Back works too. */
export function CursorPager({ shown, nextCursor, name = 'cursor' }: { shown: number; nextCursor: string | null; name?: string }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const atStart = search(name) === '';
  if (atStart && nextCursor === null) {
    return null;
  }
  return (
    <div className="pager">
      <span className="second">{t('pager.shown', { count: shown })}</span>
      <Button size="small" disabled={atStart} onClick={() => setSearch({ [name]: undefined })}>
        {t('pager.first')}
      </Button>
      <Button
        size="small"
        disabled={nextCursor === null}
        onClick={() => setSearch({ [name]: nextCursor ?? undefined })}
      >
        {t('pager.next')}
      </Button>
    </div>
  );
}
