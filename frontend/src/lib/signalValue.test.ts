import { expect, it } from 'vitest';

import { formatSignal } from './signalValue';

it('writes each unit as people read it', () => {
  expect(formatSignal(4_120, 'count')).toBe('4,120');
  expect(formatSignal(1_288_490_189, 'bytes')).toBe('1.20 GiB');
  expect(formatSignal(7_500, 'seconds')).toBe('2 h 05 m');
  expect(formatSignal(2_700, 'seconds')).toBe('45 m');
  expect(formatSignal(0, 'seconds')).toBe('0 s');
  expect(formatSignal(1_250.4, 'percent')).toBe('1,250%');
  expect(formatSignal(3.42, 'ratio')).toBe('3.4×');
});
