import { useQuery } from '@tanstack/react-query';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';

import { optionsQuery } from '../../../api/catalogs';
import type { Owner } from '../../../api/types';
import { Field } from '../../../components/Field';
import { OptionsEditor } from '../../../components/OptionsEditor';
import { useDebounced } from '../../../lib/debounce';
import { useTranslate } from '../../../lib/translate';
import type { TableDraft } from './tableDraft';

interface Props {
  draft: TableDraft;
  onChange: (change: Partial<TableDraft>) => void;
  errorAt: (pointer: string) => string | null;
}

const mergeEngines = ['deduplicate', 'partial-update', 'aggregation', 'first-row'];
const changelogProducers = ['none', 'input', 'full-compaction', 'lookup'];
const owners: Owner[] = ['WEIR', 'COMPACT_JOB', 'WRITER'];

/** How the table is stored and merged, and who maintains it. */
export function StorageFields({ draft, onChange, errorAt }: Props) {
  const t = useTranslate();
  const [asked, setAsked] = useState('');
  const known = useQuery(optionsQuery(useDebounced(asked))).data?.items ?? [];
  const hasKey = draft.columns.some((column) => column.isKey);
  return (
    <>
      <div className="fields">
        <Field label={t('tables.bucket')} id="bucket" pointer="/options/bucket" error={errorAt('/options/bucket')} hint={t('tables.bucketHint')}>
          <Input id="bucket" value={draft.bucket} onChange={(event) => onChange({ bucket: event.target.value })} />
        </Field>
        <Field label={t('tables.mergeEngine')} id="merge-engine" pointer="/options/merge-engine" error={errorAt('/options/merge-engine')}>
          <Select
            id="merge-engine"
            allowClear
            disabled={!hasKey}
            placeholder="deduplicate"
            value={draft.mergeEngine || undefined}
            onChange={(value?: string) => onChange({ mergeEngine: value ?? '' })}
            options={mergeEngines.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field
          label={t('tables.changelogProducer')}
          id="changelog-producer"
          pointer="/options/changelog-producer"
          error={errorAt('/options/changelog-producer')}
        >
          <Select
            id="changelog-producer"
            allowClear
            disabled={!hasKey}
            placeholder="none"
            value={draft.changelogProducer || undefined}
            onChange={(value?: string) => onChange({ changelogProducer: value ?? '' })}
            options={changelogProducers.map((value) => ({ value, label: value }))}
          />
        </Field>
      </div>
      <Field label={t('options.others')} pointer="/options" error={errorAt('/options')}>
        <OptionsEditor
          label={t('options.others')}
          value={draft.options}
          onChange={(options) => onChange({ options })}
          suggestions={known}
          onSearch={setAsked}
        />
      </Field>
      <Field label={t('tables.owner')} pointer="/owner" error={errorAt('/owner')}>
        <Radio.Group
          className="choices"
          aria-label={t('tables.owner')}
          value={draft.owner}
          onChange={(event) => onChange({ owner: event.target.value as Owner })}
        >
          {owners.map((owner) => (
            <Radio key={owner} value={owner}>
              {t(`owner.${owner}`)} <span className="second">{t(`ownerMeans.${owner}`)}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Field>
    </>
  );
}
