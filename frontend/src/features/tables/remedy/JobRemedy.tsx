import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useNavigate } from 'react-router';

import { createJob, jobKeys, preflightJob } from '../../../api/jobs';
import { fullName, tableKeys } from '../../../api/tables';
import type { JobBody } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Facts } from '../../../components/Facts';
import { FindingList } from '../../../components/FindingList';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { StateMark } from '../../../components/StateMark';
import { useTranslate } from '../../../lib/translate';
import type { DialogProps } from './dialogProps';

/** Shows what the preflight finds about a job before it is created and started. */
export function JobRemedy({ tableRef, body, onClose }: DialogProps<JobBody>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const preflight = useQuery({
    queryKey: [...jobKeys.all, 'preflight', body],
    queryFn: ({ signal }) => preflightJob(body, signal),
    retry: false,
    gcTime: 0,
  });
  const create = useMutation({
    mutationFn: () => createJob(body),
    onSuccess: (job) => {
      void queries.invalidateQueries({ queryKey: jobKeys.all });
      void queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) });
      void navigate(paths.job(job.name));
    },
  });
  const refused = preflight.data?.findings.some((finding) => finding.severity === 'error') ?? true;
  return (
    <Modal
      open
      title={t('remedy.jobTitle', { table: fullName(tableRef) })}
      okText={t('jobs.createAndStart')}
      okButtonProps={{ loading: create.isPending, disabled: refused }}
      cancelText={t('common.cancel')}
      onOk={() => create.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{t('jobs.compactionWhat')}</p>
        <Facts facts={[[t('jobs.name'), <code key="name">{body.name}</code>], [t('jobs.cluster'), body.cluster]]} />
        <Region query={preflight} lines={2}>
          {({ findings }) => (findings.length === 0 ? <StateMark tone="good" word={t('tables.noFindings')} /> : <FindingList findings={findings} />)}
        </Region>
        {create.isError && <ProblemView error={create.error} what={t('jobs.notCreated')} />}
      </div>
    </Modal>
  );
}
