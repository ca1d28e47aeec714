import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';

import { optionsQuery } from '../../../api/catalogs';
import { DurationInput } from '../../../components/DurationInput';
import { Field } from '../../../components/Field';
import { OptionsEditor } from '../../../components/OptionsEditor';
import { useDebounced } from '../../../lib/debounce';
import { useTranslate } from '../../../lib/translate';
import type { DraftProps } from './syncDraft';

/** What paimon-flink-action takes as type_mapping. */
const typeMappings = [
  'tinyint1-not-bool',
  'to-nullable',
  'to-string',
  'char-to-string',
  'longtext-to-bytes',
  'bigint-unsigned-to-bigint',
];

/** What can be said of a sync anew at any time: its pace, and how it makes tables. */
export function SyncSettings({ draft, change }: DraftProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState('');
  const options = useQuery(optionsQuery(useDebounced(asked))).data ?? [];
  return (
    <>
      <div className="fields">
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
