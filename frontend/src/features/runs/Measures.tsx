import type { Measure, Run } from '../../api/types';
import { Bytes, Count } from '../../components/Amount';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { hasEnded } from '../../api/maintenance';
import { useTranslate } from '../../lib/translate';

interface Row {
  measure: keyof Measure;
  before: number | null;
  forecast: number | null;
  after: number | null;
}

/** Before, forecast and after, side by side. */
export function Measures({ run }: { run: Run }) {
  const t = useTranslate();
  const rows = (['files', 'bytes', 'snapshots'] as const).map((measure) => ({
    measure,
    before: run.before?.[measure] ?? null,
    forecast: run.forecast?.[measure] ?? null,
    after: run.after?.[measure] ?? null,
  }));
  const amount = (row: Row, value: number | null) => (row.measure === 'bytes' ? <Bytes value={value} /> : <Count value={value} />);
  const columns: DataColumn<Row>[] = [
    { key: 'measure', title: t('run.measure'), render: (row) => t(`measure.${row.measure}`) },
    { key: 'before', title: t('run.before'), numeric: true, render: (row) => amount(row, row.before) },
    { key: 'forecast', title: t('run.forecastShort'), numeric: true, render: (row) => amount(row, row.forecast) },
    { key: 'after', title: t('run.after'), numeric: true, render: (row) => amount(row, row.after) },
  ];
  return (
    <>
      <DataTable label={t('run.effect')} columns={columns} rows={rows} rowKey={(row) => row.measure} />
      {hasEnded(run.status) && run.after !== null && <Paired rows={rows} />}
    </>
  );
}

/** Forecast against fact as paired bars, each pair on its own scale from zero. */
function Paired({ rows }: { rows: Row[] }) {
  const t = useTranslate();
  return (
    <div className="paired" aria-hidden="true">
      {rows.map((row) => {
        const largest = Math.max(1, row.before ?? 0, row.forecast ?? 0, row.after ?? 0);
        const width = (value: number | null) => ({ width: `${(100 * (value ?? 0)) / largest}%` });
        return (
          <div key={row.measure}>
            <span className="second small">{t(`measure.${row.measure}`)}</span>
            <div>
              <span className="paired-forecast" style={width(row.forecast)} title={t('run.forecastShort')} />
              <span className="paired-after" style={width(row.after)} title={t('run.after')} />
            </div>
          </div>
        );
      })}
      <p className="second small">
        <i className="paired-forecast" /> {t('run.forecastShort')} <i className="paired-after" /> {t('run.after')}
      </p>
    </div>
  );
}
