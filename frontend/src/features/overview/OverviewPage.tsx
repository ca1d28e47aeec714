import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { jobSummaryQuery } from '../../api/jobs';
import { healthSummaryQuery } from '../../api/maintenance';
import type { HealthSummary } from '../../api/types';
import { parseTable, paths } from '../../app/paths';
import { Bytes, Count } from '../../components/Amount';
import { Bars } from '../../components/Bars';
import { LineChart } from '../../components/LineChart';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { Attention } from './Attention';
import { FirstSteps } from './FirstSteps';
import { LakeFigures } from './LakeFigures';

export function Page() {
  const t = useTranslate();
  const health = useQuery(healthSummaryQuery);
  const jobs = useQuery(jobSummaryQuery);
  return (
    <>
      <PageHeader
        title={t('nav.overview')}
        below={
          health.data && (
            <span>
              {t('overview.seen')} <TimeText value={health.data.observedAt} />
            </span>
          )
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
      <div className="columns">
        <Section>
          <LineChart title={t('measure.bytes')} data={{ unit: 'bytes', ...sinceFirstSeen(summary, bytes, summary.bytes) }} />
        </Section>
        <Section>
          <LineChart title={t('measure.files')} data={{ unit: 'count', ...sinceFirstSeen(summary, files, summary.files) }} />
        </Section>
      </div>
      <MostFiles summary={summary} />
    </div>
  );
}

/** What was seen of a number up to now; a lake that is new has no past to show as a gap. */
function sinceFirstSeen({ series, observedAt }: HealthSummary, values: (number | null)[], now: number | null) {
  const first = values.findIndex((value) => value !== null);
  const start = first === -1 ? values.length : first;
  if (observedAt === null) {
    return { times: series.times.slice(start), values: values.slice(start) };
  }
  // the series ends at the time of asking: what is seen now stands there
  return { times: [...series.times.slice(start, -1), observedAt], values: [...values.slice(start, -1), now] };
}

function MostFiles({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  return (
    <Section title={t('overview.mostFiles')} extra={<Link to={paths.catalogs()}>{t('overview.allTables')}</Link>}>
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
