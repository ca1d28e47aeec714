import type { Snapshot } from '../../../api/types';
import { useTranslate } from '../../../lib/translate';

/** Why the next expiry leaves a snapshot, or that it does not. */
export function KeptBy({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslate();
  if (snapshot.keptBy.length === 0) {
    return <span className="second">{t('keptBy.none')}</span>;
  }
  return (
    <span className="kept-by">
      {snapshot.keptBy.map((keeper) => (
        <span key={`${keeper.kind} ${keeper.name}`}>{t(`keptBy.${keeper.kind}`, { name: keeper.name ?? t('keptBy.options') })}</span>
      ))}
    </span>
  );
}
