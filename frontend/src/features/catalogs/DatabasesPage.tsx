import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { databasesQuery } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import type { Database } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { ActionLink } from '../../components/ActionLink';
import { Count, Text } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';
import { CatalogTree } from './CatalogTree';
import { CreateDatabase } from './CreateDatabase';
import { RemoveDatabase } from './RemoveDatabase';

export function Page() {
  const t = useTranslate();
  const { catalog = '' } = useParams();
  const [search] = useSearchState();
  const denied = useDenied('table:write');
  const [creating, setCreating] = useState(false);
  const q = search('q');
  const databases = useQuery(databasesQuery(catalog, { q, cursor: search('cursor') || undefined, limit: 50 }));
  return (
    <>
      <PageHeader
        title={catalog}
        below={t('databases.title')}
        actions={
          <>
            <ActionLink to={paths.catalog(catalog)}>{t('catalogs.settings')}</ActionLink>
            <ActionButton type="primary" disabledBecause={denied} onClick={() => setCreating(true)}>
              {t('databases.create')}
            </ActionButton>
          </>
        }
      />
      <div className="browse">
        <CatalogTree />
        <div>
          <div className="toolbar">
            <FilterInput label={t('databases.filter')} />
          </div>
          <Section flush>
            <Region query={databases}>
              {({ items, nextCursor }) => (
                <>
                  <DatabaseTable catalog={catalog} databases={items} filtered={q !== ''} />
                  <CursorPager shown={items.length} nextCursor={nextCursor} />
                </>
              )}
            </Region>
          </Section>
        </div>
      </div>
      {creating && <CreateDatabase catalog={catalog} onClose={() => setCreating(false)} />}
    </>
  );
}

function DatabaseTable({ catalog, databases, filtered }: { catalog: string; databases: Database[]; filtered: boolean }) {
  const t = useTranslate();
  const columns: DataColumn<Database>[] = [
    {
      key: 'name',
      title: t('common.name'),
      render: (row) => <Link to={paths.tables({ catalog, database: row.name })}>{row.name}</Link>,
    },
    { key: 'tables', title: t('nav.tables'), numeric: true, width: 120, render: (row) => <Count value={row.tables} /> },
    { key: 'comment', title: t('column.comment'), render: (row) => <Text value={row.comment} /> },
    {
      key: 'remove',
      title: <span className="visually-hidden">{t('table.actions')}</span>,
      width: 120,
      render: (row) => <RemoveDatabase catalog={catalog} database={row} />,
    },
  ];
  return (
    <DataTable
      label={t('databases.title')}
      columns={columns}
      rows={databases}
      rowKey={(row) => row.name}
      empty={filtered ? <NoMatch /> : <Notice title={t('databases.none')} detail={t('databases.noneDetail')} />}
    />
  );
}
