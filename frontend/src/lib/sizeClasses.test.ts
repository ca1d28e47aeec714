import { describe, expect, test } from 'vitest';

import { placeOf, reaching } from './sizeClasses';

const classes = [
  { fromBytes: 4, toBytes: 7, files: 2 },
  { fromBytes: 8, toBytes: 15, files: 3 },
];

describe('size classes', () => {
  test('reach as far as a size that is larger, smaller, or among them', () => {
    expect(reaching(32, classes).map((each) => each.files)).toEqual([2, 3, 0, 0]);
    expect(reaching(32, classes).at(-1)).toEqual({ fromBytes: 32, toBytes: 63, files: 0 });
    expect(reaching(0, classes).map((each) => each.fromBytes)).toEqual([0, 1, 2, 4, 8]);
    expect(reaching(9, classes)).toEqual(classes);
  });

  test('place a size by its logarithm', () => {
    expect(placeOf(4, classes)).toBe(0);
    expect(placeOf(8, classes)).toBe(0.5);
    expect(placeOf(16, classes)).toBe(1);
    expect(placeOf(8, reaching(0, classes))).toBe(0.8);
  });
});
