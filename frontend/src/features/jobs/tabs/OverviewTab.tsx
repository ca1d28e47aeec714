import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { jobMetricsQuery } from '../../../api/jobs';
import type { Deployment, Job, JobMetrics } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Bytes, Count, Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Facts, type Fact } from '../../../components/Facts';
import { Figure } from '../../../components/Figure';
import { Notice } from '../../../components/Notice';
import { PathText } from '../../../components/PathText';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { State } from '../../../components/State';
import { TimeText } from '../../../components/TimeText';
import { formatDuration, unknown } from '../../../lib/format';
import { formatIsoDuration } from '../../../lib/isoDuration';
import { useTranslate, type Translate } from '../../../lib/translate';

export function OverviewTab({ job }: { job: Job }) {
  const t = useTranslate();
  const metrics = useQuery(jobMetricsQuery(job.name));
  return (
    <div className="stack wide">
      <Region query={metrics} lines={3}>
        {(data) => (
          <>
            <Figures metrics={data} />
            {data.tables.length > 0 && <Tables tables={data.tables} />}
            {data.vertices.length > 0 && <Vertices vertices={data.vertices} />}
          </>
        )}
      </Region>
      <div className="columns">
        <Section title={t('jobs.spec')}>
          <Facts narrow facts={specFacts(job, t)} />
        </Section>
        <Section title={t('jobs.deployment')}>
          {job.deployment === null ? <Notice title={t('jobs.neverDeployed')} /> : <Facts narrow facts={deploymentFacts(job.deployment, t)} />}
        </Section>
      </div>
    </div>
  );
}

function Figures({ metrics }: { metrics: JobMetrics }) {
  const t = useTranslate();
  return (
    <div className="figures">
      <Figure label={t('jobs.recordsIn')} value={<Count value={metrics.recordsIn} />}>
        <Bytes value={metrics.bytesIn} />
      </Figure>
      <Figure label={t('jobs.recordsOut')} value={<Count value={metrics.recordsOut} />}>
        <Bytes value={metrics.bytesOut} />
      </Figure>
      <Figure label={t('jobs.uptime')} value={formatDuration(metrics.uptimeMillis)} />
      <Figure label={t('jobs.restarts')} value={<Count value={metrics.restarts} />} />
      <Figure label={t('jobs.lastCheckpoint')} value={<TimeText value={metrics.lastCheckpointAt} />}>
        {t('jobs.every', { interval: formatIsoDuration(metrics.checkpointInterval) })}
      </Figure>
      {metrics.sourceLagMillis !== null && <Figure label={t('jobs.sourceLag')} value={formatDuration(metrics.sourceLagMillis)} />}
    </div>
  );
}

type MeasuredTable = JobMetrics['tables'][number];

function Tables({ tables }: { tables: MeasuredTable[] }) {
  const t = useTranslate();
  const columns: DataColumn<MeasuredTable>[] = [
    { key: 'table', title: t('jobs.table'), render: (row) => <span className="cell" title={row.table}>{row.table}</span> },
    { key: 'commit', title: t('jobs.commitTook'), numeric: true, render: (row) => formatDuration(row.commitMillis) },
    {
      key: 'compaction',
      title: t('jobs.compactionBusy'),
      numeric: true,
      render: (row) => (row.compactionBusyPercent === null ? unknown : `${Math.round(row.compactionBusyPercent)}%`),
    },
    { key: 'level0', title: t('jobs.level0Files'), numeric: true, render: (row) => <Count value={row.level0Files} /> },
  ];
  return (
    <Section title={t('jobs.measuredTables')} flush>
      <DataTable label={t('jobs.measuredTables')} columns={columns} rows={tables} rowKey={(row) => row.table} />
    </Section>
  );
}

type Vertex = JobMetrics['vertices'][number];

