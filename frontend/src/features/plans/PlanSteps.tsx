import { Button } from 'antd';
import { useState } from 'react';

import type { Plan } from '../../api/types';
import { Notice } from '../../components/Notice';
import { Section } from '../../components/Section';
import { StateMark } from '../../components/StateMark';
import { toneOf } from '../../lib/tone';
import { useTranslate } from '../../lib/translate';
import { StepRow } from './StepRow';
import type { Replan } from './useReplan';

const atFirst = 100;
const risks = ['green', 'amber', 'red'] as const;

/** The steps in their order, as a diff; while the plan is applied the same rows show how far it is. */
export function PlanSteps({ plan, replan }: { plan: Plan; replan: Replan }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  if (plan.steps.length === 0) {
    return (
      <Section>
        <Notice title={t('plans.nothingToDo')} detail={t(plan.status === 'BLOCKED' ? 'plans.nothingFound' : 'plans.lakeIsSo')} />
      </Section>
    );
  }
  const next = plan.status === 'APPLYING' ? plan.steps.find((step) => step.status === 'PENDING') : undefined;
  const shown = all ? plan.steps : plan.steps.slice(0, atFirst);
  return (
    <Section
      flush
      title={t('plans.stepCount', { count: plan.steps.length })}
      extra={risks.map((risk) => {
        const count = plan.steps.filter((step) => step.risk === risk).length;
        return count > 0 && <StateMark key={risk} tone={toneOf(risk)} word={t('plans.ofRisk', { count, risk: t(`risk.${risk}`) })} />;
      })}
    >
      <ol className="plan-steps">
        {shown.map((step) => (
          <StepRow key={step.number} plan={plan} step={step} isNext={step === next} replan={replan} />
        ))}
      </ol>
      {shown.length < plan.steps.length && (
        <div className="pager">
          <span className="second">{t('plans.stepsShown', { shown: shown.length, count: plan.steps.length })}</span>
          <Button size="small" onClick={() => setAll(true)}>
            {t('plans.showAll')}
          </Button>
        </div>
      )}
    </Section>
  );
}
