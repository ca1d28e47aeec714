import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';

import { leastSpan, seriesQuery } from '../../../api/tables';
import type { Table } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Bytes, Count } from '../../../components/Amount';
import { Facts } from '../../../components/Facts';
import { Figure } from '../../../components/Figure';
import { LineChart } from '../../../components/LineChart';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { sinceFirstSeen } from '../../../lib/gaps';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import type { TabProps } from './tabProps';

const metrics = ['files', 'snapshots', 'bytes', 'records'] as const;
const spans = { '1': 'span.hour', '24': 'span.day', '168': 'span.week' } as const;

/** Whether a series goes back to the table's creation. */
function beginsWith(table: Table, [first]: string[]): boolean {
  return first !== undefined && Date.parse(first) >= Date.parse(table.createdAt) - leastSpan;
}

export function OverviewTab({ tableRef, table }: TabProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const hours = search('hours') || '1';
  const series = useQuery(seriesQuery(tableRef, metrics.join(','), Number(hours), table.createdAt));
  const seen = table.observation;
  return (
    <div className="stack wide">
      <div className="figures">
        <Figure label={t('measure.records')} value={<Count value={seen?.records} />} to={paths.table(tableRef, 'data')} />
        <Figure label={t('measure.bytes')} value={<Bytes value={seen?.bytes} />} to={paths.table(tableRef, 'files')} />
        <Figure label={t('measure.files')} value={<Count value={seen?.files} />} to={paths.table(tableRef, 'files')}>
          {seen?.smallFiles != null && <span>{t('tables.smallFiles', { count: seen.smallFiles })}</span>}
        </Figure>
        <Figure label={t('measure.snapshots')} value={<Count value={seen?.snapshots} />} to={paths.table(tableRef, 'snapshots')}>
          {seen?.snapshotId != null && <span>{t('tables.latestSnapshot', { id: seen.snapshotId })}</span>}
        </Figure>
        <Figure label={t('tables.sortedRuns')} value={<Count value={seen?.sortedRunsMax} />} to={paths.table(tableRef, 'files')} />
      </div>
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
              {metrics
                .filter((metric) => data.values[metric] !== undefined)
                .map((metric) => (
                  <LineChart
                    key={metric}
                    title={t(`measure.${metric}`)}
                    data={{
                      unit: data.metrics[metric]?.unit ?? 'count',
                      ...(beginsWith(table, data.times)
                        ? sinceFirstSeen(data.times, data.values[metric] ?? [])
                        : { times: data.times, values: data.values[metric] ?? [] }),
                    }}
                  />
                ))}
            </div>
          )}
        </Region>
      </Section>
      <Section title={t('tables.about')}>
        <Facts
          facts={[
            [t('tables.owner'), t(`owner.${table.owner}`)],
            [t('tables.primaryKey'), table.primaryKey.join(', ') || t('tables.noKey')],
            [t('tables.partitionedBy'), table.partitionedBy.join(', ') || t('tables.notPartitioned')],
            [t('tables.schemaVersion'), String(table.schemaId)],
            [t('tables.branches'), <Count key="branches" value={table.branches} />],
            [t('common.created'), <TimeText key="created" value={table.createdAt} />],
            [t('tables.observedAt'), <TimeText key="observed" value={seen?.observedAt} />],
          ]}
        />
      </Section>
    </div>
  );
}
