import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../lib/translate';
import { DataRow } from './DataRow';
import type { DataColumn, Selection, Unfolding } from './dataColumn';
import { SortHeader } from './SortHeader';

interface Props<T> {
  label: string;
  columns: DataColumn<T>[];
  rows: T[];
  rowKey: (row: T) => string | number;
  /** In place of rows. */
  empty?: ReactNode;
  selection?: Selection<T>;
  unfolding?: Unfolding<T>;
  /** Names its sort and cursor in the URL, where a page has several lists. */
  list?: string;
}

/** A table of rows; sorting lives in the URL (`sort=-bytes`) and is done by the server. */
export function DataTable<T extends object>(props: Props<T>) {
  const { label, columns, rows, rowKey, empty, selection, unfolding, list } = props;
  const t = useTranslate();
  if (rows.length === 0 && empty !== undefined) {
    return empty;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="narrow">
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {unfolding && (
              <th scope="col" className="narrow">
                <span className="visually-hidden">{t('table.details')}</span>
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow
              key={rowKey(row)}
              row={row}
              name={String(rowKey(row))}
              columns={columns}
              selection={selection}
              unfolding={unfolding}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SelectAllProps<T> {
  rows: T[];
  rowKey: (row: T) => string | number;
  selection: Selection<T>;
}

/** Selects the rows that are shown; others that were selected before stay so. */
function SelectAll<T>({ rows, rowKey, selection }: SelectAllProps<T>) {
  const shown = rows.filter((row) => selection.can?.(row) ?? true).map((row) => String(rowKey(row)));
  const selected = shown.filter((key) => selection.selected.includes(key));
  const others = selection.selected.filter((key) => !shown.includes(key));
  return (
    <Checkbox
      aria-label={selection.labelOfAll}
      checked={selected.length === shown.length && shown.length > 0}
      indeterminate={selected.length > 0 && selected.length < shown.length}
      onChange={(event) => selection.onChange(event.target.checked ? [...others, ...shown] : others)}
    />
  );
}
