import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { createJob, jobKeys } from '../../../api/jobs';
import { paths } from '../../../app/paths';
import { Facts } from '../../../components/Facts';
import { ProblemView } from '../../../components/ProblemView';
import { Section } from '../../../components/Section';
import { unknown } from '../../../lib/format';
import { formatIsoDuration } from '../../../lib/isoDuration';
import { useTranslate } from '../../../lib/translate';
import { bodyOf, type StepProps } from './syncDraft';

/** The whole job once more, and the button that makes it. */
export function ReviewStep({ draft, drop }: StepProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => createJob(bodyOf(draft)),
    onSuccess: async (job) => {
      drop();
      await queries.invalidateQueries({ queryKey: jobKeys.all });
      void navigate(paths.job(job.name));
    },
  });
  return (
    <Section title={t('sync.step.review')}>
      <div className="stack">
        <p>
          {t('sync.sentence', {
            tables: draft.all ? -1 : draft.include.length,
            source: draft.sourceDatabase,
            connection: draft.connection,
            target: `${draft.catalog}.${draft.database}`,
            cluster: draft.cluster,
          })}
        </p>
        <Facts
          facts={[
            [t('jobs.name'), draft.name],
            [t('jobs.includes'), draft.all ? t('jobs.allTables') : draft.include.join(', ')],
            [t('jobs.names'), draft.tablePrefix + draft.tableSuffix === '' ? t('jobs.sameNames') : <code key="names">{`${draft.tablePrefix}*${draft.tableSuffix}`}</code>],
            [t('jobs.tableOptions'), <code key="options">{draft.tableOptions.map(([key, value]) => `${key}=${value}`).join(', ') || unknown}</code>],
            [t('jobs.typeMapping'), draft.typeMapping.join(', ') || unknown],
            [t('jobs.checkpointInterval'), formatIsoDuration(draft.checkpointInterval)],
            [t('jobs.parallelism'), String(draft.parallelism)],
          ]}
        />
        {create.isError && <ProblemView error={create.error} what={t('jobs.notCreated')} />}
        <div className="form-actions">
          <Button onClick={() => void navigate(paths.newSync('preflight'))}>{t('sync.back')}</Button>
          <Button type="primary" loading={create.isPending} onClick={() => create.mutate()}>
            {t('jobs.createAndStart')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
