import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { jobKeys, restartJob } from '../../api/jobs';
import { useDenied } from '../../api/session';
import type { Job } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { ActionLink } from '../../components/ActionLink';
import { ProblemView } from '../../components/ProblemView';
import { useTranslate } from '../../lib/translate';
import { DeleteJob } from './DeleteJob';
import { StartJob } from './StartJob';
import { StopJob } from './StopJob';

/** What can be done with a job; what cannot be done now says why. */
export function JobActions({ job }: { job: Job }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('job:write');
  const [asking, setAsking] = useState<'start' | 'stop' | 'delete' | null>(null);
  const restart = useMutation({
    mutationFn: () => restartJob(job.name),
    onSuccess: () => queries.invalidateQueries({ queryKey: jobKeys.all }),
  });
  const wantsToRun = job.desiredState === 'RUNNING';
  const canStart = !wantsToRun || ['FAILED', 'FINISHED', 'STOPPED'].includes(job.state);
  const close = () => setAsking(null);
  return (
    <>
      <ActionButton danger disabledBecause={denied} onClick={() => setAsking('delete')}>
        {t('jobs.delete')}
      </ActionButton>
      <ActionLink to={paths.job(job.name, 'edit')} disabledBecause={denied}>
        {t('jobs.edit')}
      </ActionLink>
      <ActionButton
        disabledBecause={denied ?? (job.state !== 'RUNNING' && t('jobs.notRunning'))}
        loading={restart.isPending}
        onClick={() => restart.mutate()}
      >
        {t('jobs.restart')}
      </ActionButton>
      {wantsToRun && (
        <ActionButton disabledBecause={denied} onClick={() => setAsking('stop')}>
          {t('jobs.stop')}
        </ActionButton>
      )}
      {canStart && (
        <ActionButton type="primary" disabledBecause={denied} onClick={() => setAsking('start')}>
          {t('jobs.start')}
        </ActionButton>
      )}
      {restart.isError && <ProblemView error={restart.error} what={t('jobs.notRestarted', { name: job.name })} />}
      {asking === 'start' && <StartJob job={job} onClose={close} />}
      {asking === 'stop' && <StopJob job={job} onClose={close} />}
      {asking === 'delete' && <DeleteJob job={job} onClose={close} />}
    </>
  );
}
