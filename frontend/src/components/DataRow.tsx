import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../lib/translate';
import type { DataColumn, Selection, Unfolding } from './dataColumn';

interface Props<T> {
  row: T;
  /** Names the row for screen readers. */
  name: string;
  columns: DataColumn<T>[];
  selection?: Selection<T>;
  unfolding?: Unfolding<T>;
}

/** A row of a table; its first cell heads it. Unfolded, more of it shows below. */
export function DataRow<T>({ row, name, columns, selection, unfolding }: Props<T>) {
  const t = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const canUnfold = unfolding !== undefined && (unfolding.can?.(row) ?? true);
  const [first, ...others] = columns;
  const select = (on: boolean) =>
    selection?.onChange(on ? [...selection.selected, name] : selection.selected.filter((key) => key !== name));
  return (
    <>
      <tr>
        {selection && (
          <td className="narrow">
            <Checkbox
              aria-label={selection.labelOf(row)}
              checked={selection.selected.includes(name)}
              disabled={!(selection.can?.(row) ?? true)}
              onChange={(event) => select(event.target.checked)}
            />
          </td>
        )}
        {unfolding && (
          <td className="narrow">
            {canUnfold && (
              <Button
                type="text"
                size="small"
                aria-expanded={unfolded}
                aria-label={t('table.detailsOf', { name })}
                icon={unfolded ? <CaretDownOutlined /> : <CaretRightOutlined />}
                onClick={() => setUnfolded(!unfolded)}
              />
            )}
          </td>
        )}
        {first && (
          <th scope="row" className={first.numeric ? 'number' : first.short ? 'short' : undefined}>
            {first.render(row)}
          </th>
        )}
        {others.map((column) => (
          <td key={column.key} className={column.numeric ? 'number' : undefined}>
            {column.render(row)}
          </td>
        ))}
      </tr>
      {unfolded && unfolding && (
        <tr className="unfolded">
          <td colSpan={columns.length + (selection ? 2 : 1)}>{unfolding.render(row)}</td>
        </tr>
      )}
    </>
  );
}
