import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { policiesQuery } from '../../api/maintenance';
import { useDenied } from '../../api/session';
import type { Policy, PolicyScope } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useSearchState } from '../../lib/search';
import { policyWords } from '../../lib/policyWords';
import { useTranslate, type Translate } from '../../lib/translate';
import { EnabledSwitch } from './EnabledSwitch';

function scopeText(scope: PolicyScope, t: Translate): string {
  const place = [scope.catalog, scope.database, scope.table].filter(Boolean).join('.');
  if (scope.pattern) {
    return `${place} ${t('policyOrigin.pattern')} ${scope.pattern}`;
  }
  return scope.layer ? `${place} ${t('policyOrigin.layer')} ${scope.layer}` : place;
}

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const q = search('q').toLowerCase();
  const policies = useQuery(policiesQuery);
  const denied = useDenied('policy:write');
  return (
    <>
      <PageHeader
        title={t('nav.policies')}
        below={t('policies.what')}
        actions={
          <ActionLink primary to={paths.newPolicy()} disabledBecause={denied}>
            {t('policies.create')}
          </ActionLink>
        }
      />
      <div className="toolbar">
        <FilterInput label={t('policies.filter')} />
      </div>
      <Section flush>
        <Region query={policies}>
          {({ items }) => <PolicyTable policies={items.filter((each) => each.name.toLowerCase().includes(q))} filtered={q !== ''} />}
        </Region>
      </Section>
    </>
  );
}

function PolicyTable({ policies, filtered }: { policies: Policy[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<Policy>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.policy(row.name)}>{row.name}</Link> },
    { key: 'sentence', title: t('policy.readsAs'), width: '40%', render: (row) => policyWords(row, t) },
    { key: 'scope', title: t('policy.scope'), render: (row) => <code>{scopeText(row.scope, t)}</code> },
    { key: 'action', title: t('policy.action'), render: (row) => t(`action.${row.action}`) },
    { key: 'next', title: t('policy.next'), render: (row) => <TimeText value={row.enabled ? row.nextFireAt : null} absolute /> },
    { key: 'enabled', title: t('policy.enabled'), render: (row) => <EnabledSwitch policy={row} /> },
  ];
  return (
    <DataTable
      label={t('nav.policies')}
      columns={columns}
      rows={policies}
      rowKey={(row) => row.name}
      empty={
        filtered ? (
          <NoMatch />
        ) : (
          <Notice title={t('policies.none')} detail={t('policies.noneDetail')}>
            <Link to={paths.newPolicy()}>{t('policies.create')}</Link>
          </Notice>
        )
      }
    />
  );
}
