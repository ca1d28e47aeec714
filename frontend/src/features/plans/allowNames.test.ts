import { expect, it } from 'vitest';

import type { Plan, PlanStep } from '../../api/types';
import { allowedWith, allowName } from './allowNames';

const step = (kind: string, target: string, detail: string, destructive = true) =>
  ({ kind, target, detail, destructive }) as PlanStep;

const plan = (allow: string[], asked: string[] = []) =>
  ({ allow, blockers: asked.map((target) => ({ code: 'not-allowed', target, message: '' })) }) as unknown as Plan;

it('finds the name of a column by the whole of it', () => {
  const asked = plan([], ['main.ods.orders.note', 'main.ods.orders.note_2']);
  expect(allowName(asked, step('drop-column', 'main.ods.orders', 'note_2 STRING'))).toBe('main.ods.orders.note_2');
  expect(allowName(asked, step('drop-column', 'main.ods.orders', 'note STRING'))).toBe('main.ods.orders.note');
});

it('finds nested columns, and columns whose names have spaces', () => {
  const asked = plan(['main.ods.orders.address.zip', 'main.ods.orders.old name'], []);
  expect(allowName(asked, step('drop-column', 'main.ods.orders', 'address.zip INT'))).toBe('main.ods.orders.address.zip');
  expect(allowName(asked, step('drop-column', 'main.ods.orders', 'old name INT'))).toBe('main.ods.orders.old name');
});

it('takes the name of a table for the table alone', () => {
  const asked = plan(['main.ods.orders']);
  expect(allowName(asked, step('drop-table', 'main.ods.orders', 'orders'))).toBe('main.ods.orders');
  expect(allowName(asked, step('drop-column', 'main.ods.orders', 'note STRING'))).toBeNull();
});

it('finds the names of jobs', () => {
  expect(allowName(plan([], ['job orders-sync']), step('delete-job', 'job orders-sync', 'orders-sync'))).toBe('job orders-sync');
});

it('asks for nothing where nothing is destroyed', () => {
  expect(allowName(plan(['main.ods.orders.note']), step('add-column', 'main.ods.orders', 'note STRING', false))).toBeNull();
});

it('adds and removes single names', () => {
  expect(allowedWith(plan(['a.b']), 'c.d', true)).toEqual(['a.b', 'c.d']);
  expect(allowedWith(plan(['a.b', 'c.d']), 'a.b', false)).toEqual(['c.d']);
});
