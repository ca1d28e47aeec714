import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';

import { jobsQuery } from '../../api/jobs';
import { runsQuery } from '../../api/maintenance';
import { fullName } from '../../api/tables';
import type { HealthSummary } from '../../api/types';
import { parseTable, paths } from '../../app/paths';
import { Sentence } from '../../components/Sentence';
import { Section } from '../../components/Section';
import { StateMark } from '../../components/StateMark';
import { TimeText } from '../../components/TimeText';
import { useNow } from '../../lib/clock';
import type { Tone } from '../../lib/tone';
import { useTranslate } from '../../lib/translate';

interface Trouble {
  key: string;
  tone: Tone;
  word: string;
  name: string;
  to: string;
  sentence: string | null;
  at: string | null;
}

const most = 10;

/** Failed jobs, failed runs and tables that cannot be read: causes before symptoms; null while they are asked for. */
function useTroubles(summary: HealthSummary): Trouble[] | null {
  const t = useTranslate();
  const failed = useQuery(jobsQuery({ state: 'FAILED' })).data?.items;
  const restarting = useQuery(jobsQuery({ state: 'RESTARTING' })).data?.items;
  const runs = useQuery(runsQuery({ status: 'FAILED' }, most)).data?.items;
  const oneDayAgo = useNow() - 86_400_000;
  if (failed === undefined || restarting === undefined || runs === undefined) {
    return null;
  }
  return [
    ...[...failed, ...restarting].map((job) => ({
      key: `job ${job.name}`,
      tone: job.state === 'FAILED' ? ('bad' as const) : ('care' as const),
      word: t(`state.${job.state}`),
      name: job.name,
      to: paths.job(job.name, 'exceptions'),
      sentence: job.sentence,
      at: job.since,
    })),
    ...summary.unobserved.map((row) => {
      const ref = parseTable(row.table);
      return {
        key: `table ${row.table}`,
        tone: 'unknown' as const,
        word: t('state.UNKNOWN'),
        name: row.table,
        to: ref === null ? paths.catalogs() : paths.table(ref),
        sentence: row.reason,
        at: null,
      };
    }),
    ...runs
      .filter((run) => Date.parse(run.createdAt) > oneDayAgo)
      .map((run) => ({
        key: `run ${run.id}`,
        tone: 'bad' as const,
        word: t('state.FAILED'),
        name: t('runs.title', { id: String(run.id), action: t(`action.${run.action}`), table: fullName(run) }),
        to: paths.run(run.id),
        sentence: run.error?.message ?? null,
        at: run.endedAt,
      })),
  ];
}

export function Attention({ summary }: { summary: HealthSummary }) {
  const t = useTranslate();
  const troubles = useTroubles(summary);
  if (troubles === null) {
    return <Section title={t('overview.attention')}><Skeleton active title={false} paragraph={{ rows: 1 }} /></Section>;
  }
  return (
    <Section title={t('overview.attention')}>
      {troubles.length === 0 ? (
        <StateMark tone="good" word={t('overview.allWell')} />
      ) : (
        <ul className="attention">
          {troubles.slice(0, most).map((trouble) => (
            <li key={trouble.key}>
              <StateMark tone={trouble.tone} word={trouble.word} />
              <Link to={trouble.to}>{trouble.name}</Link>
              <span className="wrap-anywhere">{trouble.sentence !== null && <Sentence text={trouble.sentence} />}</span>
              {trouble.at === null ? <span /> : <TimeText value={trouble.at} />}
            </li>
          ))}
        </ul>
      )}
      {troubles.length > most && <p className="second">{t('overview.andMore', { count: troubles.length - most })}</p>}
    </Section>
  );
}
