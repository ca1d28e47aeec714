import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { healthSummaryQuery } from '../../api/health';
import { jobSummaryQuery } from '../../api/jobs';
import type { HealthSummary } from '../../api/types';
import { parseTable, paths } from '../../app/paths';
import { Bytes, Count } from '../../components/Amount';
import { Bars } from '../../components/Bars';
import { LineChart } from '../../components/LineChart';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { Seen } from '../../components/Seen';
import { sinceFirstSeen } from '../../lib/gaps';
import { useTranslate } from '../../lib/translate';
import { Attention } from './Attention';
import { FirstSteps } from './FirstSteps';
import { LakeFigures } from './LakeFigures';
import { LakeMap } from './LakeMap';
import { StorageBars } from './StorageBars';

export function Page() {
  const t = useTranslate();
  const health = useQuery(healthSummaryQuery);
  const jobs = useQuery(jobSummaryQuery);
  return (
    <>
      <PageHeader
        title={t('nav.overview')}
        below={
          health.data && <Seen at={health.data.observedAt} stale={health.data.stale} />
        }
      />
      <Region query={health} lines={8}>
        {(summary) =>
          summary.tables === 0 && jobs.data?.total === 0 ? <FirstSteps /> : <Lake summary={summary} />
        }
      </Region>
    </>
  );
}

function Lake({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const { bytes, files } = summary.series;
  return (
    <div className="stack wide">
      <LakeFigures summary={summary} />
      <Attention summary={summary} />
      <LakeMap summary={summary} />
      <div className="columns">
        <Section>
          <LineChart title={t('measure.bytes')} data={{ unit: 'bytes', ...upToNow(summary, bytes, summary.bytes) }} />
        </Section>
        <Section>
          <LineChart title={t('measure.files')} data={{ unit: 'count', ...upToNow(summary, files, summary.files) }} />
        </Section>
      </div>
      <StorageBars summary={summary} />
      <MostFiles summary={summary} />
    </div>
  );
}

/** What was seen of a number up to now: the series ends at the time of asking, where what is seen now stands. */
function upToNow({ series, observedAt }: HealthSummary, values: (number | null)[], now: number | null) {
  const past = sinceFirstSeen(series.times, values);
  return observedAt === null ? past : { times: [...past.times.slice(0, -1), observedAt], values: [...past.values.slice(0, -1), now] };
}

function MostFiles({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  return (
    <Section title={t('overview.mostFiles')} extra={<Link to={paths.health({ sort: 'files' })}>{t('overview.allTables')}</Link>}>
      {summary.mostFiles.length === 0 ? (
        <Notice title={t('overview.nothingObserved')} detail={t('overview.nothingObservedDetail')} />
      ) : (
        <Bars
          label={t('overview.mostFiles')}
          bars={summary.mostFiles.slice(0, 10).map((row) => {
            const ref = parseTable(row.table);
            return {
              key: row.table,
              label: ref === null ? row.table : <Link to={paths.table(ref, 'files')}>{row.table}</Link>,
              value: row.files,
              text: (
                <>
                  <Count value={row.files} /> <span className="second">{t('overview.filesOf')}</span>{' '}
                  <Bytes value={row.bytes} />
                </>
              ),
            };
          })}
        />
      )}
    </Section>
  );
}
