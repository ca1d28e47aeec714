import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useSteady } from './steady';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (shown: { id: number }[]) => shown.map(({ id }) => id);

it('holds new rows back until they are wanted, and begins anew in another scope', () => {
  const { result, rerender } = renderHook(({ items, scope }) => useSteady(items, scope), {
    initialProps: { items: rows(3, 2, 1), scope: 'all' },
  });
  expect(idsOf(result.current.shown)).toEqual([3, 2, 1]);

  rerender({ items: rows(5, 4, 3, 2), scope: 'all' });
  expect(idsOf(result.current.shown)).toEqual([3, 2]);
  expect(result.current.held).toBe(2);

  act(() => result.current.showAll());
  expect(idsOf(result.current.shown)).toEqual([5, 4, 3, 2]);
  expect(result.current.held).toBe(0);

  rerender({ items: rows(9, 8), scope: 'failed' });
  expect(idsOf(result.current.shown)).toEqual([9, 8]);
});
