import { useQuery } from '@tanstack/react-query';

import { jobDeploymentsQuery, jobRevisionsQuery } from '../../../api/jobs';
import type { Deployment, Job, Revision } from '../../../api/types';
import { Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { RawText } from '../../../components/RawText';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { Sentence } from '../../../components/Sentence';
import { State } from '../../../components/State';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';

export function RevisionsTab({ job }: { job: Job }) {
  const t = useTranslate();
  const revisions = useQuery(jobRevisionsQuery(job.name));
  const deployments = useQuery(jobDeploymentsQuery(job.name));
  const deploymentColumns: DataColumn<Deployment>[] = [
    { key: 'id', title: t('jobs.flinkJobId'), render: (row) => <code>{row.flinkJobId}</code> },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'revision', title: t('jobs.revision'), numeric: true, render: (row) => row.revision },
    { key: 'from', title: t('jobs.startFrom'), render: (row) => row.startFrom.path ?? t(`startFrom.${row.startFrom.kind}`) },
    { key: 'submitted', title: t('jobs.submitted'), render: (row) => <TimeText value={row.submittedAt} absolute /> },
    { key: 'ended', title: t('run.ended'), render: (row) => <TimeText value={row.endedAt} absolute /> },
    { key: 'reason', title: t('jobs.endReason'), render: (row) => (row.sentence === null ? <Text value={row.endReason && t(`endReason.${row.endReason}`)} /> : <Sentence text={row.sentence} />) },
  ];
  return (
    <div className="stack wide">
      <Section title={t('jobTab.revisions')}>
        <Region query={revisions}>{({ items }) => <Revisions revisions={items} />}</Region>
      </Section>
      <Section title={t('jobs.deployments')} flush>
        <Region query={deployments}>
          {({ items }) => (
            <DataTable
              label={t('jobs.deployments')}
              columns={deploymentColumns}
              rows={items}
              rowKey={(row) => row.id}
              empty={<Notice title={t('jobs.neverDeployed')} />}
            />
          )}
        </Region>
      </Section>
    </div>
  );
}

function Revisions({ revisions }: { revisions: Revision[] }) {
  const t = useTranslate();
  return (
    <ul className="exceptions">
      {revisions.map((revision, index) => (
        <li key={revision.number}>
          <TimeText value={revision.createdAt} absolute />
          <div>
            <p>
              <span className="strong">{t('jobs.revisionNumber', { number: revision.number })}</span>{' '}
              {revision.createdBy !== null && <span className="second">{t('jobs.by', { name: revision.createdBy })}</span>}
            </p>
            <Changes now={revision} before={revisions[index + 1]} />
            <RawText text={JSON.stringify(revision.spec, null, 2)} label={t('jobs.spec')} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The fields of the spec that differ from the revision before. */
function Changes({ now, before }: { now: Revision; before?: Revision }) {
  if (before === undefined) {
    return null;
  }
  const keys = [...new Set([...Object.keys(before.spec), ...Object.keys(now.spec)])];
  const text = (spec: Record<string, unknown>, key: string) => JSON.stringify(spec[key] ?? null);
  return (
    <ul>
      {keys
        .filter((key) => text(before.spec, key) !== text(now.spec, key))
        .map((key) => (
          <li key={key} className="mono">
            {key}: <del>{text(before.spec, key)}</del> <ins>{text(now.spec, key)}</ins>
          </li>
        ))}
    </ul>
  );
}
