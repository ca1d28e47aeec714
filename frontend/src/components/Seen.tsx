import { useTranslate } from '../lib/translate';
import { Sign } from './Sign';
import { TimeText } from './TimeText';

/** When something was last observed; stale when the looks that should have followed saw nothing. */
export function Seen({ at, stale }: { at: string | null; stale: boolean }) {
  const t = useTranslate();
  return stale ? (
    <span className="state-mark tone-care">
      <Sign tone="care" />
      <span>
        {t('common.seenLast')} <TimeText value={at} />
      </span>
    </span>
  ) : (
    <span>
      {t('common.seen')} <TimeText value={at} />
    </span>
  );
}
