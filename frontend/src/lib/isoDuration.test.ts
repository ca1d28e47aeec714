import { describe, expect, it } from 'vitest';

import { formatIsoDuration, isoSeconds, parseIso, toIso } from './isoDuration';

describe('ISO durations', () => {
  it('reads a duration in its largest unit without a fraction', () => {
    expect(parseIso('PT10M')).toEqual({ amount: 10, unit: 'm' });
    expect(parseIso('PT90M')).toEqual({ amount: 90, unit: 'm' });
    expect(parseIso('PT120M')).toEqual({ amount: 2, unit: 'h' });
    expect(parseIso('PT24H')).toEqual({ amount: 1, unit: 'd' });
  });

  it('shows a duration without a part that says nothing', () => {
    expect([formatIsoDuration('PT10S'), formatIsoDuration('PT5M'), formatIsoDuration('soon')]).toEqual(['10 s', '5 m', 'soon']);
  });

  it('writes what it reads', () => {
    expect(['PT10S', 'PT5M', 'PT1H', 'P7D'].map((text) => toIso(parseIso(text) ?? { amount: 0, unit: 's' }))).toEqual([
      'PT10S',
      'PT5M',
      'PT1H',
      'P7D',
    ]);
  });

  it('does not take anything else for a duration', () => {
    expect([isoSeconds('10m'), isoSeconds('P'), isoSeconds('PT')]).toEqual([null, null, null]);
  });
});
