import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { tableJobsQuery } from '../../../api/tables';
import type { JobRow } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Count, Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { State } from '../../../components/State';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from './tabProps';

export function JobsTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const jobs = useQuery(tableJobsQuery(tableRef));
  const columns: DataColumn<JobRow>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.job(row.name)}>{row.name}</Link> },
    { key: 'kind', title: t('common.kind'), render: (row) => t(`jobKind.${row.kind}`) },
    { key: 'state', title: t('common.state'), render: (row) => <State of={row.state} /> },
    { key: 'sentence', title: t('jobs.sentence'), render: (row) => <Text value={row.sentence} /> },
    { key: 'out', title: t('jobs.recordsOut'), numeric: true, render: (row) => <Count value={row.recordsOut} /> },
    { key: 'checkpoint', title: t('jobs.lastCheckpoint'), render: (row) => <TimeText value={row.lastCheckpointAt} /> },
  ];
  return (
    <Section flush>
      <Region query={jobs}>
        {({ items }) => (
          <DataTable
            label={t('nav.jobs')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.name}
            empty={
              <Notice title={t('tables.noJobs')} detail={t('tables.noJobsDetail')}>
                <Link to={paths.newCompaction(tableRef)}>{t('jobs.newCompaction')}</Link>
              </Notice>
            }
          />
        )}
      </Region>
    </Section>
  );
}