function Vertices({ vertices }: { vertices: Vertex[] }) {
  const t = useTranslate();
  const columns: DataColumn<Vertex>[] = [
    { key: 'name', title: t('jobs.operator'), render: (row) => <span className="cell" title={row.name}>{row.name}</span> },
    { key: 'status', title: t('common.state'), render: (row) => <VertexState status={row.status} /> },
    { key: 'parallelism', title: t('jobs.parallelism'), numeric: true, render: (row) => <Count value={row.parallelism} /> },
    { key: 'in', title: t('jobs.recordsIn'), numeric: true, render: (row) => <Count value={row.recordsIn} /> },
    { key: 'out', title: t('jobs.recordsOut'), numeric: true, render: (row) => <Count value={row.recordsOut} /> },
    {
      key: 'busy',
      title: t('jobs.busy'),
      numeric: true,
      render: (row) => (row.busyRatio === null ? unknown : `${Math.round(row.busyRatio * 100)}%`),
    },
  ];
  return (
    <Section title={t('jobs.operators')} flush>
      <DataTable label={t('jobs.operators')} columns={columns} rows={vertices} rowKey={(row) => row.name} />
    </Section>
  );
}

/** Flink has more words for a task than Weir has for a job: those are shown as they are. */
function VertexState({ status }: { status: string }) {
  return ['RUNNING', 'FINISHED', 'FAILED'].includes(status) ? <State of={status} /> : <code>{status}</code>;
}

function specFacts(job: Job, t: Translate): Fact[] {
  if (job.kind === 'compaction') {
    const { spec } = job;
    return [
      [t('jobs.table'), <Link key="table" to={paths.table(spec)}>{`${spec.catalog}.${spec.database}.${spec.table}`}</Link>],
      [t('jobs.parallelism'), String(spec.parallelism)],
      [t('jobs.checkpointInterval'), formatIsoDuration(spec.checkpointInterval)],
    ];
  }
  const { spec } = job;
  return [
    [t('jobs.connection'), <Link key="connection" to={paths.connection(spec.connection)}>{spec.connection}</Link>],
    [t('jobs.sourceDatabase'), <code key="source">{spec.sourceDatabase}</code>],
    [t('jobs.includes'), spec.tables.include.length === 0 ? t('jobs.allTables') : spec.tables.include.join(', ')],
    [t('jobs.excludes'), <Text key="excludes" value={spec.tables.exclude.join(', ')} />],
    [t('jobs.targets'), <Link key="target" to={paths.tables(spec)}>{`${spec.catalog}.${spec.database}`}</Link>],
    [t('jobs.names'), spec.tablePrefix + spec.tableSuffix === '' ? t('jobs.sameNames') : <code key="names">{`${spec.tablePrefix}*${spec.tableSuffix}`}</code>],
    [t('jobs.tableOptions'), <code key="options">{Object.entries(spec.tableOptions).map(([key, value]) => `${key}=${value}`).join(', ') || unknown}</code>],
    [t('jobs.typeMapping'), <Text key="mapping" value={spec.typeMapping.join(', ')} />],
    [t('jobs.checkpointInterval'), formatIsoDuration(spec.checkpointInterval)],
    [t('jobs.parallelism'), String(spec.parallelism)],
  ];
}

function deploymentFacts(deployment: Deployment, t: Translate): Fact[] {
  return [
    [t('common.state'), <State key="state" of={deployment.state} />],
    [t('jobs.revision'), String(deployment.revision)],
    [t('jobs.flinkJobId'), <code key="id">{deployment.flinkJobId}</code>],
    [t('jobs.startFrom'), deployment.startFrom.path === null ? t(`startFrom.${deployment.startFrom.kind}`) : <PathText key="from" value={deployment.startFrom.path} />],
    [t('jobs.submitted'), <TimeText key="submitted" absolute value={deployment.submittedAt} />],
    [t('jobs.confirmed'), <TimeText key="confirmed" absolute value={deployment.confirmedAt} />],
    [t('run.ended'), <TimeText key="ended" absolute value={deployment.endedAt} />],
    [t('jobs.endReason'), <Text key="reason" value={deployment.endReason && t(`endReason.${deployment.endReason}`)} />],
  ];
}
