import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { catalogsQuery } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import type { Catalog } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { CatalogReach } from './CatalogReach';
import { CatalogTree } from './CatalogTree';

export function Page() {
  const t = useTranslate();
  const catalogs = useQuery(catalogsQuery);
  const registerDenied = useDenied('catalog:write');
  const createDenied = useDenied('table:write');
  return (
    <>
      <PageHeader
        title={t('nav.tables')}
        below={t('catalogs.what')}
        actions={
          <>
            <ActionLink to={paths.newCatalog()} disabledBecause={registerDenied}>
              {t('catalogs.register')}
            </ActionLink>
            <ActionLink primary to={paths.newTable()} disabledBecause={createDenied}>
              {t('tables.create')}
            </ActionLink>
          </>
        }
      />
      <div className="browse">
        <CatalogTree />
        <Section title={t('catalogs.title')} flush>
          <Region query={catalogs}>{({ items }) => <CatalogTable catalogs={items} />}</Region>
        </Section>
      </div>
    </>
  );
}

function CatalogTable({ catalogs }: { catalogs: Catalog[] }) {
  const t = useTranslate();
  const columns: DataColumn<Catalog>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Link to={paths.databases(row.name)}>{row.name}</Link> },
    { key: 'state', title: t('common.state'), render: (row) => <CatalogReach catalog={row} /> },
    { key: 'metastore', title: t('catalogs.metastore'), render: (row) => row.metastore },
    { key: 'warehouse', title: t('catalogs.warehouse'), render: (row) => <code>{row.warehouse}</code> },
    { key: 'createdAt', title: t('common.created'), render: (row) => <TimeText value={row.createdAt} /> },
    { key: 'settings', title: <span className="visually-hidden">{t('table.actions')}</span>, render: (row) => <Link to={paths.catalog(row.name)}>{t('nav.settings')}</Link> },
  ];
  return (
    <DataTable
      label={t('catalogs.title')}
      columns={columns}
      rows={catalogs}
      rowKey={(row) => row.name}
      empty={<Notice title={t('catalogs.none')} detail={t('catalogs.noneDetail')} />}
    />
  );
}
