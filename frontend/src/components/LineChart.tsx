import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { formatBytes, formatCount, formatInstant } from '../lib/format';
import { gapsOf } from '../lib/gaps';
import { useProfile } from '../lib/profile';
import { useTranslate } from '../lib/translate';
import type { LineChartData } from './lineChartData';

const LineChartCanvas = lazy(() => import('./LineChartCanvas'));

interface Props {
  title: string;
  data: LineChartData;
}

/** How one number went over time: a line, a sentence that says the same, and a table for who wants it. */
export function LineChart({ title, data }: Props) {
  const t = useTranslate();
  const { zone } = useProfile();
  const [asTable, setAsTable] = useState(false);
  const format = data.unit === 'bytes' ? formatBytes : formatCount;
  const seen = data.values.filter((value) => value !== null);
  const summary =
    seen.length === 0
      ? t('chart.nothing')
      : t('chart.summary', {
          last: format(seen.at(-1)),
          low: format(Math.min(...seen)),
          high: format(Math.max(...seen)),
          gaps: gapsOf(data.times, data.values).length,
        });
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <div>
          <h3>{t(`chartTitle.${data.unit}`, { title })}</h3>
          <p className="second small">{summary}</p>
        </div>
        {seen.length > 0 && (
          <Button size="small" type="text" onClick={() => setAsTable(!asTable)}>
            {asTable ? t('chart.asChart') : t('chart.asTable')}
          </Button>
        )}
      </figcaption>
      {asTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <div className="chart-table" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('chart.time', { zone })}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {data.times.map((time, index) => (
                <tr key={time}>
                  <td>{formatInstant(time, zone)}</td>
                  <td>{format(data.values[index])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className="chart-canvas" role="img" aria-label={`${title}: ${summary}`}>
          {seen.length > 0 && (
            <Suspense fallback={null}>
              <LineChartCanvas title={title} data={data} zone={zone} gapLabel={t('chart.notObserved')} />
            </Suspense>
          )}
        </div>
      )}
    </figure>
  );
}
