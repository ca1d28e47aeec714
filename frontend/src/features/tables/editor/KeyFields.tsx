import { Select } from 'antd';

import { Field } from '../../../components/Field';
import { useTranslate } from '../../../lib/translate';
import type { FormProps } from './formProps';
import { keyMeaning, partitionMeaning } from './keyMeaning';
import { namedColumns } from './tableDraft';

/** Which columns make the key and which the partitions, in their order, and what follows from that. */
export function KeyFields({ draft, onChange, errorAt, table }: FormProps) {
  const t = useTranslate();
  const columns = namedColumns(draft).map((column) => ({ value: column.key, label: column.name.trim() }));
  const there = (keys: number[]) => keys.flatMap((key) => columns.find((column) => column.value === key) ?? []);
  const fixed = table !== null && <> {t('key.fixed')}</>;
  const picker = (id: string, value: number[], change: (keys: number[]) => void, none: string) =>
    table === null ? (
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={none}
        value={there(value).map((column) => column.value)}
        onChange={change}
        options={columns}
      />
    ) : (
      <span id={id} className="mono wrap-anywhere">
        {there(value).map((column) => column.label).join(', ') || none}
      </span>
    );
  return (
    <div className="fields key-fields">
      <Field label={t('tables.primaryKey')} id="primary-key" pointer="/primaryKey" error={errorAt('/primaryKey')} hint={<>{keyMeaning(draft, t)}{fixed}</>}>
        {picker('primary-key', draft.primaryKey, (primaryKey) => onChange({ primaryKey }), t('tables.noKey'))}
      </Field>
      <Field
        label={t('tables.partitionedBy')}
        id="partitioned-by"
        pointer="/partitionedBy"
        error={errorAt('/partitionedBy')}
        hint={<>{partitionMeaning(draft, t)}{fixed}</>}
      >
        {picker('partitioned-by', draft.partitionedBy, (partitionedBy) => onChange({ partitionedBy }), t('tables.notPartitioned'))}
      </Field>
    </div>
  );
}
