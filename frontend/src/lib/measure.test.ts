import { expect, it } from 'vitest';

import { measureText, readMeasure } from './measure';

it.each([
  ['1 h', { amount: 1, unit: 'h' }],
  ['15min', { amount: 15, unit: 'min' }],
  ['7 DAYS', { amount: 7, unit: 'd' }],
  ['500', { amount: 500, unit: 'ms' }],
])('reads the duration %s', (text, measure) => {
  expect(readMeasure('Duration', text)).toEqual(measure);
});

it('reads m as minutes of a duration and as MiB of a size', () => {
  expect(readMeasure('Duration', '5 m')?.unit).toBe('min');
  expect(readMeasure('MemorySize', '5 m')?.unit).toBe('mb');
});

it.each(['', '7 dayz', '1 h 30 min', '1.5 h', '-1 s'])('leaves %j to be typed', (text) => {
  expect(readMeasure('Duration', text)).toBeNull();
});

it('writes what it read', () => {
  expect(measureText({ amount: 128, unit: 'mb' })).toBe('128 mb');
});
