import { expect, it } from 'vitest';

import { evidencePath } from './evidencePath';

const ref = { catalog: 'main', database: 'ods', table: 'orders' };
const table = '/catalogs/main/databases/ods/tables/orders';
const pathOf = (kind: string, name: string) => evidencePath(ref, { kind, name });

it('leads from a bucket to its files', () => {
  expect(pathOf('bucket', 'dt=20240101/bucket-3')).toBe(`${table}/files?partition=dt%3D20240101&bucket=3`);
  expect(pathOf('bucket', 'dt=20240101/hour=10/bucket-0')).toBe(`${table}/files?partition=dt%3D20240101%2Fhour%3D10&bucket=0`);
  expect(pathOf('bucket', 'bucket-0')).toBe(`${table}/files?bucket=0`);
  expect(pathOf('bucket', 'bucket--2')).toBe(`${table}/files?bucket=-2`);
});

it('leads to snapshots, files and jobs', () => {
  expect(pathOf('tag', '2024-01-01')).toBe(`${table}/snapshots`);
  expect(pathOf('consumer', 'nightly')).toBe(`${table}/snapshots`);
  expect(pathOf('partition', 'dt=20240101')).toBe(`${table}/files?partition=dt%3D20240101`);
  expect(pathOf('job', 'orders-sync')).toBe('/jobs/orders-sync/exceptions');
});

it('leads from a committer to its job, from a stranger to its snapshots', () => {
  expect(pathOf('committer', 'job orders-sync')).toBe('/jobs/orders-sync/overview');
  expect(pathOf('committer', '7f3a1c')).toBe(`${table}/snapshots`);
});

it('leads nowhere from what no page shows', () => {
  expect(pathOf('manifests', 'orders')).toBeNull();
});
