import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { jobKeys, updateJob } from '../../../api/jobs';
import type { Job, JobBody } from '../../../api/types';
import { paths } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { Callout } from '../../../components/Callout';
import { ProblemView } from '../../../components/ProblemView';
import { toast } from '../../../lib/toast';
import { useTranslate } from '../../../lib/translate';

interface Props {
  job: Job;
  body: JobBody;
  /** Why it can't be saved yet; null when it can. */
  disabledBecause: string | null;
}

/** Says what saving does to the job, and saves. */
export function SaveJob({ job, body, disabledBecause }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => updateJob(job, body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: jobKeys.all });
      toast(t('jobs.saved', { name: job.name }));
      void navigate(paths.job(job.name));
    },
  });
  const number = job.revision + 1;
  return (
    <div className="stack wide">
      <Callout tone="quiet">{t(job.desiredState === 'RUNNING' ? 'jobs.willRestart' : 'jobs.willStartLater', { number })}</Callout>
      {save.isError && <ProblemView error={save.error} what={t('jobs.notSaved', { name: job.name })} />}
      <div className="form-actions">
        <Button onClick={() => void navigate(paths.job(job.name))}>{t('common.cancel')}</Button>
        <ActionButton type="primary" loading={save.isPending} disabledBecause={disabledBecause} onClick={() => save.mutate()}>
          {t('jobs.saveRevision', { number })}
        </ActionButton>
      </div>
    </div>
  );
}
