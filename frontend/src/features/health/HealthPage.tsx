import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { catalogsQuery } from '../../api/catalogs';
import { healthQuery, type HealthFilter } from '../../api/health';
import type { HealthState } from '../../api/types';
import { paths } from '../../app/paths';
import { CursorPager } from '../../components/CursorPager';
import { FilterInput } from '../../components/FilterInput';
import { FilterSelect } from '../../components/FilterSelect';
import { NoMatch } from '../../components/NoMatch';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';
import { HealthTable } from './HealthTable';

const states: HealthState[] = ['ILL', 'UNKNOWN', 'DEGRADED', 'HEALTHY'];
const sorts = ['score', 'bytes', 'files', 'deadBytes'] as const;
const filterNames = ['catalog', 'state', 'q'] as const;

/** All tables by how well they are. */
export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const asked = Object.fromEntries([...filterNames, 'sort', 'cursor'].map((name) => [name, search(name) || undefined]));
  const tables = useQuery(healthQuery(asked as HealthFilter));
  const filtered = filterNames.some((name) => search(name) !== '');
  return (
    <>
      <PageHeader title={t('health.title')} below={t('health.what')} />
      <div className="toolbar">
        <FilterInput label={t('tables.filter')} />
        <FilterSelect label={t('tables.catalog')} name="catalog" options={catalogs.map(({ name }) => ({ value: name, label: name }))} />
        <FilterSelect label={t('common.state')} name="state" options={states.map((value) => ({ value, label: t(`state.${value}`) }))} />
        <FilterSelect label={t('health.sort')} name="sort" width={200} options={sorts.map((value) => ({ value, label: t(`healthSort.${value}`) }))} />
      </div>
      <Section flush>
        <Region query={tables} lines={8}>
          {({ items, nextCursor }) => (
            <>
              <HealthTable tables={items} empty={filtered ? <NoMatch /> : <NoTables />} />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </>
          )}
        </Region>
      </Section>
    </>
  );
}

function NoTables() {
  const t = useTranslate();
  return (
    <Notice title={t('health.none')} detail={t('overview.nothingObservedDetail')}>
      <Link to={paths.newTable()}>{t('tables.create')}</Link>
      <Link to={paths.newSync()}>{t('jobs.newSync')}</Link>
    </Notice>
  );
}
