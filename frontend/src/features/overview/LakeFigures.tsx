import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { jobSummaryQuery } from '../../api/jobs';
import { runSummaryQuery } from '../../api/maintenance';
import type { HealthSummary } from '../../api/types';
import { paths } from '../../app/paths';
import { Bytes, Count } from '../../components/Amount';
import { Figure } from '../../components/Figure';
import { Sign } from '../../components/Sign';
import { useNow } from '../../lib/clock';
import { startOfDay } from '../../lib/format';
import { useProfile } from '../../lib/profile';
import { runTone, toneOf, type Tone } from '../../lib/tone';
import { useTranslate, type MessageKey } from '../../lib/translate';

/** The whole lake in a row of numbers; each count leads to what it counts. */
export function LakeFigures({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const { zone } = useProfile();
  const since = startOfDay(useNow(), zone);
  const jobs = useQuery(jobSummaryQuery).data;
  const runs = useQuery(runSummaryQuery(since)).data;
  const { healthy, degraded, ill, unknown } = summary.states;
  const states = [
    { state: 'ILL', count: ill },
    { state: 'UNKNOWN', count: unknown },
    { state: 'DEGRADED', count: degraded },
    { state: 'HEALTHY', count: healthy },
  ] as const;
  return (
    <div className="figures">
      <Figure label={t('nav.tables')} value={<Count value={summary.tables} />} to={paths.catalogs()}>
        {states.map(({ state, count }) => (
          <Counted key={state} tone={toneOf(state)} count={count} word={t(`state.${state}`)} to={paths.health({ state })} />
        ))}
      </Figure>
      <Figure label={t('nav.jobs')} value={<Count value={jobs?.total} />} to={paths.jobs()}>
        {Object.entries(jobs?.byState ?? {}).map(([state, count]) => (
          <Counted key={state} tone={toneOf(state)} count={count} word={t(`state.${state}` as MessageKey)} to={paths.jobs({ state })} />
        ))}
      </Figure>
      <Figure label={t('overview.runsToday')} value={<Count value={runs?.total} />} to={paths.runs({ from: since })}>
        {Object.entries(runs?.byStatus ?? {}).map(([status, count]) => (
          <Counted
            key={status}
            tone={runTone(status)}
            count={count}
            word={t(`state.${status}` as MessageKey)}
            to={paths.runs({ status, from: since })}
          />
        ))}
      </Figure>
      <Figure label={t('measure.bytes')} value={<Bytes value={summary.bytes} />}>
        <span>{t('tables.rows', { count: summary.records })}</span>
        <span>{t('tables.files', { count: summary.files })}</span>
        <span>{t('overview.snapshots', { count: summary.snapshots })}</span>
        {summary.changelogBytes > 0 && (
          <span>
            + <Bytes value={summary.changelogBytes} /> {t('overview.changelogIn')}
          </span>
        )}
      </Figure>
      <Figure label={t('measure.deadBytes')} value={<Bytes value={summary.dead.bytes} />} to={paths.health({ sort: 'deadBytes' })}>
        {summary.dead.byTagsBytes > 0 && <span>{t('overview.tagsHold', { share: summary.dead.byTagsBytes / summary.dead.bytes })}</span>}
      </Figure>
    </div>
  );
}

interface CountedProps {
  tone: Tone;
  count: number | undefined;
  word: string;
  to: string;
}

function Counted({ tone, count, word, to }: CountedProps) {
  if (count === undefined || count === 0) {
    return null;
  }
  return (
    <Link to={to} className="row" style={{ gap: 4 }}>
      <Sign tone={tone} size={12} /> <Count value={count} /> {word}
    </Link>
  );
}
