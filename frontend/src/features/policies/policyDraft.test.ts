import { expect, it } from 'vitest';

import type { Policy, PolicyBody } from '../../api/types';
import { bodyOf, draftOf, newDraft } from './policyDraft';

const body: PolicyBody = {
  name: 'nightly',
  scope: { catalog: 'main', database: 'ods', table: null, pattern: null, layer: null },
  action: 'compact',
  trigger: { kind: 'every', every: 'PT10M' },
  options: { strategy: 'full' },
  limits: { rewriteInWeirBytes: 0, signals: { 'bucket-size': { warning: 5_000_000, error: null } } },
  enabled: true,
};

const policy: Policy = { ...body, sentence: '', nextFireAt: null, createdAt: '2026-01-01T00:00:00Z', version: 1 };

it('keeps a policy that is not changed as it is', () => {
  expect(bodyOf(draftOf(policy))).toEqual(body);
});

it('keeps sizes that are not whole mebibytes', () => {
  const odd = { ...policy, limits: { rewriteInWeirBytes: 1_000_001, signals: {} } };
  expect(bodyOf(draftOf(odd)).limits).toEqual(odd.limits);
});

it('says nothing of limits where none was given', () => {
  expect(bodyOf({ ...newDraft({ database: 'ods' }), signalLimits: [{ signal: '', warning: null, error: null }] }).limits).toBeNull();
});

it('leaves the service its own line for rewrites where only a signal is limited', () => {
  const limited = { ...newDraft({ database: 'ods' }), signalLimits: [{ signal: 'small-files', warning: 50, error: null }] };
  expect(bodyOf(limited).limits).toEqual({ signals: { 'small-files': { warning: 50, error: null } } });
});
