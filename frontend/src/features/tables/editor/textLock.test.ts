import { expect, it } from 'vitest';

import type { DeclaredTable, PlacedFinding, Table } from '../../../api/types';
import { lockOf } from './textLock';

const declared = (name: string, renamedFrom: string | null = null) =>
  ({ document: 0, catalog: 'main', database: 'ods', definition: { name }, renamedFrom, renamedColumns: {} }) as unknown as DeclaredTable;
const finding = (rule: string) => ({ rule, severity: 'error', line: 3, column: 5, message: 'no' }) as PlacedFinding;
const table = { catalog: 'main', database: 'ods', name: 'orders' } as Table;

it('lets the form follow a text that declares the table, by its name or the one that it has had', () => {
  expect(lockOf({ items: [declared('orders')], findings: [] }, table)).toBeNull();
  expect(lockOf({ items: [declared('sales', 'orders')], findings: [] }, table)).toBeNull();
  expect(lockOf({ items: [declared('sales')], findings: [] }, null)).toBeNull();
});

it('does not mind what rules find', () => {
  expect(lockOf({ items: [declared('orders')], findings: [finding('unknown-option')] }, table)).toBeNull();
});

it('says where a text is broken', () => {
  expect(lockOf({ items: [], findings: [finding('sql')] }, table)).toMatchObject({ kind: 'broken', finding: { line: 3 } });
});

it('locks while the text is read, and where it declares none, several or another table', () => {
  expect(lockOf(null, table)).toEqual({ kind: 'reading' });
  expect(lockOf({ items: [], findings: [] }, table)).toEqual({ kind: 'nothing' });
  expect(lockOf({ items: [declared('a'), declared('b')], findings: [] }, table)).toEqual({ kind: 'several', count: 2 });
  expect(lockOf({ items: [declared('sales')], findings: [] }, table)).toEqual({ kind: 'other', name: 'main.ods.sales' });
});
