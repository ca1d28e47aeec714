import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { inList, useSearchState } from '../lib/search';

interface Props {
  column: { key: string; title: ReactNode; numeric?: boolean; sortable?: boolean; width?: number | string };
  /** Of which it is, where a page has several. */
  list?: string;
}

/** The head of a column; a press sorts up, down, and not at all. */
export function SortHeader({ column, list }: Props) {
  const [search, setSearch] = useSearchState();
  const { key } = column;
  const sort = search(inList(list, 'sort'));
  const className = column.numeric ? 'number' : undefined;
  if (!column.sortable) {
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {column.title}
      </th>
    );
  }
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const next = { none: `-${key}`, descending: key, ascending: undefined }[order];
  return (
    <th scope="col" className={className} style={{ width: column.width }} aria-sort={order}>
      <button type="button" className="sort-button" onClick={() => setSearch({ [inList(list, 'sort')]: next, [inList(list, 'cursor')]: undefined })}>
        {column.title}
        {order === 'ascending' && <CaretUpOutlined />}
        {order === 'descending' && <CaretDownOutlined />}
      </button>
    </th>
  );
}
