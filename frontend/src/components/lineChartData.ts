/** One number over time. */
export interface LineChartData {
  /** Points are of a hundred. */
  unit: 'count' | 'bytes' | 'points';
  times: string[];
  /** null where nothing was observed. */
  values: (number | null)[];
}
