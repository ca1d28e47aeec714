import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { policiesQuery, runsQuery } from '../../../api/maintenance';
import { tablePoliciesQuery } from '../../../api/tables';
import type { EffectivePolicy, Run } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Count, Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { RunWhy } from '../../../components/RunWhy';
import { Section } from '../../../components/Section';
import { State } from '../../../components/State';
import { StateMark } from '../../../components/StateMark';
import { TimeText } from '../../../components/TimeText';
import { policyWords } from '../../../lib/policyWords';
import { useTranslate } from '../../../lib/translate';
import { OwnerSection } from '../OwnerSection';
import type { TabProps } from './tabProps';

export function MaintenanceTab({ tableRef }: TabProps) {
  return (
    <div className="stack wide">
      <OwnerSection tableRef={tableRef} />
      <Policies tableRef={tableRef} />
      <Runs tableRef={tableRef} />
    </div>
  );
}

const origins = {
  TABLE: 'table',
  PATTERN: 'pattern',
  LAYER: 'layer',
  DATABASE: 'database',
  CATALOG: 'catalog',
} as const;

function Policies({ tableRef }: Pick<TabProps, 'tableRef'>) {
  const t = useTranslate();
  const policies = useQuery(tablePoliciesQuery(tableRef));
  const declared = useQuery(policiesQuery).data?.items;
  const sentenceOf = ({ policy: name, sentence }: EffectivePolicy) => {
    const policy = declared?.find((each) => each.name === name);
    return policy === undefined ? sentence : policyWords(policy, t);
  };
  const columns: DataColumn<EffectivePolicy>[] = [
    { key: 'action', title: t('policy.action'), render: (row) => t(`action.${row.action}`) },
    {
      key: 'policy',
      title: t('policy.policy'),
      render: (row) =>
        row.policy === null ? (
          <span className="second">{t('policy.noneCovers')}</span>
        ) : (
          <Link to={paths.policy(row.policy)}>{row.policy}</Link>
        ),
    },
    {
      key: 'origin',
      title: t('policy.origin'),
      render: (row) => (row.origin === null ? <Text value={null} /> : t(`policyOrigin.${origins[row.origin]}`)),
    },
    {
      key: 'sentence',
      title: t('policy.readsAs'),
      width: '36%',
      render: (row) => <Text value={sentenceOf(row)} />,
    },
    {
      key: 'effective',
      title: t('common.state'),
      render: (row) =>
        row.policy === null ? null : row.refusedBecause === null ? (
          <StateMark tone="good" word={t('policy.effective')} />
        ) : (
          <span>
            <StateMark tone="care" word={t('policy.refused')} /> {row.refusedBecause}
          </span>
        ),
    },
    { key: 'next', title: t('policy.next'), render: (row) => <TimeText value={row.nextFireAt} absolute /> },
  ];
  return (
    <Section
      title={t('policy.effectivePolicies')}
      flush
      extra={<Link to={paths.newPolicy(tableRef)}>{t('policies.create')}</Link>}
    >
      <Region query={policies} lines={2}>
        {({ items }) => (
          <DataTable
            label={t('policy.effectivePolicies')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.action}
            empty={<Notice title={t('policy.noneCovers')} detail={t('policy.noneCoversDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}

function Runs({ tableRef }: Pick<TabProps, 'tableRef'>) {
  const t = useTranslate();
  const runs = useQuery(runsQuery(tableRef, 10));
  const columns: DataColumn<Run>[] = [
    { key: 'id', title: t('run.run'), short: true, render: (row) => <Link to={paths.run(row.id)}>{row.id}</Link> },
    { key: 'action', title: t('policy.action'), render: (row) => <span className="nowrap">{t(`action.${row.action}`)}</span> },
    { key: 'status', title: t('common.state'), render: (row) => <State run of={row.status} /> },
    { key: 'why', title: t('run.why'), width: '26%', render: (row) => <RunWhy run={row} /> },
    { key: 'before', title: t('run.filesBefore'), numeric: true, render: (row) => <Count value={row.before?.files} /> },
    { key: 'after', title: t('run.filesAfter'), numeric: true, render: (row) => <Count value={row.after?.files} /> },
    { key: 'ended', title: t('run.ended'), render: (row) => <TimeText value={row.endedAt} absolute /> },
  ];
  return (
    <Section title={t('nav.runs')} flush extra={<Link to={paths.runs({ ...tableRef })}>{t('common.viewAll')}</Link>}>
      <Region query={runs} lines={2}>
        {({ items }) => (
          <DataTable
            label={t('nav.runs')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.id}
            empty={<Notice title={t('run.none')} detail={t('run.noneDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}
