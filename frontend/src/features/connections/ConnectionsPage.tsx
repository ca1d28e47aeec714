import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { connectionsQuery } from '../../api/connections';
import { useDenied } from '../../api/session';
import type { Connection } from '../../api/types';
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
import { useTranslate } from '../../lib/translate';

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const q = search('q').toLowerCase();
  const connections = useQuery(connectionsQuery);
  const denied = useDenied('connection:write');
  return (
    <>
      <PageHeader
        title={t('nav.connections')}
        below={t('connections.what')}
        actions={
          <ActionLink primary to={paths.newConnection()} disabledBecause={denied}>
            {t('connections.register')}
          </ActionLink>
        }
      />
      <div className="toolbar">
        <FilterInput label={t('connections.filter')} />
      </div>
      <Section flush>
        <Region query={connections}>
          {({ items }) => <ConnectionTable connections={items.filter((each) => each.name.toLowerCase().includes(q))} filtered={q !== ''} />}
        </Region>
      </Section>
    </>
  );
}

function ConnectionTable({ connections, filtered }: { connections: Connection[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<Connection>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.connection(row.name)}>{row.name}</Link> },
    { key: 'kind', title: t('common.kind'), render: () => 'MySQL' },
    { key: 'address', title: t('connections.address'), render: (row) => <code>{`${row.host}:${row.port}`}</code> },
    { key: 'user', title: t('connections.username'), render: (row) => <code>{row.username}</code> },
    {
      key: 'password',
      title: t('connections.password'),
      render: (row) =>
        row.password.set ? (
          <>
            {t('secret.set')} <TimeText value={row.password.setAt} />
          </>
        ) : (
          t('secret.notSet')
        ),
    },
    { key: 'created', title: t('common.created'), render: (row) => <TimeText value={row.createdAt} /> },
  ];
  return (
    <DataTable
      label={t('nav.connections')}
      columns={columns}
      rows={connections}
      rowKey={(row) => row.name}
      empty={
        filtered ? (
          <NoMatch />
        ) : (
          <Notice title={t('connections.none')} detail={t('connections.noneDetail')}>
            <Link to={paths.newConnection()}>{t('connections.register')}</Link>
          </Notice>
        )
      }
    />
  );
}
