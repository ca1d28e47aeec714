import { describe, expect, it } from 'vitest';

import { rhythmOf } from './cron';

describe('cron expressions', () => {
  it.each([
    ['0 0/5 * * * ?', { kind: 'minutes', every: 5 }],
    ['0 * * * * ?', { kind: 'minutes', every: 1 }],
    ['0 5 * * * ?', { kind: 'hourly', minute: '05' }],
    ['0 0 2 * * ?', { kind: 'daily', time: '02:00' }],
    ['0 30 3 ? * MON-FRI', { kind: 'workdays', time: '03:30' }],
    ['0 30 3 ? * 2', { kind: 'weekly', day: 'MON', time: '03:30' }],
    ['0 30 3 ? * sun', { kind: 'weekly', day: 'SUN', time: '03:30' }],
    ['30 3 * * 0', { kind: 'weekly', day: 'SUN', time: '03:30' }],
    ['30 3 * * 1-5', { kind: 'workdays', time: '03:30' }],
    ['*/15 * * * *', { kind: 'minutes', every: 15 }],
    ['0 15 4 1 * ?', { kind: 'monthly', day: 1, time: '04:15' }],
  ])('reads %s', (cron, rhythm) => {
    expect(rhythmOf(cron)).toEqual(rhythm);
  });

  it.each(['30 0 2 * * ?', '0 0/7 * * * ?', '0 0 2 L * ?', '0 0 2 ? * MON#1', '0 0 2,14 * * ?', '0 0 2 * 1 ?', '0 0 25 * * ?', '0 0 2 * * ? 2030', 'soon'])(
    'leaves %s as it is',
    (cron) => {
      expect(rhythmOf(cron)).toBeNull();
    },
  );
});
