import type { ReactNode } from 'react';

/** A column of a table of rows. */
export interface DataColumn<T> {
  key: string;
  title: ReactNode;
  render: (row: T) => ReactNode;
  numeric?: boolean;
  /** Only as wide as it needs to be, as the first column: a number that names the row. */
  short?: boolean;
  /** The server sorts by this key. */
  sortable?: boolean;
  width?: number | string;
}

export interface Selection<T> {
  selected: string[];
  onChange: (keys: string[]) => void;
  labelOf: (row: T) => string;
  /** Whether a row can be selected; all can when it is left out. */
  can?: (row: T) => boolean;
  labelOfAll: string;
}

export interface Unfolding<T> {
  render: (row: T) => ReactNode;
  /** Whether a row has more to show; all have when it is left out. */
  can?: (row: T) => boolean;
}
