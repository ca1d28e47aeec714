import { useQuery } from '@tanstack/react-query';

import { healthQuery } from '../../api/health';
import { jobsQuery } from '../../api/jobs';
import { runsQuery } from '../../api/maintenance';
import { fullName } from '../../api/tables';
import type { HealthState, JobRow, Run, Verdict } from '../../api/types';
import { paths } from '../../app/paths';
import { useNow } from '../../lib/clock';
import { useHealthWords } from '../../lib/healthWords';
import { toneOf, type Tone } from '../../lib/tone';
import { useTranslate, type Translate } from '../../lib/translate';
import { refOf } from './refOf';

/** Something that needs attention, why, and where to do something about it. */
export interface Trouble {
  key: string;
  tone: Tone;
  word: string;
  name: string;
  to: string;
  sentence: string | null;
  act: string;
  actTo: string;
}

export const mostTroubles = 10;

const oneDay = 86_400_000;
const tones: Tone[] = ['bad', 'unknown', 'care'];

const isSick = ({ state }: { state: HealthState }) => state !== 'HEALTHY';

function ofJob(job: JobRow, t: Translate): Trouble {
  return {
    key: `job ${job.name}`,
    tone: toneOf(job.state),
    word: t(`state.${job.state}`),
    name: job.name,
    to: paths.job(job.name),
    sentence: job.sentence,
    act: t('jobTab.exceptions'),
    actTo: paths.job(job.name, 'exceptions'),
  };
}

function ofTable(table: Verdict, t: Translate, words: ReturnType<typeof useHealthWords>): Trouble {
  const [cause] = table.causes;
  const ref = refOf(table);
  return {
    key: `table ${table.table}`,
    tone: toneOf(table.state),
    word: t(`state.${table.state}`),
    name: table.table,
    to: paths.table(ref),
    sentence: table.unknown ?? (cause === undefined ? null : words.advice(cause)),
    act: t('overview.whatToDo'),
    actTo: cause === undefined ? paths.table(ref) : paths.tableFix(ref, cause.id),
  };
}

function ofRun(run: Run, t: Translate): Trouble {
  return {
    key: `run ${run.id}`,
    tone: 'bad',
    word: t('state.FAILED'),
    name: t('runs.title', { id: String(run.id), action: t(`action.${run.action}`), table: fullName(run) }),
    to: paths.run(run.id),
    sentence: run.error?.message ?? null,
    act: t('run.log'),
    actTo: paths.run(run.id),
  };
}

/** The worst first, and of two as bad the job before the table that it fills; null while they are asked for. */
export function useTroubles(): Trouble[] | null {
  const t = useTranslate();
  const words = useHealthWords();
  const failed = useQuery(jobsQuery({ state: 'FAILED' })).data?.items;
  const restarting = useQuery(jobsQuery({ state: 'RESTARTING' })).data?.items;
  const tables = useQuery(healthQuery({}, mostTroubles)).data?.items;
  const runs = useQuery(runsQuery({ status: 'FAILED' }, mostTroubles)).data?.items;
  const oneDayAgo = useNow() - oneDay;
  if (failed === undefined || restarting === undefined || tables === undefined || runs === undefined) {
    return null;
  }
  const all = [
    ...[...failed, ...restarting].map((job) => ofJob(job, t)),
    ...tables.filter(isSick).map((table) => ofTable(table, t, words)),
    ...runs.filter((run) => Date.parse(run.createdAt) > oneDayAgo).map((run) => ofRun(run, t)),
  ];
  return all.toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone));
}
