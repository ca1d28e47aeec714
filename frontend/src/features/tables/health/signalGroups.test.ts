import { expect, it } from 'vitest';

import type { Judgement, Signal } from '../../../api/types';
import { groupSignals, scoreTerms } from './signalGroups';

const signal = (id: string, severity: Signal['severity'], lost: number, because: string | null = null) => ({ id, severity, lost, because }) as Signal;

const signals = [
  signal('job-down', 'info', 0),
  signal('small-files', 'warning', 8),
  signal('no-compactor', 'error', 40),
  signal('sorted-runs', 'error', 0, 'no-compactor'),
  signal('manifests', 'warning', 0, 'no-compactor'),
];
const ids = (found: Signal[]) => found.map(({ id }) => id);

it('adds the score up from what was lost, the most first', () => {
  expect(ids(scoreTerms({ signals } as Judgement))).toEqual(['no-compactor', 'small-files']);
});

it('puts what follows from a cause under it, and what is well apart', () => {
  const { troubles, well } = groupSignals(signals);
  expect(troubles.map((group) => [group.signal.id, ids(group.followers)])).toEqual([
    ['no-compactor', ['sorted-runs', 'manifests']],
    ['small-files', []],
  ]);
  expect(ids(well)).toEqual(['job-down']);
});

it('keeps a signal in trouble that costs nothing among the troubles', () => {
  expect(ids(groupSignals([signal('tag-missing', 'warning', 0)]).troubles.map((group) => group.signal))).toEqual(['tag-missing']);
});
