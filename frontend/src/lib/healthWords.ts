import type { Advice, Signal, Verdict } from '../api/types';
import { formatIsoDuration } from './isoDuration';
import { useTell } from './translate';

type Cause = Verdict['causes'][number];

const isoDuration = /\bP(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?(?=\W|$)/g;

const isValue = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What the service says of signals and advice, in the reader's language. */
export function useHealthWords() {
  const tell = useTell();
  return {
    signal: ({ id, title }: Pick<Signal, 'id' | 'title'>) => tell(`signal.${id}`, title),
    meaning: ({ id, meaning }: Signal) => tell(`signal.${id}.meaning`, meaning),
    advice: ({ id, title }: Advice | Cause) => tell(`advice.${id}`, title),
    reason: ({ id, reason, values }: Advice) => {
      const given = Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isValue(entry[1])));
      return tell(`advice.${id}.reason`, reason, given).replaceAll(isoDuration, formatIsoDuration);
    },
    cost: ({ id, cost }: Advice) => tell(`advice.${id}.cost`, cost),
  };
}
