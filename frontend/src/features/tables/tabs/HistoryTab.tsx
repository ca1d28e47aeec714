import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { tableHistoryQuery } from '../../../api/drift';
import type { TableChange } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Text } from '../../../components/Amount';
import { CursorPager } from '../../../components/CursorPager';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { SqlText } from '../../../components/SqlText';
import { TimeText } from '../../../components/TimeText';
import { useSearchState } from '../../../lib/search';
import { useTell, useTranslate } from '../../../lib/translate';
import { DriftSection } from './DriftSection';
import type { TabProps } from './tabProps';

/** How the table differs from what was declared, and what was done to it. */
export function HistoryTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search] = useSearchState();
  const history = useQuery(tableHistoryQuery(tableRef, search('cursor') || undefined));
  return (
    <div className="stack wide">
      <DriftSection tableRef={tableRef} />
      <Section flush title={t('history.title')}>
        <Region query={history}>
          {({ items, nextCursor }) => (
            <>
              <ChangeTable table={tableRef.table} changes={items} />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </>
          )}
        </Region>
      </Section>
    </div>
  );
}

/** Changes have no id: what was done when, and as which step, names them. */
const keyOf = (change: TableChange) => `${change.at} ${change.action} ${change.planId ?? ''} ${change.step ?? ''}`;

function ChangeTable({ table, changes }: { table: string; changes: TableChange[] }) {
  const t = useTranslate();
  const tell = useTell();
  const columns: DataColumn<TableChange>[] = [
    { key: 'at', title: t('snapshot.at'), short: true, render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'who', title: t('audit.user'), render: (row) => row.who },
    { key: 'what', title: t('audit.summary'), render: (row) => (row.sql === null ? tell(`audit.${row.action}`, row.summary, { target: table }) : <code className="wrap-anywhere">{row.sql}</code>) },
    { key: 'why', title: t('run.why'), render: (row) => <Text value={row.reason} /> },
    {
      key: 'plan',
      title: t('plans.plan'),
      render: (row) => (row.planId === null ? <Text value={null} /> : <Link to={paths.plan(row.planId)}>{row.step === null ? row.planId : t('history.step', { plan: row.planId, step: row.step })}</Link>),
    },
    { key: 'commit', title: t('plans.commit'), render: (row) => (row.commit === null ? <Text value={null} /> : <code>{row.commit}</code>) },
  ];
  return (
    <DataTable
      label={t('history.title')}
      columns={columns}
      rows={changes}
      rowKey={keyOf}
      unfolding={{ render: (row) => row.sql !== null && <SqlText sql={row.sql} />, can: (row) => row.sql !== null }}
      empty={<Notice title={t('history.none')} detail={t('history.noneDetail')} />}
    />
  );
}
