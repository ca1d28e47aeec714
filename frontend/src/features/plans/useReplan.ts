import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { planAgain, planKeys } from '../../api/plans';
import type { Plan } from '../../api/types';
import { paths } from '../../app/paths';

/** Plans the same manifests anew, with these names allowed, and goes to the new plan. */
export function useReplan(plan: Plan) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (allow: string[]) => planAgain(plan, allow),
    onSuccess: (made) => {
      queries.setQueryData(planKeys.one(made.id), made);
      void navigate(paths.plan(made.id));
    },
  });
}

export type Replan = ReturnType<typeof useReplan>;
