import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';

import { catalogsQuery, databasesQuery, type DatabaseRef } from '../../../api/catalogs';
import { Field } from '../../../components/Field';
import { LayerMark } from '../../../components/LayerMark';
import { useTranslate } from '../../../lib/translate';
import type { FormProps } from './formProps';

interface Props extends FormProps {
  place: DatabaseRef;
  onPlace: (place: DatabaseRef) => void;
}

const layers = ['ODS', 'DIM', 'DWD', 'DWS', 'ADS'];

/** Where the table goes, its name and what it is. */
export function PlaceFields({ place, onPlace, draft, onChange, errorAt, table }: Props) {
  const t = useTranslate();
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const databases = useQuery({ ...databasesQuery(place.catalog), enabled: place.catalog !== '' }).data?.items ?? [];
  const renames = table !== null && draft.name.trim() !== table.name;
  return (
    <>
      <div className="fields">
        <Field label={t('tables.catalog')} id="catalog">
          <Select
            id="catalog"
            disabled={table !== null}
            value={place.catalog || undefined}
            onChange={(catalog: string) => onPlace({ catalog, database: '' })}
            options={catalogs.map((each) => ({ value: each.name, label: each.name }))}
          />
        </Field>
        <Field label={t('tables.database')} id="database">
          <Select
            id="database"
            disabled={table !== null}
            showSearch
            value={place.database || undefined}
            placeholder={databases.length === 0 ? t('databases.none') : undefined}
            onChange={(database: string) => onPlace({ ...place, database })}
            options={databases.map((each) => ({ value: each.name, label: each.name }))}
          />
        </Field>
        <Field label={t('common.name')} id="table-name" pointer="/name" error={errorAt('/name')} hint={renames && t('editor.renamesTable', { name: table.name })}>
          <Input
            id="table-name"
            className="mono"
            autoFocus={table === null}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
      </div>
      <div className="fields">
        <Field label={t('column.comment')} id="table-comment" pointer="/comment" error={errorAt('/comment')}>
          <Input id="table-comment" value={draft.comment} onChange={(event) => onChange({ comment: event.target.value })} />
        </Field>
        <Field label={t('tables.layer')} id="layer" pointer="/layer" error={errorAt('/layer')}>
          <Select
            id="layer"
            allowClear
            placeholder={t('tables.noLayer')}
            value={draft.layer ?? undefined}
            onChange={(layer?: string) => onChange({ layer: layer ?? null })}
            options={layers.map((value) => ({ value, label: <LayerMark layer={value} /> }))}
          />
        </Field>
      </div>
    </>
  );
}
