import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { saveDraft } from '../../../lib/draft';
import { renderPage } from '../../../test/page';
import { listOf, serve } from '../../../test/service';
import { Page } from './SyncWizardPage';

const orders = { database: 'shop', name: 'orders', primaryKey: ['id'], columns: [], rowsEstimate: 7, bytes: 100 };
const log = { ...orders, name: 'audit_log', primaryKey: [] };
const service = {
  'GET /connections': listOf({ name: 'shop', host: 'mysql', port: 3306 }),
  'GET /connections/shop/databases': listOf({ name: 'shop' }),
  'GET /connections/shop/tables': listOf(orders, log),
  'GET /clusters': listOf({ name: 'embedded' }),
};
const draft = {
  connection: 'shop',
  sourceDatabase: 'shop',
  include: ['orders', 'audit_log'],
  name: 'shop-sync',
  catalog: 'main',
  database: 'ods',
};
const open = (step: string) => renderPage(<Page />, `/new/job/mysql-sync/${step}`, '/new/job/mysql-sync/:step');
const keyless = { rule: 'sync.keyless', severity: 'warning', pointer: null, message: 'audit_log has no key.', evidence: null, fix: null };

it('leads back to the first step that lacks something', async () => {
  serve(service);
  open('review');
  expect(await screen.findByRole('heading', { name: 'Source' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('shows tables with their keys, flags those without, and keeps what is chosen', async () => {
  saveDraft('mysql-sync', { ...draft, include: [] });
  serve(service);
  open('tables');
  expect(await screen.findByText('No primary key')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select orders' }));
  expect(screen.getByText('1 table chosen')).toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem('weir.draft.mysql-sync') ?? '{}')).toMatchObject({ include: ['orders'] });
});

it('goes on from preflight only when each warning is ticked', async () => {
  saveDraft('mysql-sync', draft);
  serve({ ...service, 'POST /jobs/preflight': { findings: [keyless], tables: [] } });
  open('preflight');
  expect(await screen.findByText('audit_log has no key.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
});

it('does not go on from an error', async () => {
  saveDraft('mysql-sync', draft);
  serve({ ...service, 'POST /jobs/preflight': { findings: [{ ...keyless, severity: 'error' }], tables: [] } });
  open('preflight');
  expect(await screen.findByText('audit_log has no key.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('creates the job that was reviewed and forgets the draft', async () => {
  saveDraft('mysql-sync', draft);
  const sent = serve({
    ...service,
    'POST /jobs/preflight': { findings: [], tables: [] },
    'POST /jobs': { name: 'shop-sync' },
  });
  open('preflight');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create and start job' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/jobs/shop-sync/overview');
  expect(sent.find((each) => each.path === '/jobs')?.body).toMatchObject({
    name: 'shop-sync',
    cluster: 'embedded',
    kind: 'mysql-sync',
    spec: { connection: 'shop', sourceDatabase: 'shop', tables: { include: ['orders', 'audit_log'], exclude: [] }, database: 'ods', tableOptions: { bucket: '2' } },
  });
  expect(sessionStorage.getItem('weir.draft.mysql-sync')).toBeNull();
});
