import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { planQuery } from '../../api/plans';
import type { Plan } from '../../api/types';
import { paths } from '../../app/paths';
import { FindingList } from '../../components/FindingList';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { RawText } from '../../components/RawText';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { StateMark } from '../../components/StateMark';
import { TabLinks } from '../../components/TabLinks';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { ApplyPlan } from './ApplyPlan';
import { PlanJobs } from './PlanJobs';
import { PlanOutcome } from './PlanOutcome';
import { PlanSteps } from './PlanSteps';
import { useReplan, type Replan } from './useReplan';

export function Page() {
  const t = useTranslate();
  const { id = '', tab = 'steps' } = useParams();
  const number = Number(id);
  const query = useQuery({ ...planQuery(number), enabled: Number.isInteger(number) });
  if (!Number.isInteger(number)) {
    return <Notice title={t('common.notFound')} />;
  }
  return <Region query={query}>{(plan) => <PlanView plan={plan} tab={tab} />}</Region>;
}

function PlanView({ plan, tab }: { plan: Plan; tab: string }) {
  const t = useTranslate();
  const replan = useReplan(plan);
  const tabs = [
    { name: 'steps', label: t('plans.steps'), count: plan.steps.length },
    { name: 'findings', label: t('tables.findings'), count: plan.findings.length },
    { name: 'jobs', label: t('nav.jobs'), count: plan.jobsAffected.length },
    { name: 'manifests', label: t('plans.manifests') },
  ];
  return (
    <>
      <PageHeader
        title={t('plans.numbered', { id: String(plan.id) })}
        beside={<State filled of={plan.status} />}
        below={<Origin plan={plan} />}
        actions={<ApplyPlan plan={plan} />}
      />
      <PlanOutcome plan={plan} replan={replan} />
      <TabLinks label={t('plans.parts')} tabs={tabs.map(({ name, label, count }) => ({ to: paths.plan(plan.id, name), label, count }))} />
      <Part plan={plan} tab={tab} replan={replan} />
    </>
  );
}

function Part({ plan, tab, replan }: { plan: Plan; tab: string; replan: Replan }) {
  const t = useTranslate();
  switch (tab) {
    case 'steps':
      return <PlanSteps plan={plan} replan={replan} />;
    case 'findings':
      return (
        <Section title={t('tables.findings')}>
          {plan.findings.length === 0 ? <StateMark tone="good" word={t('tables.noFindings')} /> : <FindingList findings={plan.findings} />}
        </Section>
      );
    case 'jobs':
      return <PlanJobs plan={plan} />;
    case 'manifests':
      return (
        <Section title={t('plans.manifests')}>
          <RawText open text={plan.manifests} label={t('plans.manifestsWhat')} />
        </Section>
      );
    default:
      return <Notice title={t('common.notFound')} />;
  }
}

function Origin({ plan }: { plan: Plan }) {
  const t = useTranslate();
  return (
    <>
      <span>
        {t('plans.by', { name: plan.createdBy })} <TimeText value={plan.createdAt} />
      </span>
      {plan.commit !== null && (
        <span>
          {t('plans.commit')} <code>{plan.commit}</code>
        </span>
      )}
      {plan.reason !== null && <span>{plan.reason}</span>}
      {plan.appliedAt !== null && (
        <span>
          {t('plans.appliedBy', { name: plan.appliedBy })} <TimeText value={plan.appliedAt} />
        </span>
      )}
    </>
  );
}
