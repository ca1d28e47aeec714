import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { plansQuery, type PlanFilter } from '../../api/plans';
import type { PlanStatus, PlanSummary } from '../../api/types';
import { paths } from '../../app/paths';
import { Text } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { FilterSelect } from '../../components/FilterSelect';
import { HeldRows } from '../../components/HeldRows';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { State } from '../../components/State';
import { TimeText } from '../../components/TimeText';
import { useSearchState } from '../../lib/search';
import { useSteady } from '../../lib/steady';
import { useTranslate } from '../../lib/translate';

const statuses: PlanStatus[] = ['READY', 'BLOCKED', 'APPLYING', 'APPLIED', 'INTERRUPTED', 'STALE'];

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const filter: PlanFilter = {
    status: statuses.find((status) => status === search('status')),
    createdBy: search('createdBy') || undefined,
  };
  return (
    <>
      <PageHeader title={t('nav.plans')} below={t('plans.what')} />
      <div className="toolbar">
        <FilterSelect label={t('common.state')} name="status" options={statuses.map((value) => ({ value, label: t(`state.${value}`) }))} />
        <FilterInput label={t('plans.madeBy')} name="createdBy" width={200} />
      </div>
      <PlanList filter={filter} />
    </>
  );
}

function PlanList({ filter }: { filter: PlanFilter }) {
  const [search] = useSearchState();
  const asked = { ...filter, cursor: search('cursor') || undefined };
  const plans = useQuery(plansQuery(asked));
  const { shown, held, showAll } = useSteady(plans.data?.items ?? [], plans.isPlaceholderData ? '' : JSON.stringify(asked));
  const filtered = filter.status !== undefined || filter.createdBy !== undefined;
  return (
    <Section flush>
      <HeldRows count={held} show={showAll} />
      <Region query={plans}>
        {({ nextCursor }) => (
          <>
            <PlanTable plans={shown} filtered={filtered} />
            <CursorPager shown={shown.length} nextCursor={nextCursor} />
          </>
        )}
      </Region>
    </Section>
  );
}

function PlanTable({ plans, filtered }: { plans: PlanSummary[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<PlanSummary>[] = [
    { key: 'id', title: t('plans.plan'), short: true, render: (row) => <Link to={paths.plan(row.id)}>{row.id}</Link> },
    { key: 'status', title: t('common.state'), render: (row) => <State of={row.status} /> },
    { key: 'steps', title: t('plans.steps'), render: (row) => <span className="nowrap">{stepsOf(row)}</span> },
    { key: 'by', title: t('plans.madeBy'), render: (row) => row.createdBy },
    { key: 'commit', title: t('plans.commit'), render: (row) => (row.commit === null ? <Text value={null} /> : <code className="wrap-anywhere">{row.commit}</code>) },
    { key: 'reason', title: t('run.why'), render: (row) => <Text value={row.failure ?? row.reason} /> },
    { key: 'at', title: t('plans.made'), render: (row) => <TimeText value={row.createdAt} absolute /> },
    { key: 'applied', title: t('state.APPLIED'), render: (row) => <TimeText value={row.appliedAt} absolute /> },
  ];
  const stepsOf = ({ stepCount, doneCount, destructiveCount, status }: PlanSummary) => {
    const steps = status === 'APPLYING' || status === 'INTERRUPTED' ? t('plans.stepsDone', { done: doneCount, count: stepCount }) : t('plans.stepCount', { count: stepCount });
    return destructiveCount === 0 ? steps : t('plans.stepsDestroying', { steps, count: destructiveCount });
  };
  return (
    <DataTable
      label={t('nav.plans')}
      columns={columns}
      rows={plans}
      rowKey={(row) => row.id}
      empty={
        filtered ? (
          <NoMatch />
        ) : (
          <Notice title={t('plans.none')} detail={t('plans.noneDetail')}>
            <Link to={paths.newTable()}>{t('tables.create')}</Link>
          </Notice>
        )
      }
    />
  );
}
