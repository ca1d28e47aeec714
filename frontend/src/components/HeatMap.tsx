import { useTranslate } from '../lib/translate';

export interface HeatCell {
  row: string;
  column: number;
  value: number;
  /** What the cell says when it is pointed at or read out. */
  text: string;
  /** The same, short, inside the cell. */
  short: string;
}

interface Props {
  label: string;
  cells: HeatCell[];
  rowTitle: string;
  columnTitle: string;
  nameOfRow: (row: string) => string;
  onChoose: (cell: HeatCell) => void;
}

/** Where there is most of something: one hue, darker for more, from zero. */
export function HeatMap({ label, cells, rowTitle, columnTitle, nameOfRow, onChoose }: Props) {
  const t = useTranslate();
  const rows = [...new Set(cells.map((cell) => cell.row))];
  const columns = [...new Set(cells.map((cell) => cell.column))].toSorted((a, b) => a - b);
  const most = Math.max(1, ...cells.map((cell) => cell.value));
  const at = new Map(cells.map((cell) => [`${cell.column} ${cell.row}`, cell]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table className="heat">
        <thead>
          <tr>
            <th scope="col">{t('heat.corner', { rows: rowTitle, columns: columnTitle })}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOfRow(row)}</th>
              {columns.map((column) => {
                const cell = at.get(`${column} ${row}`);
                return (
                  <td key={column}>
                    {cell && (
                      <button
                        type="button"
                        title={cell.text}
                        aria-label={cell.text}
                        style={{ '--share': cell.value / most } as React.CSSProperties}
                        onClick={() => onChoose(cell)}
                      >
                        {cell.short}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
