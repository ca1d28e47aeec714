import { Input, Select } from 'antd';

import type { Owner } from '../../../api/types';
import { Field } from '../../../components/Field';
import { useTranslate } from '../../../lib/translate';
import type { FormProps } from './formProps';

const mergeEngines = ['deduplicate', 'partial-update', 'aggregation', 'first-row'];
const changelogProducers = ['none', 'input', 'full-compaction', 'lookup'];
const owners: Owner[] = ['WEIR', 'COMPACT_JOB', 'WRITER'];

/** How the table is stored and merged, and who maintains it. */
export function StorageFields({ draft, onChange, errorAt, table }: FormProps) {
  const t = useTranslate();
  const hasKey = draft.primaryKey.length > 0;
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
        {table === null && <OwnerField draft={draft} onChange={onChange} errorAt={errorAt} />}
      </div>
    </>
  );
}

/** Who maintains the table from its first day; later that is changed under Maintenance. */
function OwnerField({ draft, onChange, errorAt }: Omit<FormProps, 'table'>) {
  const t = useTranslate();
  return (
    <Field label={t('tables.owner')} id="owner" pointer="/owner" error={errorAt('/owner')} hint={t(`ownerMeans.${draft.owner}`)}>
      <Select
        id="owner"
        value={draft.owner}
        onChange={(owner: Owner) => onChange({ owner })}
        options={owners.map((value) => ({ value, label: t(`owner.${value}`) }))}
      />
    </Field>
  );
}
