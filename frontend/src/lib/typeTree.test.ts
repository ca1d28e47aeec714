import { expect, it } from 'vitest';

import { readType } from './paimonType';
import { newType, nestedNames, plainNames, typeText } from './typeTree';

const again = (text: string) => {
  const { type } = readType(text);
  return type === null ? null : typeText(type);
};

it.each([
  'DECIMAL(10, 2)',
  'TIMESTAMP_LTZ(3) NOT NULL',
  'ARRAY<INT NOT NULL> NOT NULL',
  'MAP<STRING, ARRAY<ROW<`a` INT, `b c` DECIMAL(3, 1) NOT NULL>>>',
  "ROW<`a` INT COMMENT 'it''s, so > far', `名称` MULTISET<STRING>>",
  'ROW<`tick``ed` INT>',
])('writes %s as it was read', (text) => {
  expect(again(text)).toBe(text);
});

it.each([
  ['decimal(38) not null', 'DECIMAL(38) NOT NULL'],
  ['TIMESTAMP(3) WITH LOCAL TIME ZONE', 'TIMESTAMP_LTZ(3)'],
  ["ROW<a INTEGER 'plain', b STRING NULL>", "ROW<`a` INT COMMENT 'plain', `b` STRING>"],
])('writes %s in one way', (text, canonical) => {
  expect(again(text)).toBe(canonical);
});

it.each([...plainNames, ...nestedNames])('begins %s with a type that can be read', (name) => {
  expect(again(typeText(newType(name)))).toBe(typeText(newType(name)));
});
