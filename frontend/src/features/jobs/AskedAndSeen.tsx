import type { JobState } from '../../api/types';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';

interface Props {
  desired: 'RUNNING' | 'STOPPED';
  state: JobState;
  /** When the desired state was asked for; shown while it is not reached. */
  changedAt?: string | null;
  filled?: boolean;
}

const settled: Record<Props['desired'], JobState[]> = {
  RUNNING: ['RUNNING', 'FINISHED'],
  STOPPED: ['STOPPED', 'FINISHED'],
};

/** What a job is; and while it differs, what it was asked to be. */
export function AskedAndSeen({ desired, state, changedAt, filled = false }: Props) {
  const t = useTranslate();
  const reached = settled[desired].includes(state);
  return (
    <span className="row" style={{ gap: 8 }}>
      <State of={state} filled={filled} />
      {!reached && (
        <span className="second nowrap">
          {t(desired === 'RUNNING' ? 'jobs.askedToRun' : 'jobs.askedToStop')}{' '}
          {changedAt !== undefined && changedAt !== null && <TimeText value={changedAt} />}
        </span>
      )}
    </span>
  );
}
