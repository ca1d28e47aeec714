import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input, Select } from 'antd';

import { catalogsQuery, databasesQuery } from '../../../api/catalogs';
import { clustersQuery } from '../../../api/clusters';
import { Field } from '../../../components/Field';
import { Section } from '../../../components/Section';
import { plainNamePattern } from '../../../lib/names';
import { useTranslate } from '../../../lib/translate';
import type { DraftProps } from './syncDraft';
import { SyncSettings } from './SyncSettings';

export function TargetStep({ draft, change }: DraftProps) {
  const t = useTranslate();
  return (
    <div className="stack wide">
      <Section title={t('sync.where')}>
        <Where draft={draft} change={change} />
      </Section>
      <Section title={t('sync.how')}>
        <How draft={draft} change={change} />
      </Section>
    </div>
  );
}

function Where({ draft, change }: DraftProps) {
  const t = useTranslate();
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const databases = useQuery({ ...databasesQuery(draft.catalog), enabled: draft.catalog !== '' }).data?.items ?? [];
  const named = (items: { name: string }[]) => items.map(({ name }) => ({ value: name, label: name }));
  const text = (field: 'tablePrefix' | 'tableSuffix') => (
    <Input id={field} className="mono" value={draft[field]} onChange={(event) => change({ [field]: event.target.value, ticked: [] })} />
  );
  return (
    <div className="fields">
      <Field label={t('tables.catalog')} id="sync-catalog">
        <Select id="sync-catalog" value={draft.catalog} onChange={(catalog: string) => change({ catalog })} options={named(catalogs)} />
      </Field>
      <Field label={t('tables.database')} id="sync-database" hint={t('sync.databaseHint')}>
        <AutoComplete
          id="sync-database"
          value={draft.database}
          onChange={(database: string) => change({ database, ticked: [] })}
          options={named(databases).filter((option) => option.value.includes(draft.database))}
        />
      </Field>
      <Field label={t('sync.prefix')} id="tablePrefix">
        {text('tablePrefix')}
      </Field>
      <Field label={t('sync.suffix')} id="tableSuffix">
        {text('tableSuffix')}
      </Field>
    </div>
  );
}

function How({ draft, change }: DraftProps) {
  const t = useTranslate();
  const clusters = useQuery(clustersQuery).data?.items ?? [];
  const nameFault = draft.name !== '' && !plainNamePattern.test(draft.name) ? t('common.namePattern') : null;
  return (
    <>
      <div className="fields">
        <Field label={t('jobs.name')} id="job-name" error={nameFault}>
          <Input id="job-name" className="mono" value={draft.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label={t('jobs.cluster')} id="job-cluster">
          <Select
            id="job-cluster"
            value={draft.cluster}
            onChange={(cluster: string) => change({ cluster })}
            options={clusters.map((each) => ({ value: each.name, label: each.name }))}
          />
        </Field>
      </div>
      <SyncSettings draft={draft} change={change} />
    </>
  );
}
