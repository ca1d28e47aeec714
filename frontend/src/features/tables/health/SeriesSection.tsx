import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';

import { leastSpan, seriesQuery } from '../../../api/tables';
import type { Table } from '../../../api/types';
import { LineChart } from '../../../components/LineChart';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { sinceFirstSeen } from '../../../lib/gaps';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from '../tabs/tabProps';

const metrics = ['score', 'sortedRuns', 'files', 'smallFiles', 'bytes', 'deadBytes', 'snapshots', 'records'] as const;
const spans = { '1': 'span.hour', '24': 'span.day', '168': 'span.week' } as const;

/** Whether a series goes back to the table's creation. */
function beginsWith(table: Table, [first]: string[]): boolean {
  return first !== undefined && Date.parse(first) >= Date.parse(table.createdAt) - leastSpan;
}

/** How the table went in the last hours. */
export function SeriesSection({ tableRef, table }: TabProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const hours = search('hours') || '1';
  const series = useQuery(seriesQuery(tableRef, metrics.join(','), Number(hours), table.createdAt));
  return (
    <Section
      title={t('tables.overTime')}
      extra={
        <Segmented
          aria-label={t('span.title')}
          value={hours}
          onChange={(value) => setSearch({ hours: value })}
          options={Object.entries(spans).map(([value, label]) => ({ value, label: t(label) }))}
        />
      }
    >
      <Region query={series} lines={8}>
        {(data) => (
          <div className="columns charts">
            {metrics.map((metric) => {
              const values = data.values[metric] ?? [];
              const shown = beginsWith(table, data.times) ? sinceFirstSeen(data.times, values) : { times: data.times, values };
              const unit = metric === 'score' ? 'points' : (data.metrics[metric]?.unit ?? 'count');
              return <LineChart key={metric} title={t(`measure.${metric}`)} data={{ unit, ...shown }} />;
            })}
          </div>
        )}
      </Region>
    </Section>
  );
}
