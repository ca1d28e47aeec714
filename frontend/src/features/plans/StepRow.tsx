import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';

import { useDenied } from '../../api/session';
import type { Plan, PlanStep } from '../../api/types';
import { SqlText } from '../../components/SqlText';
import { StateMark } from '../../components/StateMark';
import { TimeText } from '../../components/TimeText';
import { diffKindOf, diffSigns, useStepWords } from '../../lib/stepWords';
import { toneOf } from '../../lib/tone';
import { useTell, useTranslate } from '../../lib/translate';
import { allowedWith, allowName } from './allowNames';
import { ProbeLine } from './ProbeLine';
import type { Replan } from './useReplan';

interface Props {
  plan: Plan;
  step: PlanStep;
  /** Whether it is being done. */
  isNext: boolean;
  replan: Replan;
}

export function StepRow({ plan, step, isNext, replan }: Props) {
  const t = useTranslate();
  const tell = useTell();
  const [unfolded, setUnfolded] = useState(false);
  const diff = diffKindOf(step.kind);
  const kind = useStepWords()(step.kind);
  const saysMore = ['.', ' '].every((before) => !step.target.endsWith(before + step.detail));
  const needs = (need: string) => tell(`need.${need.split(' ')[0]}`, need, { name: need.slice(need.indexOf(' ') + 1) });
  return (
    <li className={`plan-step ${diff}`} aria-label={t('plans.stepNamed', { number: step.number, kind, target: step.target })}>
      <span className="plan-step-number second">{step.number}</span>
      <span className="plan-step-sign mono" aria-hidden="true">
        {diffSigns[diff]}
      </span>
      <div className="plan-step-text">
        <p>
          <span className="second">{kind}</span> <span className="mono wrap-anywhere">{step.target}</span>{' '}
          {saysMore && <strong className="mono wrap-anywhere">{step.detail}</strong>}
        </p>
        {step.probe && <ProbeLine probe={step.probe} />}
        {step.losses.length > 0 && <p className="second">{t('plans.loses', { what: step.losses.join(', ') })}</p>}
        {step.needs.length > 0 && <p className="second">{t('plans.then', { what: step.needs.map(needs).join(', ') })}</p>}
      </div>
      <StateMark tone={toneOf(step.risk)} word={t(`risk.${step.risk}`)} />
      <div className="plan-step-state">
        <AllowBox plan={plan} step={step} replan={replan} />
        <Progress plan={plan} step={step} isNext={isNext} />
      </div>
      {step.sql !== null && (
        <Button
          type="text"
          size="small"
          aria-expanded={unfolded}
          aria-label={t('plans.sqlOf', { number: step.number })}
          icon={unfolded ? <CaretDownOutlined /> : <CaretRightOutlined />}
          iconPlacement="end"
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('common.sql')}
        </Button>
      )}
      {unfolded && step.sql !== null && (
        <div className="plan-step-sql">
          <SqlText sql={step.sql} />
        </div>
      )}
    </li>
  );
}

/** Ticked or cleared, the box makes a new plan. */
function AllowBox({ plan, step, replan }: Omit<Props, 'isNext'>) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const name = allowName(plan, step);
  if (name === null || plan.status === 'APPLIED' || plan.status === 'APPLYING' || plan.status === 'INTERRUPTED') {
    return null;
  }
  return (
    <Checkbox
      checked={step.allowed}
      disabled={denied !== null || replan.isPending}
      aria-label={t('plans.allowNamed', { name })}
      onChange={(event) => replan.mutate(allowedWith(plan, name, event.target.checked))}
    >
      {t('plans.allow')}
    </Checkbox>
  );
}

function Progress({ plan, step, isNext }: Omit<Props, 'replan'>) {
  const t = useTranslate();
  if (step.status === 'DONE') {
    return (
      <>
        <StateMark tone="good" word={t('plans.done')} />
        <TimeText value={step.doneAt} absolute />
      </>
    );
  }
  if (isNext) {
    return <StateMark tone="busy" word={t('plans.doing')} />;
  }
  return (plan.status === 'APPLYING' || plan.status === 'INTERRUPTED') && <StateMark tone="quiet" word={t('plans.notDone')} />;
}
