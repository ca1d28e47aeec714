import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';

import { catalogsQuery, databasesQuery, optionsQuery } from '../../../api/catalogs';
import { clustersQuery } from '../../../api/clusters';
import { DurationInput } from '../../../components/DurationInput';
import { Field } from '../../../components/Field';
import { OptionsEditor } from '../../../components/OptionsEditor';
import { Section } from '../../../components/Section';
import { useDebounced } from '../../../lib/debounce';
import { plainNamePattern } from '../../../lib/names';
import { useTranslate } from '../../../lib/translate';
import type { SyncDraft } from './syncDraft';
import type { StepProps } from './SyncWizardPage';

/** What paimon-flink-action takes as type_mapping. */
const typeMappings = [
  'tinyint1-not-bool',
  'to-nullable',
  'to-string',
  'char-to-string',
  'longtext-to-bytes',
  'bigint-unsigned-to-bigint',
];

interface PartProps {
  draft: SyncDraft;
  change: (part: Partial<SyncDraft>) => void;
}

export function TargetStep({ draft, change }: StepProps) {
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

function Where({ draft, change }: PartProps) {
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

function How({ draft, change }: PartProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState('');
  const clusters = useQuery(clustersQuery).data?.items ?? [];
  const options = useQuery(optionsQuery(useDebounced(asked))).data?.items ?? [];
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
        <Field label={t('jobs.checkpointInterval')} id="checkpoint-interval" hint={t('sync.intervalHint')}>
          <DurationInput
            id="checkpoint-interval"
            label={t('jobs.checkpointInterval')}
            units={['s', 'm']}
            value={draft.checkpointInterval}
            onChange={(value) => value !== undefined && change({ checkpointInterval: value })}
          />
        </Field>
        <Field label={t('jobs.parallelism')} id="parallelism">
          <InputNumber id="parallelism" min={1} precision={0} value={draft.parallelism} onChange={(value) => change({ parallelism: value ?? 1 })} />
        </Field>
      </div>
      <Field label={t('jobs.tableOptions')} hint={t('sync.optionsHint')}>
        <OptionsEditor
          label={t('jobs.tableOptions')}
          value={draft.tableOptions}
          onChange={(tableOptions) => change({ tableOptions, ticked: [] })}
          suggestions={options}
          onSearch={setAsked}
        />
      </Field>
      <Field label={t('jobs.typeMapping')} id="type-mapping">
        <Select
          id="type-mapping"
          mode="multiple"
          value={draft.typeMapping}
          onChange={(typeMapping: string[]) => change({ typeMapping, ticked: [] })}
          options={typeMappings.map((value) => ({ value, label: value }))}
        />
      </Field>
    </>
  );
}
