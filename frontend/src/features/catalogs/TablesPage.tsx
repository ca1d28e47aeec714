import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { tablesQuery, type DatabaseRef } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import type { TableRow } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { Bytes, Count } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { DriftMark } from '../../components/DriftMark';
import { FilterInput } from '../../components/FilterInput';
import { HealthMark } from '../../components/HealthMark';
import { LayerMark } from '../../components/LayerMark';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';
import { CatalogTree } from './CatalogTree';

export function Page() {
  const t = useTranslate();
  const { catalog = '', database = '' } = useParams();
  const ref = { catalog, database };
  const [search] = useSearchState();
  const denied = useDenied('table:write');
  const q = search('q');
  const filter = { q: q || undefined, sort: search('sort') || undefined, cursor: search('cursor') || undefined };
  const tables = useQuery(tablesQuery(ref, filter));
  return (
    <>
      <PageHeader
        title={database}
        below={t('tables.in', { catalog })}
        actions={
          <ActionLink primary to={paths.newTable(ref)} disabledBecause={denied}>
            {t('tables.create')}
          </ActionLink>
        }
      />
      <div className="browse">
        <CatalogTree />
        <div>
          <div className="toolbar">
            <FilterInput label={t('tables.filter')} />
          </div>
          <Section flush>
            <Region query={tables}>
              {({ items, nextCursor }) => (
                <>
                  <TableList databaseRef={ref} tables={items} filtered={q !== ''} />
                  <CursorPager shown={items.length} nextCursor={nextCursor} />
                </>
              )}
            </Region>
          </Section>
        </div>
      </div>
    </>
  );
}

interface ListProps {
  databaseRef: DatabaseRef;
  tables: TableRow[];
  filtered: boolean;
}

function TableList({ databaseRef, tables, filtered }: ListProps) {
  const t = useTranslate();
  const columns: DataColumn<TableRow>[] = [
    {
      key: 'name',
      title: t('common.name'),
      sortable: true,
      render: (row) => (
        <span className="row">
          <Link to={paths.table({ ...databaseRef, table: row.name })}>{row.name}</Link>
          <DriftMark drift={row.drift} to={paths.table({ ...databaseRef, table: row.name }, 'history')} />
        </span>
      ),
    },
    { key: 'layer', title: t('tables.layer'), render: (row) => <LayerMark layer={row.layer} /> },
    {
      key: 'state',
      title: t('common.state'),
      sortable: true,
      render: (row) => <HealthMark state={row.state} score={row.score} to={paths.table({ ...databaseRef, table: row.name })} />,
    },
    { key: 'owner', title: t('tables.owner'), render: (row) => <span className="nowrap">{row.owner && t(`owner.${row.owner}`)}</span> },
    { key: 'records', title: t('measure.records'), numeric: true, sortable: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, sortable: true, render: (row) => <Bytes value={row.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, sortable: true, render: (row) => <Count value={row.files} /> },
    { key: 'lastCommitAt', title: t('tables.lastCommit'), render: (row) => <TimeText value={row.lastCommitAt} /> },
  ];
  return (
    <DataTable
      label={t('nav.tables')}
      columns={columns}
      rows={tables}
      rowKey={(row) => row.name}
      empty={
        filtered ? (
          <NoMatch />
        ) : (
          <Notice title={t('tables.none')} detail={t('tables.noneDetail')}>
            <Link to={paths.newTable(databaseRef)}>{t('tables.create')}</Link>
            <Link to={paths.newSync()}>{t('jobs.newSync')}</Link>
          </Notice>
        )
      }
    />
  );
}
