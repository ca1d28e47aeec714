/** What the usual cron expressions say, so that they can be told in words. */
export type Rhythm =
  | { kind: 'minutes'; every: number }
  | { kind: 'hourly'; minute: string }
  | { kind: 'daily' | 'workdays' | 'weekend'; time: string }
  | { kind: 'weekly'; day: Weekday; time: string }
  | { kind: 'monthly'; day: number; time: string };

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export type Weekday = (typeof weekdays)[number];

const anyDay = ['*', '?'];
const isNumber = (field: string | undefined, highest: number) => /^\d{1,2}$/.test(field ?? '') && Number(field) <= highest;
const two = (field: string) => field.padStart(2, '0');

/** Quartz counts from Sunday = 1; names are taken too. */
function weekdayOf(field: string): Weekday | null {
  return weekdays.find((name, index) => field.toUpperCase() === name || field === String(index + 1)) ?? null;
}

function onDays(day: string, weekday: string, time: string): Rhythm | null {
  if (anyDay.includes(day) && anyDay.includes(weekday)) {
    return { kind: 'daily', time };
  }
  if (anyDay.includes(weekday)) {
    return isNumber(day, 31) ? { kind: 'monthly', day: Number(day), time } : null;
  }
  const spans: Record<string, 'workdays' | 'weekend'> = { 'MON-FRI': 'workdays', '2-6': 'workdays', 'SAT,SUN': 'weekend', '7,1': 'weekend' };
  const span = spans[weekday.toUpperCase()];
  if (span !== undefined) {
    return { kind: span, time };
  }
  const one = weekdayOf(weekday);
  return one === null ? null : { kind: 'weekly', day: one, time };
}

/** The six fields of Quartz; the five of Unix have no seconds and count weekdays from Sunday = 0. */
function fieldsOf(cron: string): string[] {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5) {
    return fields;
  }
  const weekday = (fields[4] ?? '').replaceAll(/\d/g, (day) => String((Number(day) % 7) + 1));
  return ['0', ...fields.slice(0, 4), weekday];
}

/** Reads a cron expression of Quartz (seconds first) or Unix; null for one that is too rich for a few words. */
export function rhythmOf(cron: string): Rhythm | null {
  const [second = '', minute = '', hour = '', day = '', month = '', weekday = '', ...rest] = fieldsOf(cron);
  if (second !== '0' || month !== '*' || rest.length > 0) {
    return null;
  }
  const wholeDay = hour === '*' && anyDay.includes(day) && anyDay.includes(weekday);
  const step = /^(?:\*|0)\/(\d{1,2})$/.exec(minute)?.[1] ?? (minute === '*' ? '1' : undefined);
  if (wholeDay && step !== undefined) {
    // a step that does not divide the hour begins anew with each
    return 60 % Number(step) === 0 ? { kind: 'minutes', every: Number(step) } : null;
  }
  if (!isNumber(minute, 59)) {
    return null;
  }
  if (wholeDay) {
    return { kind: 'hourly', minute: two(minute) };
  }
  return isNumber(hour, 23) ? onDays(day, weekday, `${two(hour)}:${two(minute)}`) : null;
}
