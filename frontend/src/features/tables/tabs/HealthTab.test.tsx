import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { Judgement, Signal, Table } from '../../../api/types';
import { renderPage } from '../../../test/page';
import { admin, listOf, Refusal, serve } from '../../../test/service';
// the page loads it late, which would take its time from a test's patience
import '../remedy/RemedyDialog';
import { HealthTab } from './HealthTab';

const tableRef = { catalog: 'main', database: 'ods', table: 'orders' };
const table = { ...tableRef, name: 'orders', primaryKey: ['id'], partitionedBy: [], schemaId: 0, branches: 0, createdAt: '2026-01-01T00:00:00Z', observation: null } as unknown as Table;
const base = '/catalogs/main/databases/ods/tables/orders';

const signal = (id: string, title: string, more: Partial<Signal> = {}): Signal => ({
  id, title, meaning: '', value: 11, unit: 'count', thresholds: { warning: 5, error: 8 }, severity: 'info', share: 1, evidence: [], lost: 0, because: null, ...more,
});
const sick: Judgement = {
  score: 52,
  state: 'DEGRADED',
  unknown: null,
  signals: [
    signal('no-compactor', 'Nobody compacts', { severity: 'error', lost: 40 }),
    signal('sorted-runs', 'Sorted runs', { severity: 'error', because: 'no-compactor' }),
    signal('small-files', 'Small files', { severity: 'warning', lost: 8 }),
    signal('manifests', 'Manifests'),
  ],
  advice: [
    {
      id: 'write-only-but-owner-writer', severity: 'error', title: 'Nobody compacts this write-only table', reason: 'Rows wait since 2 h.', values: {}, cost: 'Reads slow down.',
      signals: ['no-compactor'], action: { kind: 'owner', target: 'main.ods.orders', body: { owner: 'WEIR' } },
    },
  ],
  actors: null,
  observedAt: '2026-01-01T00:00:00Z',
  snapshotId: 4,
};
const owner = { owner: 'WRITER', declaredBy: 'first sight', since: '2026-01-01T00:00:00Z', writeOnly: true, agrees: false, mustStopFirst: [{ kind: 'job', name: 'orders-sync' }] };
const service = (judgement: Judgement) => ({
  [`GET ${base}/health`]: judgement,
  [`GET ${base}/series`]: { metrics: {}, times: [], values: {} },
  [`GET ${base}/owner`]: owner,
  [`GET ${base}/consumers`]: listOf(),
});
const opener = 'Change owner: Nobody compacts this write-only table';
const open = (at = '/') => renderPage(<HealthTab tableRef={tableRef} table={table} />, at);

it('adds the score up and puts what follows under its cause', async () => {
  serve(service(sick));
  open();
  expect((await screen.findByText('52')).closest('p')).toHaveTextContent('52= 100− 40 Nobody compacts− 8 Small files');
  expect(screen.getByText('follows from: Nobody compacts')).toBeInTheDocument();
  expect(screen.queryByText('Manifests')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1 more signal is well' }));
  expect(screen.getByText('Manifests')).toBeInTheDocument();
});

it('changes nothing before the preview was seen, and says what must stop first', async () => {
  const conflict = { type: 'https://weir.dev/problems/conflict', title: 'Conflict', status: 409, detail: 'Stop the job orders-sync first.' };
  const sent = serve({ ...service(sick), [`PUT ${base}/owner`]: new Refusal(409, conflict) });
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: opener })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'orders-sync' })).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change owner' }));
  expect(await within(dialog).findByText('Stop the job orders-sync first.')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ owner: 'WEIR' });
});

it('opens the preview that the address names', async () => {
  serve(service(sick));
  open('/?fix=write-only-but-owner-writer');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Change who maintains main.ods.orders');
});

it('says why a remedy may not be taken', async () => {
  serve({ ...service(sick), 'GET /me': { ...admin, permissions: ['lake:read'] } });
  open('/?fix=write-only-but-owner-writer');
  const button = await screen.findByRole('button', { name: opener });
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAttribute('aria-description', 'Needs the permission table:write');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has no score of a table of which nothing is known, and says why', async () => {
  serve(service({ ...sick, score: null, state: 'UNKNOWN', unknown: 'It was not seen since 2026-01-01T00:00:00Z.' }));
  open();
  expect(await screen.findByText('No score: nothing is known of this table now.')).toBeInTheDocument();
  expect(screen.getByText(/It was not seen since/)).toHaveTextContent('Below is what was last known.');
});
