import { formatSpan } from './format';

/** ISO-8601 durations of one or more of days, hours, minutes and seconds. */

export type DurationUnit = 's' | 'm' | 'h' | 'd';

export interface Duration {
  amount: number;
  unit: DurationUnit;
}

const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const unitSeconds: Record<DurationUnit, number> = { d: 86_400, h: 3_600, m: 60, s: 1 };

export function isoSeconds(text: string): number | null {
  const match = pattern.exec(text);
  if (match === null || match.slice(1).every((part) => part === undefined)) {
    return null;
  }
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (days ?? 0) * 86_400 + (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** PT10S as 10 s; a text that is no duration as it is. */
export function formatIsoDuration(text: string): string {
  const seconds = isoSeconds(text);
  return seconds === null ? text : formatSpan(seconds);
}

/** The duration in its largest unit that needs no fraction; null when the text is not one. */
export function parseIso(text: string): Duration | null {
  const total = isoSeconds(text);
  if (total === null) {
    return null;
  }
  const unit = (['d', 'h', 'm'] as const).find((each) => total > 0 && total % unitSeconds[each] === 0) ?? 's';
  return { amount: total / unitSeconds[unit], unit };
}

export function toIso({ amount, unit }: Duration): string {
  return unit === 'd' ? `P${amount}D` : `PT${amount}${unit.toUpperCase()}`;
}
