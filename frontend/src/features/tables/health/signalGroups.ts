import type { Judgement, Signal } from '../../../api/types';

/** A signal in trouble, and those that follow from it. */
export interface TroubleGroup {
  signal: Signal;
  followers: Signal[];
}

export interface SignalGroups {
  /** Those that cost most first. */
  troubles: TroubleGroup[];
  well: Signal[];
}

const worstFirst = (one: Signal, other: Signal) => other.lost - one.lost || Number(other.severity === 'error') - Number(one.severity === 'error');

/** What costs the table its points, the most first. */
export function scoreTerms({ signals }: Judgement): Signal[] {
  return signals.filter((signal) => signal.lost > 0).toSorted(worstFirst);
}

export function groupSignals(signals: Signal[]): SignalGroups {
  const causes = signals.filter((signal) => signal.because === null && signal.severity !== 'info');
  return {
    troubles: causes.toSorted(worstFirst).map((signal) => ({
      signal,
      followers: signals.filter((each) => each.because === signal.id),
    })),
    well: signals.filter((signal) => signal.severity === 'info'),
  };
}
