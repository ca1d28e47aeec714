import { useQuery } from '@tanstack/react-query';
import { Input, Radio, Select } from 'antd';

import { catalogsQuery, databasesQuery, tablesQuery } from '../../api/catalogs';
import { Field } from '../../components/Field';
import { useTranslate } from '../../lib/translate';
import type { ScopeLevel } from './policyDraft';
import type { PartProps } from './policyDraft';

const levels: ScopeLevel[] = ['catalog', 'database', 'table', 'pattern', 'layer'];
const layers = ['ODS', 'DIM', 'DWD', 'DWS', 'ADS'];

const named = (items: { name: string }[]) => items.map(({ name }) => ({ value: name, label: name }));

/** Which tables the policy is for; the nearest policy wins for each. */
export function ScopeFields({ draft, change, errorAt }: PartProps) {
  const t = useTranslate();
  const { level, catalog, database } = draft;
  const usesDatabase = level === 'database' || level === 'table';
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const databases = useQuery({ ...databasesQuery(catalog), enabled: usesDatabase }).data?.items ?? [];
  const tables = useQuery({ ...tablesQuery({ catalog, database }, { limit: 500 }), enabled: level === 'table' && database !== '' }).data?.items ?? [];
  return (
    <>
      <Field label={t('policy.level')} hint={t('policy.nearestWins')}>
        <Radio.Group
          optionType="button"
          aria-label={t('policy.level')}
          value={level}
          onChange={(event) => change({ level: event.target.value as ScopeLevel })}
          options={levels.map((value) => ({ value, label: t(`policyOrigin.${value}`) }))}
        />
      </Field>
      <div className="fields">
        <Field label={t('tables.catalog')} id="scope-catalog" error={errorAt('/scope/catalog')}>
          <Select id="scope-catalog" value={catalog} onChange={(value: string) => change({ catalog: value })} options={named(catalogs)} />
        </Field>
        {usesDatabase && (
          <Field label={t('tables.database')} id="scope-database" error={errorAt('/scope/database')}>
            <Select
              id="scope-database"
              showSearch
              value={database || undefined}
              onChange={(value: string) => change({ database: value, table: '' })}
              options={named(databases)}
            />
          </Field>
        )}
        {level === 'table' && (
          <Field label={t('jobs.table')} id="scope-table" error={errorAt('/scope/table')}>
            <Select
              id="scope-table"
              showSearch
              value={draft.table || undefined}
              onChange={(table: string) => change({ table })}
              options={named(tables)}
            />
          </Field>
        )}
        {level === 'pattern' && (
          <Field label={t('policy.pattern')} id="scope-pattern" error={errorAt('/scope/pattern')} hint={t('policy.patternHint')}>
            <Input id="scope-pattern" className="mono" value={draft.pattern} onChange={(event) => change({ pattern: event.target.value })} />
          </Field>
        )}
        {level === 'layer' && (
          <Field label={t('tables.layer')} id="scope-layer" error={errorAt('/scope/layer')}>
            <Select
              id="scope-layer"
              value={draft.layer}
              onChange={(layer: string) => change({ layer })}
              options={layers.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
      </div>
    </>
  );
}
