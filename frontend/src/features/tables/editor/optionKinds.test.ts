import { expect, it } from 'vitest';

import type { OptionDefinition } from '../../../api/types';
import { definitionOf, firstValue, inputKindOf, matching } from './optionKinds';

const option = (key: string, type: string, more: Partial<OptionDefinition> = {}): OptionDefinition => ({
  key, type, default: null, description: '', values: null, meanings: {}, olderKeys: [], scope: 'table', immutable: false, appliesTo: null, buckets: null, changeNeeds: 'nothing', ...more,
});

const catalogue = [
  option('write-only', 'Boolean', { default: 'false', olderKeys: ['write.compaction-skip'] }),
  option('file.format', 'String', { description: 'The format of data files.' }),
  option('fields.<name>.aggregate-function', 'String'),
  option('snapshot.time-retained', 'Duration', { default: '1 h' }),
];

it.each([
  ['Boolean', 'true', 'switch'],
  ['Boolean', 'maybe', 'text'],
  ['Integer', '-1', 'number'],
  ['Integer', 'many', 'text'],
  ['Duration', '1 h', 'Duration'],
  ['Duration', '1 h 30 min', 'text'],
  ['MemorySize', '128 mb', 'MemorySize'],
  ['String', 'x', 'text'],
])('edits a %s of %s as %s', (type, value, kind) => {
  expect(inputKindOf(option('o', type), value)).toBe(kind);
});

it('offers the values of an enumeration', () => {
  expect(inputKindOf(option('o', 'Enum', { values: ['a', 'b'] }), 'a')).toBe('choice');
});

it('edits what Paimon does not know as text', () => {
  expect(inputKindOf(undefined, 'true')).toBe('text');
});

it('knows the families of options by their members', () => {
  expect(definitionOf('fields.amount.aggregate-function', catalogue)?.key).toBe('fields.<name>.aggregate-function');
  expect(definitionOf('fields.amount.aggregate', catalogue)).toBeUndefined();
});

it('finds an option by its key, an older key or its description', () => {
  expect(matching('compaction-skip', catalogue).map((each) => each.key)).toEqual(['write-only']);
  expect(matching('data format', catalogue).map((each) => each.key)).toEqual(['file.format']);
});

it('begins with what differs from the default of a switch, and with the default of others', () => {
  expect(firstValue(option('o', 'Boolean', { default: 'false' }))).toBe('true');
  expect(firstValue(option('o', 'Duration', { default: '1 h' }))).toBe('1 h');
});
