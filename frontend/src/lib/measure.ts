/** An amount with a unit as Paimon's options write it, such as "1 h" or "128 mb". */
export interface Measure {
  amount: number;
  unit: string;
}

/** The units of a kind of value, each by the ways to write it; the first is how it is written anew. */
const units = {
  Duration: [['ms', 'milli', 'millis', 'millisecond', 'milliseconds'], ['s', 'sec', 'secs', 'second', 'seconds'], ['min', 'm', 'minute', 'minutes'], ['h', 'hour', 'hours'], ['d', 'day', 'days']],
  MemorySize: [['b', 'bytes'], ['kb', 'k', 'kibibytes'], ['mb', 'm', 'mebibytes'], ['gb', 'g', 'gibibytes'], ['tb', 't', 'tebibytes']],
};

export type MeasureKind = keyof typeof units;

export const unitsOf = (kind: MeasureKind) => units[kind].map(([first = '']) => first);

/** Null when the text is none, or one that says more than an amount and a unit. */
export function readMeasure(kind: MeasureKind, text: string): Measure | null {
  const [, digits, word = ''] = /^\s*(\d+)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  if (digits === undefined) {
    return null;
  }
  const unit = word === '' ? unitsOf(kind)[0] : units[kind].find((ways) => ways.includes(word.toLowerCase()))?.[0];
  return unit === undefined ? null : { amount: Number(digits), unit };
}

export const measureText = ({ amount, unit }: Measure) => `${amount} ${unit}`;
