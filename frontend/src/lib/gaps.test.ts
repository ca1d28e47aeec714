import { expect, it } from 'vitest';

import { gapsOf, sinceFirstSeen } from './gaps';

const times = [0, 1, 2, 3, 4].map((minute) => new Date(minute * 60_000).toISOString());

it('finds each span without observations, also at the ends', () => {
  expect(gapsOf(times, [null, 1, null, null, 2])).toEqual([
    { from: 0, to: 60_000 },
    { from: 60_000, to: 240_000 },
  ]);
  expect(gapsOf(times, [1, 1, 1, null, null])).toEqual([{ from: 120_000, to: 240_000 }]);
  expect(gapsOf(times, [1, 2, 3, 4, 5])).toEqual([]);
});

it('begins a series where something was first seen', () => {
  expect(sinceFirstSeen(times, [null, null, 1, null, 2])).toEqual({ times: times.slice(2), values: [1, null, 2] });
  expect(sinceFirstSeen(times, [null, null, null, null, null])).toEqual({ times: [], values: [] });
});
