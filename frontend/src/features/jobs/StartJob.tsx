import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';

import { jobKeys, startJob } from '../../api/jobs';
import type { Job, StartFrom } from '../../api/types';
import { ProblemView } from '../../components/ProblemView';
import { useTranslate } from '../../lib/translate';

const positions: StartFrom[] = ['latest', 'savepoint', 'checkpoint', 'none'];

/** Asks from where a job starts, and says what each choice means. */
export function StartJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const offered = job.decision === null || job.decision.length === 0 ? positions : positions.filter((each) => job.decision?.includes(each));
  const neverRan = job.deployment === null;
  const [from, setFrom] = useState<StartFrom>(neverRan ? 'none' : (offered[0] ?? 'latest'));
  const [path, setPath] = useState(job.deployment?.savepointPath ?? '');
  const needsPath = from === 'savepoint' || from === 'checkpoint';
  const start = useMutation({
    mutationFn: () => startJob(job.name, { from, ...(needsPath && path !== '' ? { path } : {}) }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: jobKeys.all });
    },
  });
  return (
    <Modal
      open
      title={t('jobs.startTitle', { name: job.name })}
      okText={t('jobs.start')}
      okButtonProps={{ loading: start.isPending }}
      cancelText={t('common.cancel')}
      onOk={() => start.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <Radio.Group
          className="choices"
          aria-label={t('jobs.startFrom')}
          value={from}
          onChange={(event) => setFrom(event.target.value as StartFrom)}
        >
          {offered.map((each) => (
            <Radio key={each} value={each}>
              <span className="strong">{t(`startFrom.${each}`)}</span>
              <br />
              <span className="second">{t(`startFromMeans.${each}`)}</span>
            </Radio>
          ))}
        </Radio.Group>
        {needsPath && (
          <Input
            className="mono"
            aria-label={t('jobs.path')}
            placeholder={t('jobs.path')}
            value={path}
            onChange={(event) => setPath(event.target.value)}
          />
        )}
        {start.isError && <ProblemView error={start.error} what={t('jobs.notStarted', { name: job.name })} />}
      </div>
    </Modal>
  );
}
