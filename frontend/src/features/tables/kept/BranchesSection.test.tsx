import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Branch } from '../../../api/types';
import { renderPage } from '../../../test/page';
import { listOf, serve } from '../../../test/service';
import { BranchesSection } from './BranchesSection';

const tableRef = { catalog: 'main', database: 'ods', table: 'orders' };
const branch = (more: Partial<Branch>): Branch => ({
  name: 'dev', fromTag: 'v1', snapshotId: 7, snapshots: 3, records: 1200, observation: null, failure: null, ...more,
});
const observation = {
  snapshotId: 7, observedAt: '2026-01-01T00:00:00Z', stale: false, records: 1200, bytes: 2048, files: 4, snapshots: 3,
  lastCommitAt: '2026-01-01T00:00:00Z', smallFiles: 4, sortedRunsMax: 2,
};
const cells = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
  return within(row).getAllByRole('cell').map((cell) => cell.textContent);
};

it('shows what was last seen of each branch, and dashes where nobody looked yet', async () => {
  serve({ 'GET /catalogs/main/databases/ods/tables/orders/branches': listOf(branch({ observation }), branch({ name: 'new', fromTag: null, records: 0 })) });
  renderPage(<BranchesSection tableRef={tableRef} />);
  expect((await cells('dev')).slice(3, 6)).toEqual(['1,200', '2.00 KiB', '4']);
  expect((await cells('new')).slice(3, 7)).toEqual(['0', '–', '–', '–']);
});

it('says why a branch could not be read', async () => {
  serve({ 'GET /catalogs/main/databases/ods/tables/orders/branches': listOf(branch({ observation, failure: 'A manifest is gone.' })) });
  renderPage(<BranchesSection tableRef={tableRef} />);
  expect(await screen.findByText('A manifest is gone.')).toBeInTheDocument();
});
