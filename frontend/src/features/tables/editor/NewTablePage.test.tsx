import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { TableSpec } from '../../../api/types';
import { renderPage } from '../../../test/page';
import { listOf, Refusal, serve, type Sent } from '../../../test/service';
import { Page } from './NewTablePage';

const tables = 'POST /catalogs/main/databases/ods/tables';
const lake = {
  'GET /catalogs': listOf({ name: 'main' }),
  'GET /catalogs/main/databases': listOf({ name: 'ods' }),
  'GET /options': listOf(),
};
const isDryRun = (sent: Sent) => sent.path.includes('dryRun=true');
const open = () => renderPage(<Page />, '/new/table?catalog=main&database=ods', '/new/table');

async function fill() {
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'orders' } });
  fireEvent.change(screen.getByLabelText('Name of column 2'), { target: { value: 'amount' } });
  fireEvent.change(screen.getByLabelText('Type of column amount'), { target: { value: 'DECIMAL(10, 2)' } });
}

async function create() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create table' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Create table' }));
}

it('shows the CREATE TABLE text and makes the table that the form stands for', async () => {
  const sent = serve({
    ...lake,
    [tables]: (asked: Sent) => (isDryRun(asked) ? { sql: 'CREATE TABLE ods.orders', findings: [] } : {}),
  });
  open();
  await fill();
  expect(await screen.findByRole('region', { name: 'SQL' })).toHaveTextContent('CREATE TABLE ods.orders');
  await create();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/catalogs/main/databases/ods/tables/orders/overview');
  const made = sent.find((each) => each.method === 'POST' && !isDryRun(each))?.body as TableSpec;
  expect(made).toMatchObject({
    name: 'orders',
    columns: [
      { name: 'id', type: 'BIGINT NOT NULL' },
      { name: 'amount', type: 'DECIMAL(10, 2)' },
    ],
    primaryKey: ['id'],
    options: { bucket: '2' },
    owner: 'WEIR',
  });
});

it('puts a refusal at the field it is about and moves the focus there', async () => {
  serve({
    ...lake,
    [tables]: (asked: Sent) =>
      isDryRun(asked)
        ? { sql: 'CREATE TABLE ods.orders', findings: [] }
        : new Refusal(422, {
            type: 'https://weir.dev/problems/refused',
            title: 'Refused',
            status: 422,
            detail: 'Paimon refuses this table.',
            errors: [{ pointer: '/columns/1/type', message: 'Too many digits.' }],
          }),
  });
  open();
  await fill();
  await create();
  await waitFor(() => expect(screen.getByLabelText('Type of column amount')).toHaveFocus());
  const row = screen.getByRole('group', { name: 'Column amount' });
  expect(within(row).getByRole('alert')).toHaveTextContent('Too many digits.');
});

it('says where the text of a type goes wrong before anything is sent', async () => {
  serve({ ...lake, [tables]: { sql: '', findings: [] } });
  open();
  await fill();
  fireEvent.change(screen.getByLabelText('Type of column amount'), { target: { value: 'ARRAY<INTT>' } });
  expect(await screen.findByText('"INTT" at character 7 is not a type.')).toBeInTheDocument();
});

it('applies the fix of a finding, and undoes it', async () => {
  serve({
    ...lake,
    [tables]: {
      sql: 'CREATE TABLE ods.orders',
      findings: [
        {
          rule: 'bucket.few',
          severity: 'warning',
          pointer: '/options/bucket',
          message: 'Two buckets are few.',
          evidence: null,
          fix: { kind: 'patch', patch: [{ op: 'replace', path: '/options/bucket', value: '8' }] },
        },
      ],
    },
  });
  open();
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply fix' }));
  expect(screen.getByLabelText('Buckets')).toHaveValue('8');
  await userEvent.click(screen.getByRole('button', { name: 'Undo fix' }));
  expect(screen.getByLabelText('Buckets')).toHaveValue('2');
});
