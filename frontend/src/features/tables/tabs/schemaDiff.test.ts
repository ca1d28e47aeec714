import { expect, it } from 'vitest';

import type { TableSchema } from '../../../api/types';
import { schemaDiff } from './schemaDiff';

const column = (id: number, name: string, type = 'INT') => ({ id, name, type, comment: null, default: null });
const schema = (columns: ReturnType<typeof column>[], more: Partial<TableSchema> = {}): TableSchema =>
  ({ id: 0, columns, primaryKey: [], partitionedBy: [], options: {}, comment: null, at: '2026-01-01T00:00:00Z', ...more }) as TableSchema;

it('tells a rename, by the field id, from a drop and an add', () => {
  const renamed = schemaDiff(schema([column(0, 'a')]), schema([column(0, 'b')]));
  expect(renamed.columns).toMatchObject([{ kind: 'changed', differs: ['name'], before: { name: 'a' }, now: { name: 'b' } }]);
  const replaced = schemaDiff(schema([column(0, 'a')]), schema([column(1, 'a')]));
  expect(replaced.columns.map((change) => change.kind)).toEqual(['added', 'removed']);
});

it('tells another type, and a rename with it', () => {
  const diff = schemaDiff(schema([column(0, 'a')]), schema([column(0, 'b', 'BIGINT')]));
  expect(diff.columns).toMatchObject([{ differs: ['name', 'type'] }]);
});

it('calls only the column moved that was moved', () => {
  const before = schema([column(0, 'a'), column(1, 'b'), column(2, 'c')]);
  const diff = schemaDiff(before, schema([column(2, 'c'), column(0, 'a'), column(1, 'b')]));
  expect(diff.columns).toMatchObject([{ id: 2, differs: ['place'] }]);
});

it('calls nothing moved when another column goes or comes between', () => {
  const before = schema([column(0, 'a'), column(1, 'b'), column(2, 'c')]);
  expect(schemaDiff(before, schema([column(0, 'a'), column(3, 'd'), column(2, 'c')])).columns.map((change) => change.kind)).toEqual(['added', 'removed']);
});

it('tells options that were set, changed and taken away, and the comment', () => {
  const diff = schemaDiff(schema([], { options: { a: '1', b: '2' } }), schema([], { options: { b: '3', c: '4' }, comment: 'new' }));
  expect(diff.options).toEqual([
    { key: 'a', before: '1', now: null },
    { key: 'b', before: '2', now: '3' },
    { key: 'c', before: null, now: '4' },
  ]);
  expect(diff.comment).toEqual({ before: null, now: 'new' });
});

it('finds nothing between a version and itself', () => {
  const same = schema([column(0, 'a')], { options: { a: '1' } });
  expect(schemaDiff(same, same)).toEqual({ columns: [], options: [], comment: null });
});
