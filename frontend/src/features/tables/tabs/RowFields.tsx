import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useState } from 'react';

import { tableQuery, type TableRef } from '../../../api/tables';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';

const limits = [20, 100, 500, 1000];

/** How many rows are read, of which columns, and which alone. */
export function RowFields({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const names = useQuery(tableQuery(tableRef)).data?.columns.map((column) => column.name) ?? [];
  const columns = search('columns');
  return (
    <>
      <Select
        aria-label={t('data.limit')}
        value={Number(search('limit') || 20)}
        onChange={(value) => setSearch({ limit: String(value) })}
        options={limits.map((value) => ({ value, label: t('data.upTo', { count: value }) }))}
        style={{ width: 160 }}
      />
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        aria-label={t('data.columns')}
        placeholder={t('data.allColumns')}
        value={columns === '' ? [] : columns.split(',')}
        onChange={(value: string[]) => setSearch({ columns: value.join(',') }, 'replace')}
        options={names.map((name) => ({ value: name, label: name }))}
        style={{ width: 220 }}
      />
      <RowFilter />
    </>
  );
}

/** A condition in words of SQL; it applies on Enter, since half a condition is an error. */
function RowFilter() {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const there = search('filter');
  const [applied, setApplied] = useState(there);
  const [text, setText] = useState(there);
  if (there !== applied) {
    setApplied(there);
    setText(there);
  }
  const apply = (filter: string) => setSearch({ filter: filter.trim() });
  return (
    <Input.Search
      allowClear
      className="mono"
      data-filter
      aria-label={t('data.filter')}
      placeholder={t('data.filterExample')}
      enterButton={t('data.filterApply')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={apply}
      style={{ flex: 1, minWidth: 280, maxWidth: 560 }}
    />
  );
}
