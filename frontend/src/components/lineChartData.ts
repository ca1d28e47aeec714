/** One number over time. */
export interface LineChartData {
  unit: 'count' | 'bytes';
  times: string[];
  /** null where nothing was observed. */
  values: (number | null)[];
}
