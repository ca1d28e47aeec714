import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { deleteJob, jobKeys } from '../../api/jobs';
import type { Job } from '../../api/types';
import { paths } from '../../app/paths';
import { TypedConfirm } from '../../components/TypedConfirm';
import { useTranslate } from '../../lib/translate';

const ended = ['STOPPED', 'FINISHED', 'FAILED'];

export function DeleteJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const runs = !ended.includes(job.state);
  const remove = useMutation({
    mutationFn: () => deleteJob(job.name, runs),
    onSuccess: async () => {
      await navigate(paths.jobs());
      queries.removeQueries({ queryKey: jobKeys.one(job.name) });
      await queries.invalidateQueries({ queryKey: jobKeys.all });
    },
  });
  return (
    <TypedConfirm
      title={t('jobs.deleteTitle', { name: job.name })}
      name={job.name}
      act={t(runs ? 'jobs.stopAndDelete' : 'jobs.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('jobs.deleteWhat')}</p>
    </TypedConfirm>
  );
}
