import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { jobQuery } from '../../api/jobs';
import type { Job } from '../../api/types';
import { paths } from '../../app/paths';
import { Callout } from '../../components/Callout';
import { CopyButton } from '../../components/CopyButton';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Sentence } from '../../components/Sentence';
import { TabLinks } from '../../components/TabLinks';
import { toneOf } from '../../lib/tone';
import { useTranslate } from '../../lib/translate';
import { AskedAndSeen } from './AskedAndSeen';
import { JobActions } from './JobActions';
import { CheckpointsTab } from './tabs/CheckpointsTab';
import { EventsTab } from './tabs/EventsTab';
import { ExceptionsTab } from './tabs/ExceptionsTab';
import { OverviewTab } from './tabs/OverviewTab';
import { RevisionsTab } from './tabs/RevisionsTab';
import { TablesTab } from './tabs/TablesTab';

const tabs = {
  overview: OverviewTab,
  tables: TablesTab,
  checkpoints: CheckpointsTab,
  exceptions: ExceptionsTab,
  revisions: RevisionsTab,
  events: EventsTab,
};

type TabName = keyof typeof tabs;

const tabNames = Object.keys(tabs) as TabName[];

export function Page() {
  const { name = '', tab = 'overview' } = useParams();
  const query = useQuery(jobQuery(name));
  return <Region query={query}>{(job) => <JobView job={job} tab={tab} />}</Region>;
}

function JobView({ job, tab }: { job: Job; tab: string }) {
  const t = useTranslate();
  const Tab = tabNames.includes(tab as TabName) ? tabs[tab as TabName] : null;
  return (
    <>
      <PageHeader
        title={job.name}
        beside={
          <>
            <CopyButton text={job.name} what={t('common.name')} />
            <AskedAndSeen filled desired={job.desiredState} state={job.state} changedAt={job.changedAt} />
          </>
        }
        below={
          <>
            <span>{t(`jobKind.${job.kind}`)}</span>
            <span>
              {t('jobs.on')} <Link to={paths.cluster(job.cluster)}>{job.cluster}</Link>
            </span>
          </>
        }
        actions={<JobActions job={job} />}
      />
      {job.sentence !== null && (
        <div className="page-callout">
          <Callout
            tone={toneOf(job.state)}
            action={job.state === 'FAILED' && <Remedy job={job} />}
          >
            <Sentence text={job.sentence} />
            {job.decision !== null && job.decision.length > 0 && <p>{t('jobs.mustDecide')}</p>}
          </Callout>
        </div>
      )}
      <TabLinks
        label={t('jobs.parts')}
        tabs={tabNames.map((each) => ({ to: paths.job(job.name, each), label: t(`jobTab.${each}`) }))}
      />
      {Tab === null ? <Notice title={t('common.notFound')} /> : <Tab job={job} />}
    </>
  );
}

/** Where to look next: at the connection when the cluster never took the job, else at what Flink said. */
function Remedy({ job }: { job: Job }) {
  const t = useTranslate();
  if (job.kind === 'mysql-sync' && job.deployment?.endReason === 'REJECTED') {
    return <Link to={paths.connection(job.spec.connection)}>{t('jobs.toConnection')}</Link>;
  }
  return <Link to={paths.job(job.name, 'exceptions')}>{t('jobs.seeExceptions')}</Link>;
}
