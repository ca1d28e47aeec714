import { Link } from 'react-router';

import type { Plan } from '../../api/types';
import { paths } from '../../app/paths';
import { DataTable } from '../../components/DataTable';
import { Notice } from '../../components/Notice';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';

/** The jobs that work on what the plan changes, and which of them must start anew. */
export function PlanJobs({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const restarts = (job: string) => plan.steps.filter((step) => step.needs.includes(`restart ${job}`)).map((step) => step.number);
  return (
    <Section flush>
      <DataTable
        label={t('nav.jobs')}
        columns={[
          { key: 'name', title: t('common.name'), render: ({ name }) => <Link to={paths.job(name)}>{name}</Link> },
          {
            key: 'needs',
            title: t('plans.after'),
            render: ({ name }) => {
              const steps = restarts(name);
              return steps.length === 0 ? t('plans.goesOn') : t('plans.restartAfter', { count: steps.length, steps: steps.join(', ') });
            },
          },
        ]}
        rows={plan.jobsAffected.map((name) => ({ name }))}
        rowKey={({ name }) => name}
        empty={<Notice title={t('plans.noJobs')} />}
      />
    </Section>
  );
}
