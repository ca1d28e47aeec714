import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderPage } from '../../../test/page';
import { listOf, Refusal, serve } from '../../../test/service';
import { Page } from './EditJobPage';

const spec = {
  connection: 'shop',
  sourceDatabase: 'shop',
  tables: { include: ['orders'], exclude: ['audit_log'] },
  catalog: 'main',
  database: 'ods',
  tablePrefix: '',
  tableSuffix: '',
  tableOptions: { bucket: '2' },
  typeMapping: [],
  checkpointInterval: 'PT10S',
  parallelism: 1,
};
const job = { name: 'shop-sync', cluster: 'embedded', kind: 'mysql-sync', spec, desiredState: 'RUNNING', labels: { team: 'shop' }, state: 'RUNNING', revision: 3, version: 7 };
const table = (name: string) => ({ database: 'shop', name, primaryKey: ['id'], columns: [], rowsEstimate: 7, bytes: 100 });
const service = {
  'GET /jobs/shop-sync': job,
  'GET /connections/shop/tables': listOf(table('orders'), table('customers')),
  'GET /options': listOf(),
  'POST /jobs/preflight': { findings: [], tables: [] },
};
const open = () => renderPage(<Page />, '/jobs/shop-sync/edit', '/jobs/:name/edit');

it('saves what was changed and checked, over the version that was read', async () => {
  const sent = serve({ ...service, 'PUT /jobs/shop-sync': job });
  open();
  expect(await screen.findByText(/revision 4 goes on from there/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select customers' }));
  expect(screen.getByRole('button', { name: 'Save as revision 4' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Check changes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as revision 4' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save as revision 4' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/jobs/shop-sync/overview');
  const put = sent.find(({ method }) => method === 'PUT');
  expect(put?.headers.get('If-Match')).toBe('"7"');
  expect(put?.body).toMatchObject({ labels: job.labels, spec: { ...spec, tables: { include: ['orders', 'customers'], exclude: ['audit_log'] } } });
});

it('says that someone else changed the job, and how to go on', async () => {
  const stale = { type: 'https://weir.dev/problems/stale', title: 'Stale', status: 412, detail: "The job 'shop-sync' was changed meanwhile. Read it again." };
  serve({ ...service, 'PUT /jobs/shop-sync': new Refusal(412, stale) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check changes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as revision 4' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save as revision 4' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('was changed meanwhile');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
