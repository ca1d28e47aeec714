import type { Run } from '../api/types';
import { unknown } from '../lib/format';
import { useTell, useTranslate } from '../lib/translate';
import { Sentence } from './Sentence';

/** Who asked for a run: a policy or a person. */
export function RunCause({ run }: { run: Run }) {
  const t = useTranslate();
  if (run.policy !== null) {
    return t('run.byPolicy', { name: run.policy });
  }
  return run.requestedBy === null ? <Sentence text={run.reason} /> : t('run.byPerson', { name: run.requestedBy });
}

/** The run whose lease another waits for; null when it is no run's. */
export function runOf({ code, about }: NonNullable<Run['because']>): number | null {
  const id = code === 'LEASE' ? /^run (\d+)$/.exec(about ?? '')?.[1] : undefined;
  return id === undefined ? null : Number(id);
}

/** Why a run waits or did nothing, in the reader's language; null when it does neither. */
export function useBecause(because: Run['because']): string | null {
  const t = useTranslate();
  const tell = useTell();
  if (because === null) {
    return null;
  }
  const run = runOf(because);
  const about = run === null ? (because.about ?? unknown) : t('run.numbered', { id: String(run) });
  return tell(`because.${because.code}`, because.sentence, { about });
}

/** What there is to know about a run in a list: why it waits, did nothing or failed; else who asked for it. */
export function RunWhy({ run }: { run: Run }) {
  const told = useBecause(run.because) ?? run.error?.message;
  return told === undefined ? <RunCause run={run} /> : <Sentence text={told} />;
}
