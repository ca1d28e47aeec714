/** Numbers, sizes, durations and times as text. Alike in every language, except for relative times. */

export const unknown = '–';

const grouped = new Intl.NumberFormat('en-US');
const binaryUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'];

export function formatCount(value: number | null | undefined): string {
  return value === null || value === undefined ? unknown : grouped.format(value);
}

/** Three significant digits with a binary unit: 81.2 GiB. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) {
    return unknown;
  }
  let value = bytes;
  let unit = 0;
  while (Math.abs(value) >= 1024 && unit < binaryUnits.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${binaryUnits[unit]}`;
}

/** A size that is a power of two, or nearly, without digits that say nothing: 1 MiB, 12.5 KiB. */
export function formatWholeBytes(bytes: number): string {
  return formatBytes(bytes).replace(/\.0+ /, ' ');
}

export function exactBytes(bytes: number): string {
  return `${grouped.format(bytes)} B`;
}

const spans: [string, number][] = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
];

/** The two largest parts: 2 m 05 s. Below ten seconds with a fraction, below one in ms. */
export function formatDuration(millis: number | null | undefined): string {
  if (millis === null || millis === undefined) {
    return unknown;
  }
  if (millis < 1_000) {
    return `${Math.round(millis)} ms`;
  }
  if (millis < 10_000) {
    return `${(millis / 1_000).toFixed(1)} s`;
  }
  const seconds = Math.floor(millis / 1_000);
  const first = spans.findIndex(([, size]) => seconds >= size);
  const [unit, size] = spans[first] ?? ['s', 1];
  const next = spans[first + 1];
  const head = `${Math.floor(seconds / size)} ${unit}`;
  if (next === undefined) {
    return head;
  }
  return `${head} ${String(Math.floor((seconds % size) / next[1])).padStart(2, '0')} ${next[0]}`;
}

/** The same of seconds, without a second part that says nothing: 1 h. */
export function formatSpan(seconds: number): string {
  return formatDuration(seconds * 1_000).replace(/ 00 [smh]$/, '');
}

/** 2026-11-29 10:10:00 in the zone. */
export function formatInstant(instant: string | number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

export interface RelativeTime {
  unit: 'second' | 'minute' | 'hour' | 'day';
  /** Negative for the past. */
  value: number;
}

/** How far an instant is from now, in its largest whole unit. */
export function relativeTime(instant: string, now: number): RelativeTime {
  const seconds = Math.round((Date.parse(instant) - now) / 1_000);
  const size = Math.abs(seconds);
  if (size < 60) {
    return { unit: 'second', value: seconds };
  }
  if (size < 3_600) {
    return { unit: 'minute', value: Math.trunc(seconds / 60) };
  }
  if (size < 172_800) {
    return { unit: 'hour', value: Math.trunc(seconds / 3_600) };
  }
  return { unit: 'day', value: Math.trunc(seconds / 86_400) };
}

/** The instant at which the day began in the zone (an hour off on the day that clocks change). */
export function startOfDay(now: number, zone: string): string {
  const [hours, minutes, seconds] = formatInstant(now, zone).slice(11).split(':').map(Number);
  const sinceMidnight = ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1_000;
  return new Date(Math.floor(now / 1_000) * 1_000 - sinceMidnight).toISOString();
}

/** The instant that a clock in the zone shows as this text (2026-11-29T10:10). */
export function instantOf(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const shown = Date.parse(`${formatInstant(asUtc, zone).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}
