import { useMutationState } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';

import type { Blocker, Plan } from '../../api/types';
import { paths } from '../../app/paths';
import { Callout } from '../../components/Callout';
import { ProblemView } from '../../components/ProblemView';
import { useTell, useTranslate } from '../../lib/translate';
import { applyKey } from './ApplyPlan';
import type { Replan } from './useReplan';

interface Props {
  plan: Plan;
  replan: Replan;
}

/** Why the plan can't be applied or has stopped, how far it is, and what to do about it. */
export function PlanOutcome({ plan, replan }: Props) {
  const t = useTranslate();
  const refusals = useMutationState({ filters: { mutationKey: applyKey(plan.id), status: 'error' }, select: (attempt) => attempt.state.error });
  const refusal = refusals.at(-1);
  const again = (
    <Button size="small" loading={replan.isPending} onClick={() => replan.mutate(plan.allow)}>
      {t('plans.again')}
    </Button>
  );
  return (
    <div className="stack page-callout">
      {replan.isError && <ProblemView error={replan.error} what={t('plans.notMade')} />}
      {refusal !== undefined && plan.status !== 'APPLYING' && plan.status !== 'APPLIED' && plan.status !== 'STALE' && (
        <ProblemView error={refusal} what={t('plans.notApplied')} />
      )}
      {plan.status === 'STALE' && (
        <Callout tone="care" action={again}>
          <p className="strong">{t('plans.moved')}</p>
          <p>{plan.failure}</p>
        </Callout>
      )}
      {plan.status === 'BLOCKED' && (
        <Callout tone="care" action={again}>
          <p className="strong">{t('plans.blockedBy', { count: plan.blockers.length })}</p>
          <Blockers plan={plan} />
        </Callout>
      )}
      {plan.status === 'INTERRUPTED' && (
        <Callout tone="bad">
          <p className="strong">{t('plans.stopped', { done: doneOf(plan), count: plan.steps.length })}</p>
          <p>{plan.failure}</p>
          <p className="second">{t('plans.resumeWhat')}</p>
        </Callout>
      )}
      {plan.status === 'APPLYING' && <Progress plan={plan} />}
    </div>
  );
}

const doneOf = (plan: Plan) => plan.steps.filter((step) => step.status === 'DONE').length;

function Progress({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const done = doneOf(plan);
  return (
    <div>
      <div className="progress-track" role="progressbar" aria-label={t('plans.progress')} aria-valuemin={0} aria-valuemax={plan.steps.length} aria-valuenow={done}>
        <span style={{ width: `${(100 * done) / plan.steps.length}%` }} />
      </div>
      <span className="second">
        {t('plans.stepsDone', { done, count: plan.steps.length })} {t('plans.leaveIsSafe')}
      </span>
    </div>
  );
}

/** Errors stand among the findings, and what is to be allowed stands at its step: the others in their own words. */
function Blockers({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const tell = useTell();
  const of = (code: string) => plan.blockers.filter((blocker) => blocker.code === code).length;
  const others = plan.blockers.filter((blocker) => blocker.code !== 'error' && blocker.code !== 'not-allowed');
  const sentence = ({ code, target, message }: Blocker) => tell(`blocker.${code}`, message, { target });
  return (
    <ul className="loss">
      {of('not-allowed') > 0 && <li>{t('plans.toAllow', { count: of('not-allowed') })}</li>}
      {of('error') > 0 && (
        <li>
          <Link to={paths.plan(plan.id, 'findings')}>{t('plans.errors', { count: of('error') })}</Link>
        </li>
      )}
      {others.map((blocker) => (
        <li key={blocker.code + blocker.target}>{sentence(blocker)}</li>
      ))}
    </ul>
  );
}
