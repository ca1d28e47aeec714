import { expect, it } from 'vitest';

import type { ActionDescriptor } from '../../../api/types';
import { actOf, permissionFor, remedyOf } from './remedies';

const address = { catalog: 'main', database: 'ods', table: 'orders' };
const descriptor = (kind: ActionDescriptor['kind'], body: ActionDescriptor['body'], target = 'main.ods.orders'): ActionDescriptor => ({ kind, target, body });

it('completes the options of a run with what the service would take', () => {
  const remedy = remedyOf(descriptor('run', { ...address, action: 'expire-snapshots', options: {} }));
  expect(remedy.body).toEqual({ ...address, action: 'expire-snapshots', options: { retainTime: 'PT1H', retainMin: 10 } });
  expect(actOf(remedy)).toBe('runNow.expire-snapshots');
  expect(permissionFor(remedy)).toBe('run:write');
});

it('keeps the options that are given', () => {
  const remedy = remedyOf(descriptor('run', { ...address, action: 'compact', options: { strategy: 'minor' } }));
  expect(remedy.body).toMatchObject({ options: { strategy: 'minor' } });
  expect(actOf(remedy)).toBe('runNow.compact');
});

it('makes a whole policy of a short one', () => {
  const body = { name: 'ods-orders-compact', scope: address, action: 'compact', trigger: { kind: 'every', every: 'PT15M' }, options: { strategy: 'minor' } };
  const remedy = remedyOf(descriptor('policy', body));
  expect(remedy.body).toEqual({ ...body, limits: null, enabled: true });
  expect([actOf(remedy), permissionFor(remedy)]).toEqual(['policies.create', 'policy:write']);
});

it('takes the consumer from the target', () => {
  const remedy = remedyOf(descriptor('consumer-reset', { nextSnapshot: 210 }, 'main.ods.orders/consumers/nightly'));
  expect(remedy.body).toEqual({ consumer: 'nightly', nextSnapshot: 210 });
});

it('sends plans, jobs and owners as they are', () => {
  expect(remedyOf(descriptor('plan', { manifests: 'kind: Table' }))).toEqual({ kind: 'plan', body: { manifests: 'kind: Table' } });
  expect(permissionFor(remedyOf(descriptor('job', { name: 'orders-compaction' })))).toBe('job:write');
  expect(actOf(remedyOf(descriptor('owner', { owner: 'WEIR' })))).toBe('owner.change');
});
