import type { Run } from '../../api/types';
import { useNow } from '../../lib/clock';
import { formatCount, formatDuration } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

/** How far a running run is, and about how long it still takes. */
export function RunProgress({ run }: { run: Run }) {
  const t = useTranslate();
  const now = useNow();
  const { progress, startedAt } = run;
  if (run.status !== 'RUNNING' || progress === null || progress.total === 0) {
    return null;
  }
  const share = Math.min(1, progress.done / progress.total);
  const elapsed = startedAt === null ? 0 : Math.max(0, now - Date.parse(startedAt));
  const left = share > 0.05 ? (elapsed / share) * (1 - share) : null;
  const label = t('run.progress', {
    done: formatCount(progress.done),
    total: formatCount(progress.total),
    unit: progress.unit,
  });
  return (
    <div className="progress">
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p>
        {label}
        {left !== null && <span className="second"> {t('run.left', { time: formatDuration(left) })}</span>}
      </p>
    </div>
  );
}
