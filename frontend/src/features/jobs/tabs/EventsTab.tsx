import { useQuery } from '@tanstack/react-query';

import { jobEventsQuery } from '../../../api/jobs';
import type { Job, JobEvent } from '../../../api/types';
import { Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useTell, useTranslate } from '../../../lib/translate';

export function EventsTab({ job }: { job: Job }) {
  const t = useTranslate();
  const tell = useTell();
  const events = useQuery(jobEventsQuery(job.name));
  const columns: DataColumn<JobEvent>[] = [
    { key: 'at', title: t('snapshot.at'), width: 180, render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'kind', title: t('common.kind'), render: (row) => tell(`event.${row.kind}`, row.kind) },
    { key: 'message', title: t('jobs.sentence'), render: (row) => <Text value={row.message} /> },
    { key: 'by', title: t('audit.user'), render: (row) => <Text value={row.by} /> },
  ];
  return (
    <Section flush>
      <Region query={events}>
        {({ items }) => (
          <DataTable
            label={t('jobTab.events')}
            columns={columns}
            rows={items}
            rowKey={(row) => `${row.at} ${row.kind} ${row.message}`}
            empty={<Notice title={t('jobs.noEvents')} />}
          />
        )}
      </Region>
    </Section>
  );
}
