import type { PolicyBody, PolicyScope, Trigger } from '../api/types';
import { rhythmOf } from './cron';
import { parseIso } from './isoDuration';
import type { Translate } from './translate';

function scopeWords({ catalog, database, table, pattern, layer }: PolicyScope, t: Translate): string {
  if (table !== null) {
    return `${catalog}.${database}.${table}`;
  }
  if (pattern !== null) {
    return t('policySays.pattern', { catalog, pattern });
  }
  if (layer !== null) {
    return t('policySays.layer', { catalog, layer });
  }
  return t('policySays.all', { place: database === null ? catalog : `${catalog}.${database}` });
}

/** When a trigger fires; a cron expression that says too much for words stays as it is. */
export function triggerWords(trigger: Trigger, t: Translate): string {
  if (trigger.kind === 'every') {
    const every = parseIso(trigger.every);
    return every === null ? trigger.every : t(`every.${every.unit}`, { count: every.amount });
  }
  const { cron, zone } = trigger;
  const rhythm = rhythmOf(cron);
  if (rhythm === null) {
    return t('rhythm.cron', { cron, zone });
  }
  switch (rhythm.kind) {
    case 'minutes':
      return t('every.m', { count: rhythm.every });
    case 'weekly':
      return t('rhythm.weekly', { day: t(`weekday.${rhythm.day}`), time: rhythm.time, zone });
    default:
      return t(`rhythm.${rhythm.kind}`, { ...rhythm, zone });
  }
}

function keepWords(retainTime: string | undefined, t: Translate): string {
  const time = parseIso(retainTime ?? '');
  return time === null ? (retainTime ?? '') : t(`length.${time.unit}`, { count: time.amount });
}

/** A policy read back as a sentence, in the reader's language. */
export function policyWords({ scope, action, trigger, options }: Omit<PolicyBody, 'name' | 'limits' | 'enabled'>, t: Translate): string {
  const tables = scopeWords(scope, t);
  const when = triggerWords(trigger, t);
  switch (action) {
    case 'compact':
      return t('policySays.compact', { tables, when, strategy: options.strategy ?? 'full' });
    case 'expire-snapshots':
      return t('policySays.expire-snapshots', {
        tables,
        when,
        time: keepWords(options.retainTime, t),
        min: options.retainMin ?? 1,
        max: options.retainMax ?? 0,
      });
    default:
      return t(`policySays.${action}`, { tables, when });
  }
}
