import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';

import { planBack, tableDriftQuery } from '../../../api/drift';
import { planKeys } from '../../../api/plans';
import { useDenied } from '../../../api/session';
import type { TableRef } from '../../../api/tables';
import type { TableDrift } from '../../../api/types';
import { paths } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { ChangeLine } from '../../../components/ChangeLine';
import { DriftState } from '../../../components/DriftMark';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { diffKindOf, useStepWords } from '../../../lib/stepWords';
import { useTranslate } from '../../../lib/translate';

/** What differs between the table and the definition that was last applied to it, and the way back. */
export function DriftSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const query = useQuery(tableDriftQuery(tableRef));
  const back = useMutation({
    mutationFn: planBack,
    onSuccess: (plan) => {
      queries.setQueryData(planKeys.one(plan.id), plan);
      void navigate(paths.plan(plan.id));
    },
  });
  const drift = query.data ?? null;
  const canGoBack = drift !== null && (drift.state === 'DRIFTED' || drift.state === 'MISSING');
  return (
    <Section
      title={t('drift.title')}
      extra={
        canGoBack && (
          <ActionButton disabledBecause={denied} loading={back.isPending} onClick={() => back.mutate(drift)}>
            {t('editor.review')}
          </ActionButton>
        )
      }
    >
      {back.isError && <ProblemView error={back.error} what={t('plans.notMade')} />}
      <Region query={query} lines={2}>
        {(found) => (found === null ? <p className="second">{t('drift.neverApplied')}</p> : <Drift drift={found} />)}
      </Region>
    </Section>
  );
}

function Drift({ drift }: { drift: TableDrift }) {
  const t = useTranslate();
  const words = useStepWords();
  const { state, changes, message, planId, commit, appliedBy, appliedAt } = drift;
  return (
    <div className="stack">
      <p>
        <DriftState state={state} />
      </p>
      {message !== null && <p>{message}</p>}
      {changes.length > 0 && (
        <>
          <p>{t('drift.wouldBringBack')}</p>
          <ul className="diff-list" aria-label={t('drift.title')}>
            {changes.map(({ kind, detail }) => (
              <ChangeLine key={`${kind} ${detail}`} kind={diffKindOf(kind)} what={words(kind)}>
                <code>{detail}</code>
              </ChangeLine>
            ))}
          </ul>
        </>
      )}
      <p className="second">
        <Link to={paths.plan(planId)}>{t('plans.numbered', { id: String(planId) })}</Link>{' '}
        {appliedBy === null ? t('drift.appliedAt') : t('plans.appliedBy', { name: appliedBy })} <TimeText value={appliedAt} />
        {commit !== null && (
          <>
            {', '}
            {t('plans.commit')} <code>{commit}</code>
          </>
        )}
      </p>
    </div>
  );
}
