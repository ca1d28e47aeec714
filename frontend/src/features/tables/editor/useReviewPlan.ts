import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { DatabaseRef } from '../../../api/catalogs';
import { writeText } from '../../../api/definitions';
import { makePlan, planKeys } from '../../../api/plans';
import type { Table } from '../../../api/types';
import { paths } from '../../../app/paths';
import { writeBodyOf, type DefinitionEditor } from './useDefinitionEditor';

/** Makes a plan of what is edited, and goes to it. A text that leads is planned as it was typed. */
export function useReviewPlan(editor: DefinitionEditor, place: DatabaseRef, table: Table | null) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const manifests = editor.textLeads ? editor.text : (await writeText(writeBodyOf(place, editor.draft, table, 'yaml'))).text;
      return makePlan({ manifests, catalog: place.catalog || null, database: place.database || null });
    },
    onSuccess: (plan) => {
      queries.setQueryData(planKeys.one(plan.id), plan);
      void navigate(paths.plan(plan.id));
    },
  });
}
