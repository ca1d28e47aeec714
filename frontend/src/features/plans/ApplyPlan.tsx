import { useMutation, useQueryClient } from '@tanstack/react-query';

import { applyPlan, planKeys } from '../../api/plans';
import { useDenied } from '../../api/session';
import type { Plan } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { useTranslate, type Translate } from '../../lib/translate';

/** Where an attempt to apply a plan is known, so that the page can say how it went. */
export const applyKey = (id: number) => ['apply-plan', id] as const;

function hindrance(plan: Plan, t: Translate): string | null {
  if (plan.status === 'BLOCKED') {
    return t('plans.blockedBy', { count: plan.blockers.length });
  }
  if (plan.status === 'STALE') {
    return t('plans.moved');
  }
  return plan.steps.length === 0 ? t('plans.nothingToDo') : null;
}

/** The button that applies a plan or goes on with it; gone when there is nothing left to do. */
export function ApplyPlan({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const apply = useMutation({
    mutationKey: applyKey(plan.id),
    mutationFn: () => applyPlan(plan.id),
    onSuccess: (begun) => queries.setQueryData(planKeys.one(plan.id), begun),
    onError: () => queries.invalidateQueries({ queryKey: planKeys.one(plan.id) }),
  });
  if (plan.status === 'APPLIED') {
    return null;
  }
  return (
    <ActionButton
      type="primary"
      disabledBecause={denied ?? hindrance(plan, t)}
      loading={apply.isPending || plan.status === 'APPLYING'}
      onClick={() => apply.mutate()}
    >
      {t(plan.status === 'INTERRUPTED' ? 'plans.resume' : 'plans.apply')}
    </ActionButton>
  );
}
