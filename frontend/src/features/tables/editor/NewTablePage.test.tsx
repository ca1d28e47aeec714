import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { TableSpec, WriteBody } from '../../../api/types';
import { renderPage } from '../../../test/page';
import { listOf, Refusal, serve, type Sent } from '../../../test/service';
import { Page } from './NewTablePage';

vi.mock('../../../components/CodeEditorCanvas', () => import('../../../test/plainEditor'));

const tables = 'POST /catalogs/main/databases/ods/tables';
const lake = {
  'GET /catalogs': listOf({ name: 'main' }),
  'GET /catalogs/main/databases': listOf({ name: 'ods' }),
  'GET /options': listOf(),
  'POST /definitions/write': (asked: Sent) => {
    const { definition, format } = asked.body as WriteBody;
    return { text: `${format}: ${definition.name}, ${definition.columns.map((column) => column.name).join()}`, findings: [] };
  },
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

const clean = { [tables]: (asked: Sent) => (isDryRun(asked) ? { sql: '', findings: [] } : {}) };

it('shows the text of the table that the form stands for, and makes it', async () => {
  const sent = serve({ ...lake, ...clean });
  open();
  await fill();
  await waitFor(() => expect(screen.getByLabelText('Definition in YAML')).toHaveValue('yaml: orders, id,amount'));
  await create();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/catalogs/main/databases/ods/tables/orders/health');
  const made = sent.find((each) => each.path.endsWith('/tables'))?.body as TableSpec;
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

const declared = (definition: object) => ({
  items: [{ document: 0, catalog: 'main', database: 'ods', definition, renamedFrom: null, renamedColumns: {} }],
  findings: [],
});

it('lets the form follow the text', async () => {
  const spec = { name: 'sales', columns: [{ name: 'day', type: 'DATE', comment: null, default: null }], primaryKey: [], partitionedBy: [], options: {}, comment: null, layer: null };
  serve({ ...lake, ...clean, 'POST /definitions/read': declared(spec) });
  open();
  fireEvent.change(await screen.findByLabelText('Definition in YAML'), { target: { value: 'name: sales' } });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('sales'));
  expect(screen.getByLabelText('Type of column day')).toHaveValue('DATE');
  expect(screen.getByLabelText('Definition in YAML')).toHaveValue('name: sales');
});

it('says where a text is broken, and lets the form wait', async () => {
  const finding = { rule: 'unreadable', severity: 'error', pointer: '', message: 'A colon is missing.', evidence: null, fix: null, target: null, file: null, document: 0, line: 2, column: 3 };
  serve({ ...lake, ...clean, 'POST /definitions/read': { items: [], findings: [finding] } });
  open();
  fireEvent.change(await screen.findByLabelText('Definition in YAML'), { target: { value: 'name\n  sales' } });
  expect(await screen.findByText(/broken at line 2, column 3/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Review plan' })).toBeDisabled();
});

it('plans what the form stands for', async () => {
  const sent = serve({ ...lake, ...clean, 'POST /plans': { id: 8 } });
  open();
  await fill();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review plan' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Review plan' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/plans/8/steps');
  expect(sent.find((each) => each.path === '/plans')?.body).toMatchObject({ manifests: 'yaml: orders, id,amount' });
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
