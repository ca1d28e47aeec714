import { Link } from 'react-router';

import type { TableRef } from '../../../api/tables';
import type { Actors } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Facts } from '../../../components/Facts';
import { Section } from '../../../components/Section';
import { State } from '../../../components/State';
import { TimeText } from '../../../components/TimeText';
import { useTranslate, type MessageKey } from '../../../lib/translate';
import { jobOf } from './evidencePath';

type Committer = Actors['seen'][number];

interface Props {
  tableRef: TableRef;
  actors: Actors;
}

/** Who writes, compacts and expires: as declared, and as seen in the snapshots. */
export function ActorsSection({ tableRef, actors }: Props) {
  const t = useTranslate();
  const { owner, jobs, policies, seen } = actors;
  const columns: DataColumn<Committer>[] = [
    {
      key: 'name',
      title: t('snapshot.who'),
      render: ({ name }) => {
        const job = jobOf(name);
        return job === null ? <code>{name}</code> : <Link to={paths.job(job)}>{job}</Link>;
      },
    },
    { key: 'appends', title: t('evidence.appends'), numeric: true, render: (row) => <Count value={row.appends} /> },
    { key: 'compactions', title: t('evidence.compactions'), numeric: true, render: (row) => <Count value={row.compactions} /> },
    { key: 'last', title: t('evidence.lastAt'), render: (row) => <TimeText value={row.lastAt} /> },
  ];
  return (
    <Section title={t('health.actors')}>
      <div className="stack">
        <Facts
          facts={[
            [t('tables.owner'), <Link key="owner" to={paths.table(tableRef, 'maintenance')}>{t(`owner.${owner}`)}</Link>],
            ...jobs.map((job): [string, React.ReactNode] => [
              t(job.compacts ? 'health.compactionJob' : 'health.writingJob'),
              <span key={job.name} className="row">
                <Link to={paths.job(job.name)}>{job.name}</Link> <State of={job.state} />
              </span>,
            ]),
            ...policies.map((policy): [string, React.ReactNode] => [
              t('health.policyFor', { action: t(`action.${policy.action}` as MessageKey) }),
              <Link key={policy.policy} to={paths.policy(policy.policy)}>{policy.policy}</Link>,
            ]),
          ]}
        />
        {seen.length > 0 && (
          <div>
            <h3>{t('health.seen')}</h3>
            <DataTable label={t('health.seen')} columns={columns} rows={seen} rowKey={(row) => row.name} />
          </div>
        )}
      </div>
    </Section>
  );
}
