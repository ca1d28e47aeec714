import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal, Radio } from 'antd';
import { useState } from 'react';

import { jobKeys, stopJob } from '../../api/jobs';
import type { Job } from '../../api/types';
import { ProblemView } from '../../components/ProblemView';
import { useTranslate } from '../../lib/translate';

export function StopJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const [savepoint, setSavepoint] = useState(true);
  const stop = useMutation({
    mutationFn: () => stopJob(job.name, savepoint),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: jobKeys.all });
    },
  });
  return (
    <Modal
      open
      title={t('jobs.stopTitle', { name: job.name })}
      okText={t('jobs.stop')}
      okButtonProps={{ loading: stop.isPending }}
      cancelText={t('common.cancel')}
      onOk={() => stop.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <Radio.Group
          className="choices"
          aria-label={t('jobs.stopHow')}
          value={savepoint}
          onChange={(event) => setSavepoint(event.target.value as boolean)}
        >
          <Radio value>
            <span className="strong">{t('jobs.withSavepoint')}</span>
            <br />
            <span className="second">{t('jobs.withSavepointMeans')}</span>
          </Radio>
          <Radio value={false}>
            <span className="strong">{t('jobs.withoutSavepoint')}</span>
            <br />
            <span className="second">{t('jobs.withoutSavepointMeans')}</span>
          </Radio>
        </Radio.Group>
        {stop.isError && <ProblemView error={stop.error} what={t('jobs.notStopped', { name: job.name })} />}
      </div>
    </Modal>
  );
}
