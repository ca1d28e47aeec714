import { expect, it } from 'vitest';

import { squarify, type Rect } from './squarify';

const place = { x: 0, y: 0, width: 6, height: 4 };
const area = ({ width, height }: Rect) => width * height;

it('gives each value its share of the place', () => {
  const values = [6, 6, 4, 3, 2, 2, 1];
  const rects = squarify(values, place);
  rects.forEach((rect, index) => expect(area(rect)).toBeCloseTo(values[index] ?? 0));
});

it('lays out the example of the paper', () => {
  const [first, second, third] = squarify([6, 6, 4, 3, 2, 2, 1], place);
  expect(first).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  expect(second).toEqual({ x: 0, y: 2, width: 3, height: 2 });
  expect(third?.x).toBe(3);
});

it('covers the place without overlaps', () => {
  const rects = squarify([50, 20, 9, 9, 7, 3, 1, 1], { x: 0, y: 0, width: 100, height: 50 });
  const overlap = (one: Rect, other: Rect) =>
    Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
  const pairs = rects.flatMap((one, index) => rects.slice(index + 1).map((other) => overlap(one, other)));
  expect(Math.max(...pairs)).toBeCloseTo(0);
  expect(rects.reduce((sum, rect) => sum + area(rect), 0)).toBeCloseTo(5_000);
});

it('has nothing to lay out of nothing', () => {
  expect(squarify([], place)).toEqual([]);
});
