import { useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';

import { catalogsQuery } from '../../api/catalogs';
import { runsQuery, type RunFilter } from '../../api/maintenance';
import type { RunStatus } from '../../api/types';
import { CursorPager } from '../../components/CursorPager';
import { FilterInput } from '../../components/FilterInput';
import { FilterSelect } from '../../components/FilterSelect';
import { HeldRows } from '../../components/HeldRows';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { runActions } from '../../lib/actionOptions';
import { useSearchState } from '../../lib/search';
import { useSteady } from '../../lib/steady';
import { useTranslate } from '../../lib/translate';
import { RunQueue } from './RunQueue';
import { RunTable } from './RunTable';

const statuses: RunStatus[] = ['QUEUED', 'WAITING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'SKIPPED'];
const filterNames = ['catalog', 'database', 'table', 'action', 'status', 'from'] as const;

export function Page() {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const filter = Object.fromEntries(filterNames.map((name) => [name, search(name) || undefined]));
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const queue = search('view') === 'queue';
  return (
    <>
      <PageHeader
        title={t('nav.runs')}
        below={t('runs.what')}
        actions={
          <Radio.Group
            optionType="button"
            aria-label={t('runs.view')}
            value={queue ? 'queue' : 'list'}
            onChange={(event) => setSearch({ view: event.target.value === 'queue' ? 'queue' : undefined, cursor: undefined })}
            options={[
              { value: 'list', label: t('runs.list') },
              { value: 'queue', label: t('runs.queue') },
            ]}
          />
        }
      />
      <div className="toolbar">
        <FilterInput label={t('jobs.table')} name="table" width={200} />
        <FilterInput label={t('tables.database')} name="database" width={160} />
        <FilterSelect label={t('tables.catalog')} name="catalog" options={catalogs.map(({ name }) => ({ value: name, label: name }))} />
        <FilterSelect
          label={t('policy.action')}
          name="action"
          options={runActions.map((value) => ({ value, label: t(`action.${value}`) }))}
        />
        {!queue && (
          <FilterSelect label={t('common.state')} name="status" options={statuses.map((value) => ({ value, label: t(`state.${value}`) }))} />
        )}
        {search('from') !== '' && (
          <span className="second">
            {t('runs.from')} <TimeText value={search('from')} absolute />
          </span>
        )}
      </div>
      {queue ? <RunQueue filter={filter} filtered={filtered} /> : <RunList filter={filter} filtered={filtered} />}
    </>
  );
}

function RunList({ filter, filtered }: { filter: RunFilter; filtered: boolean }) {
  const [search] = useSearchState();
  const asked = { ...filter, cursor: search('cursor') || undefined };
  const runs = useQuery(runsQuery(asked));
  const { shown, held, showAll } = useSteady(runs.data?.items ?? [], runs.isPlaceholderData ? '' : JSON.stringify(asked));
  return (
    <Section flush>
      <HeldRows count={held} show={showAll} />
      <Region query={runs}>
        {({ nextCursor }) => (
          <>
            <RunTable runs={shown} filtered={filtered} />
            <CursorPager shown={shown.length} nextCursor={nextCursor} />
          </>
        )}
      </Region>
    </Section>
  );
}
