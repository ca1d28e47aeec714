import { describe, expect, it } from 'vitest';

import { exactBytes, formatBytes, formatCount, formatDuration, formatInstant, instantOf, relativeTime, startOfDay } from './format';

describe('format', () => {
  it('shows what is unknown as a dash, never as 0', () => {
    expect([formatCount(null), formatBytes(null), formatDuration(undefined)]).toEqual(['–', '–', '–']);
    expect([formatCount(0), formatBytes(0)]).toEqual(['0', '0 B']);
  });

  it('shows sizes in binary units with three digits', () => {
    expect(formatBytes(1023)).toBe('1023 B');
    expect(formatBytes(1024)).toBe('1.00 KiB');
    expect(formatBytes(87_188_654_321)).toBe('81.2 GiB');
    expect(formatBytes(442_000_000_000)).toBe('412 GiB');
    expect(exactBytes(87_188_654_321)).toBe('87,188,654,321 B');
  });

  it('shows the two largest parts of a duration', () => {
    expect(formatDuration(420)).toBe('420 ms');
    expect(formatDuration(9_940)).toBe('9.9 s');
    expect(formatDuration(125_000)).toBe('2 m 05 s');
    expect(formatDuration(7_290_000)).toBe('2 h 01 m');
    expect(formatDuration(90_000_000)).toBe('1 d 01 h');
  });

  it('shows an instant by the clock of the zone', () => {
    expect(formatInstant('2026-11-29T17:10:00Z', 'Asia/Shanghai')).toBe('2026-11-30 01:10:00');
    expect(formatInstant('2026-11-29T00:00:00Z', 'UTC')).toBe('2026-11-29 00:00:00');
  });

  it('reads a local time back as the instant it was', () => {
    expect(instantOf('2026-11-30T01:10', 'Asia/Shanghai')).toBe('2026-11-29T17:10:00.000Z');
    expect(instantOf('2026-07-01T12:00', 'America/New_York')).toBe('2026-07-01T16:00:00.000Z');
  });

  it('begins the day at midnight of the zone', () => {
    expect(startOfDay(Date.parse('2026-11-29T17:10:30.500Z'), 'Asia/Shanghai')).toBe('2026-11-29T16:00:00.000Z');
  });

  it('measures how far an instant is in its largest whole unit', () => {
    const now = Date.parse('2026-11-29T12:00:00Z');
    expect(relativeTime('2026-11-29T11:59:46Z', now)).toEqual({ unit: 'second', value: -14 });
    expect(relativeTime('2026-11-29T11:57:10Z', now)).toEqual({ unit: 'minute', value: -2 });
    expect(relativeTime('2026-11-29T15:30:00Z', now)).toEqual({ unit: 'hour', value: 3 });
    expect(relativeTime('2026-11-20T12:00:00Z', now)).toEqual({ unit: 'day', value: -9 });
  });
});
