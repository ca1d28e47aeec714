import { Link } from 'react-router';

import type { RollbackLoss, SnapshotKind } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Callout } from '../../../components/Callout';
import { TimeText } from '../../../components/TimeText';
import { formatCount } from '../../../lib/format';
import { useTranslate } from '../../../lib/translate';

const described = 5;

/** What a rollback takes away, and what forbids it. */
export function RollbackLossList({ loss }: { loss: RollbackLoss }) {
  const t = useTranslate();
  const names = (all: { name: string }[]) => all.map((each) => each.name).join(', ');
  return (
    <div className="stack">
      {loss.mustStopFirst.length > 0 && (
        <Callout tone="bad">
          {t('owner.mustStopFirst')}{' '}
          {loss.mustStopFirst.map((job) => (
            <Link key={job.name} to={paths.job(job.name)}>
              {job.name}
            </Link>
          ))}
        </Callout>
      )}
      {loss.neededBy.length > 0 && <Callout tone="bad">{t('rollback.needed', { branches: loss.neededBy.join(', ') })}</Callout>}
      <div>
        <p>{t('rollback.what', { snapshot: String(loss.snapshotId) })}</p>
        <ul className="loss">
          <li>
            {t('rollback.loseSnapshots', { count: loss.snapshots })}
            <ul>
              {loss.newest.slice(0, described).map((snapshot) => (
                <li key={snapshot.id} className="nowrap">
                  {snapshot.id} · {t(`snapshotKind.${snapshot.kind as SnapshotKind}`)} · <TimeText value={snapshot.at} absolute />
                </li>
              ))}
              {loss.snapshots > described && <li>{t('rollback.more', { count: loss.snapshots - Math.min(described, loss.newest.length) })}</li>}
            </ul>
          </li>
          <li>{t('rollback.rows', { before: formatCount(loss.recordsBefore), after: formatCount(loss.recordsAfter) })}</li>
          {loss.tags.length > 0 && <li>{t('rollback.loseTags', { count: loss.tags.length, names: names(loss.tags) })}</li>}
        </ul>
      </div>
      {loss.consumers.length > 0 && (
        <Callout tone="care">{t('rollback.consumers', { names: loss.consumers.map((each) => each.id).join(', ') })}</Callout>
      )}
      <p className="second">{t('rollback.after')}</p>
    </div>
  );
}
