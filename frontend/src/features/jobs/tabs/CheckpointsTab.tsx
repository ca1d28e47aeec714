import { useQuery } from '@tanstack/react-query';

import { jobCheckpointsQuery } from '../../../api/jobs';
import type { Checkpoint, Job } from '../../../api/types';
import { Bytes, Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Figure } from '../../../components/Figure';
import { Notice } from '../../../components/Notice';
import { PathText } from '../../../components/PathText';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { State } from '../../../components/State';
import { TimeText } from '../../../components/TimeText';
import { formatDuration } from '../../../lib/format';
import { useTranslate } from '../../../lib/translate';

export function CheckpointsTab({ job }: { job: Job }) {
  const t = useTranslate();
  const query = useQuery(jobCheckpointsQuery(job.name));
  const columns: DataColumn<Checkpoint>[] = [
    { key: 'id', title: t('checkpoint.id'), short: true, render: (row) => row.id },
    { key: 'trigger', title: t('common.kind'), render: (row) => t(`checkpoint.${row.trigger}`) },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'duration', title: t('checkpoint.duration'), numeric: true, render: (row) => formatDuration(row.durationMillis) },
    { key: 'size', title: t('files.size'), numeric: true, render: (row) => <Bytes value={row.sizeBytes} /> },
    { key: 'path', title: t('checkpoint.pathOrFailure'), render: (row) => row.failure ?? <PathText value={row.path} /> },
  ];
  return (
    <Region query={query}>
      {(data) => (
        <div className="stack wide">
          <div className="figures">
            <Figure label={t('state.COMPLETED')} value={<Count value={data.counts.completed} />} />
            <Figure label={t('state.FAILED')} value={<Count value={data.counts.failed} />} />
            <Figure label={t('state.IN_PROGRESS')} value={<Count value={data.counts.inProgress} />} />
            <Figure label={t('checkpoint.restored')} value={<Count value={data.counts.restored} />} />
            <Figure label={t('checkpoint.latest')} value={<TimeText value={data.latest?.at} />}>
              <Bytes value={data.latest?.sizeBytes} />
            </Figure>
          </div>
          <Section flush>
            <DataTable
              label={t('jobTab.checkpoints')}
              columns={columns}
              rows={data.history}
              rowKey={(row) => row.id}
              empty={<Notice title={t('checkpoint.none')} detail={t('checkpoint.noneDetail')} />}
            />
          </Section>
        </div>
      )}
    </Region>
  );
}
