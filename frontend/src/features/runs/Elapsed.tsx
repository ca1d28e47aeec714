import type { Run } from '../../api/types';
import { useNow } from '../../lib/clock';
import { formatDuration } from '../../lib/format';

/** How long the run has worked, or did. */
export function Elapsed({ run }: { run: Run }) {
  const now = useNow();
  if (run.startedAt === null) {
    return null;
  }
  const end = run.endedAt === null ? now : Date.parse(run.endedAt);
  return <span className="second">{formatDuration(Math.max(0, end - Date.parse(run.startedAt)))}</span>;
}
