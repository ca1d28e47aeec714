import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { cancelRun, hasEnded, maintenanceKeys, runQuery } from '../../api/maintenance';
import { useDenied } from '../../api/session';
import type { Run } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { Text } from '../../components/Amount';
import { Callout } from '../../components/Callout';
import { Facts, type Fact } from '../../components/Facts';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { RawText } from '../../components/RawText';
import { Region } from '../../components/Region';
import { RunCause, useBecause } from '../../components/RunWhy';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useTranslate, type Translate } from '../../lib/translate';
import { Elapsed } from './Elapsed';
import { Measures } from './Measures';
import { RunLog } from './RunLog';
import { RunProgress } from './RunProgress';

export function Page() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const number = Number(id);
  const query = useQuery({ ...runQuery(number), enabled: Number.isInteger(number) });
  if (!Number.isInteger(number)) {
    return <Notice title={t('common.notFound')} />;
  }
  return <Region query={query}>{(run) => <RunView run={run} />}</Region>;
}

function RunView({ run }: { run: Run }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('run:write');
  const cancel = useMutation({
    mutationFn: () => cancelRun(run.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: maintenanceKeys.run(run.id) }),
  });
  const ended = hasEnded(run.status);
  return (
    <>
      <PageHeader
        title={
          <>
            {t('run.numbered', { id: String(run.id) })} {t(`action.${run.action}`)}{' '}
            <Link to={paths.table(run, 'maintenance')}>{`${run.database}.${run.table}`}</Link>
          </>
        }
        beside={
          <>
            <State run filled of={run.status} />
            <Elapsed run={run} />
          </>
        }
        actions={
          !ended && (
            <ActionButton disabledBecause={denied} loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('run.cancel')}
            </ActionButton>
          )
        }
      />
      <div className="stack wide">
        {cancel.isError && <ProblemView error={cancel.error} what={t('run.notCancelled')} />}
        <Outcome run={run} />
        <RunProgress run={run} />
        <div className="columns">
          <Section title={t('run.about')}>
            <Facts narrow facts={factsOf(run, t)} />
          </Section>
          {(run.before ?? run.forecast ?? run.after) !== null && (
            <Section title={t('run.effect')} flush>
              <Measures run={run} />
            </Section>
          )}
        </div>
        {run.runPlan != null && (
          <Section title={t('run.plan')}>
            <RawText open={!ended} text={JSON.stringify(run.runPlan, null, 2)} label={t('run.planWhole')} />
          </Section>
        )}
        {(run.status === 'RUNNING' || (run.log ?? []).length > 0) && <RunLog entries={run.log ?? []} />}
      </div>
    </>
  );
}

/** Why it failed, waits or did nothing: never to be taken for done. */
function Outcome({ run }: { run: Run }) {
  const t = useTranslate();
  const because = useBecause(run.because);
  if (run.error !== null) {
    return (
      <Callout tone="bad">
        <p className="strong">{run.error.message}</p>
        <p className="second mono">{run.error.type}</p>
      </Callout>
    );
  }
  if (because === null) {
    return null;
  }
  return (
    <Callout tone="quiet">
      {run.status === 'SKIPPED' ? t('run.nothingDone', { reason: because }) : t('run.waitsFor', { what: because })}
    </Callout>
  );
}

function factsOf(run: Run, t: Translate): Fact[] {
  return [
    [t('run.why'), run.policy === null ? <RunCause key="why" run={run} /> : <Link key="why" to={paths.policy(run.policy)}><RunCause run={run} /></Link>],
    [t('run.engine'), run.engine === null ? <Text key="engine" value={null} /> : t(`engine.${run.engine}`)],
    ...(run.flinkJobId === null ? [] : [[t('jobs.flinkJobId'), <code key="flink">{run.flinkJobId}</code>] as Fact]),
    [t('run.due'), <TimeText key="due" absolute value={run.dueAt} />],
    [t('run.queued'), <TimeText key="queued" absolute value={run.createdAt} />],
    [t('run.started'), <TimeText key="started" absolute value={run.startedAt} />],
    [t('run.ended'), <TimeText key="ended" absolute value={run.endedAt} />],
  ];
}
