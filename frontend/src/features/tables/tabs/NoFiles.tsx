import { Notice } from '../../../components/Notice';
import { useTranslate } from '../../../lib/translate';

/** In place of what files add up to: nobody looked yet, or there is no file. */
export function NoFiles({ seen }: { seen: { observedAt: string | null; failure: string | null } }) {
  const t = useTranslate();
  return seen.observedAt === null ? (
    <Notice title={t('files.notSeen')} detail={seen.failure ?? t('files.notSeenDetail')} />
  ) : (
    <Notice title={t('files.none')} detail={t('files.noneDetail')} />
  );
}
