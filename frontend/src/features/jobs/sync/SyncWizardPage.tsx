import { Button, Steps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';

import { useDenied } from '../../../api/session';
import { paths, type WizardStep } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { Notice } from '../../../components/Notice';
import { PageHeader } from '../../../components/PageHeader';
import { Loading } from '../../../components/Region';
import { useTranslate } from '../../../lib/translate';
import { PreflightStep } from './PreflightStep';
import { ReviewStep } from './ReviewStep';
import { SourceStep } from './SourceStep';
import { firstIncomplete, isComplete, steps, useSyncDraft } from './syncDraft';
import { TablesStep } from './TablesStep';

const stepViews = {
  source: SourceStep,
  tables: TablesStep,
  target: lazy(async () => ({ default: (await import('./TargetStep')).TargetStep })),
  preflight: PreflightStep,
  review: ReviewStep,
};

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const denied = useDenied('job:write');
  const state = useSyncDraft();
  const [preflightPassed, setPreflightPassed] = useState(false);
  const { step: asked = '' } = useParams();
  const step = steps.find((each) => each === asked);
  if (denied !== null) {
    return <Notice title={denied} />;
  }
  if (step === undefined) {
    return <Navigate to={paths.newSync()} replace />;
  }
  const missing = firstIncomplete(state.draft, step) ?? (step === 'review' && !preflightPassed ? 'preflight' : undefined);
  if (missing !== undefined) {
    return <Navigate to={paths.newSync(missing)} replace />;
  }
  const at = steps.indexOf(step);
  const ready = step === 'preflight' ? preflightPassed : isComplete(state.draft, step);
  const go = (to: WizardStep | undefined) => to !== undefined && void navigate(paths.newSync(to));
  const StepView = stepViews[step];
  return (
    <>
      <PageHeader title={t('jobs.newSync')} below={t('sync.what')} />
      <div className="stack wide">
        <Steps
          size="small"
          current={at}
          onChange={(index) => go(steps[index])}
          items={steps.map((each, index) => ({
            title: t(`sync.step.${each}`),
            disabled: index > at && (!ready || index > at + 1),
          }))}
        />
        <Suspense fallback={<Loading />}>
          <StepView {...state} onReady={setPreflightPassed} />
        </Suspense>
        {step !== 'review' && (
          <div className="form-actions">
            {at > 0 && <Button onClick={() => go(steps[at - 1])}>{t('sync.back')}</Button>}
            <ActionButton type="primary" disabledBecause={!ready && t(`sync.missing.${step}`)} onClick={() => go(steps[at + 1])}>
              {t('sync.next')}
            </ActionButton>
          </div>
        )}
      </div>
    </>
  );
}
