import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select } from 'antd';

import { tagsQuery, type TableRef } from '../../../api/tables';
import { FilterTime } from '../../../components/FilterTime';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';

/** Of which moment rows are read: a snapshot, a tag or a time, each in place of the others; now unless one is chosen. */
export function MomentFields({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const tags = useQuery(tagsQuery(tableRef)).data?.items ?? [];
  const snapshot = search('snapshot');
  return (
    <>
      <InputNumber
        aria-label={t('data.snapshot')}
        placeholder={t('data.latest')}
        prefix={<span className="second">{t('data.snapshot')}</span>}
        min={1}
        precision={0}
        value={snapshot === '' ? null : Number(snapshot)}
        onChange={(value) => setSearch({ snapshot: value === null ? undefined : String(value), tag: undefined, timestamp: undefined }, 'replace')}
        style={{ width: 200 }}
      />
      <Select
        allowClear
        aria-label={t('data.tag')}
        placeholder={t(tags.length === 0 ? 'snapshot.noTags' : 'data.tag')}
        disabled={tags.length === 0 && search('tag') === ''}
        value={search('tag') || undefined}
        onChange={(value?: string) => setSearch({ tag: value, snapshot: undefined, timestamp: undefined })}
        options={tags.map((each) => ({ value: each.name, label: each.name }))}
        style={{ width: 200 }}
      />
      <FilterTime label={t('data.at')} name="timestamp" instead={['snapshot', 'tag']} />
    </>
  );
}
