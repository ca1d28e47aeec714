import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';

import { tableOptionsQuery } from '../../../api/tables';
import type { TableOption } from '../../../api/types';
import { Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { FilterInput } from '../../../components/FilterInput';
import { NoMatch } from '../../../components/NoMatch';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from './tabProps';

export function OptionsTab({ tableRef }: TabProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const all = search('all') === 'true';
  const q = search('q').toLowerCase();
  const options = useQuery(tableOptionsQuery(tableRef, all));
  const columns: DataColumn<TableOption>[] = [
    { key: 'key', title: t('options.key'), render: (row) => <span className="mono">{row.key}</span> },
    { key: 'value', title: t('options.value'), render: (row) => <code>{row.value ?? row.default ?? '–'}</code> },
    { key: 'source', title: t('options.source'), render: (row) => t(`optionSource.${row.source}`) },
    { key: 'default', title: t('column.default'), render: (row) => <Text value={row.default} /> },
    { key: 'immutable', title: t('options.changeable'), render: (row) => (row.immutable ? t('common.no') : t('common.yes')) },
    {
      key: 'description',
      title: t('options.description'),
      width: '36%',
      render: (row) => <span className="second clamp" title={row.description ?? undefined}>{row.description}</span>,
    },
  ];
  return (
    <>
      <div className="toolbar">
        <FilterInput label={t('options.filter')} />
        <Checkbox checked={all} onChange={(event) => setSearch({ all: event.target.checked ? 'true' : undefined })}>
          {t('options.withDefaults')}
        </Checkbox>
      </div>
      <Section flush>
        <Region query={options}>
          {({ items }) => (
            <DataTable
              label={t('options.title')}
              columns={columns}
              rows={items.filter((option) => option.key.toLowerCase().includes(q))}
              rowKey={(row) => row.key}
              empty={q === '' ? <Notice title={t('options.none')} /> : <NoMatch />}
            />
          )}
        </Region>
      </Section>
    </>
  );
}
