import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { jobTablesQuery } from '../../../api/jobs';
import type { Job, JobTable } from '../../../api/types';
import { parseTable, paths } from '../../../app/paths';
import { Count, Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { StateMark } from '../../../components/StateMark';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';

export function TablesTab({ job }: { job: Job }) {
  const t = useTranslate();
  const tables = useQuery(jobTablesQuery(job.name));
  const columns: DataColumn<JobTable>[] = [
    {
      key: 'target',
      title: t('jobs.targets'),
      render: (row) => {
        const ref = parseTable(row.target);
        return ref !== null && row.exists ? <Link to={paths.table(ref)}>{row.target}</Link> : row.target;
      },
    },
    { key: 'source', title: t('jobs.source'), render: (row) => <Text value={row.source} /> },
    {
      key: 'exists',
      title: t('common.state'),
      render: (row) =>
        row.exists ? <StateMark tone="good" word={t('jobs.tableExists')} /> : <StateMark tone="quiet" word={t('jobs.tableNotYet')} />,
    },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'commit', title: t('tables.lastCommit'), render: (row) => <TimeText value={row.lastCommitAt} /> },
    { key: 'owner', title: t('tables.owner'), render: (row) => (row.owner === null ? <Text value={null} /> : t(`owner.${row.owner}`)) },
  ];
  return (
    <Section flush>
      <Region query={tables}>
        {({ items }) => (
          <DataTable
            label={t('nav.tables')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.target}
            empty={<Notice title={t('jobs.noTables')} detail={t('jobs.noTablesDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}
