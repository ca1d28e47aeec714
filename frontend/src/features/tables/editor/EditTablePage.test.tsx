import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderPage } from '../../../test/page';
import { listOf, serve } from '../../../test/service';
import { Page } from './EditTablePage';

vi.mock('../../../components/CodeEditorCanvas', () => import('../../../test/plainEditor'));

const path = '/catalogs/main/databases/ods/tables/orders';
const column = (name: string, type: string) => ({ id: 0, name, type, comment: null, default: null });
const option = { key: 'write-only', type: 'Boolean', default: 'false', description: 'Compacts nothing.', values: null, meanings: {}, olderKeys: [], scope: 'table', immutable: false, appliesTo: null, buckets: null, changeNeeds: 'job-restart' };
const duration = { ...option, key: 'snapshot.time-retained', type: 'Duration', default: '1 h', description: 'How long snapshots stay.' };
const ofCatalog = { ...option, key: 'cache.snapshot.max-num-per-table', scope: 'catalog', description: 'How many snapshots stay cached.' };
const service = {
  [`GET ${path}`]: {
    catalog: 'main', database: 'ods', name: 'orders', schemaId: 3, primaryKey: ['id'], partitionedBy: [], comment: null, layer: 'ODS',
    columns: [column('id', 'BIGINT NOT NULL'), column('state', 'STRING')], options: { bucket: '4', 'write-only': 'true' }, owner: 'WEIR', sql: '', observation: null, branches: 0,
  },
  'GET /catalogs': listOf({ name: 'main' }),
  'GET /catalogs/main/databases': listOf({ name: 'ods' }),
  'GET /options': listOf(option, duration, ofCatalog),
  'POST /catalogs/main/databases/ods/tables': { sql: '', findings: [] },
  'POST /definitions/write': { text: 'kind: Table', findings: [] },
  'POST /plans': { id: 8 },
};

it('writes a column that got another name as renamed, and plans it', async () => {
  const sent = serve(service);
  renderPage(<Page />, `${path}/edit`, '/catalogs/:catalog/databases/:database/tables/:table/edit');
  fireEvent.change(await screen.findByLabelText('Name of column state'), { target: { value: 'status' } });
  expect(screen.getByText('renamed from state')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review plan' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Review plan' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/plans/8/steps');
  expect(sent.findLast((each) => each.path === '/definitions/write')?.body).toMatchObject({
    renamedColumns: { status: 'state' },
    renamedFrom: null,
    format: 'yaml',
  });
});

it('does not let the key be changed, and says why', async () => {
  serve(service);
  renderPage(<Page />, `${path}/edit`, '/catalogs/:catalog/databases/:database/tables/:table/edit');
  expect(await screen.findByLabelText('Column id is part of the primary key')).toBeDisabled();
  expect(screen.getAllByText(/fixed once the table is made/)).toHaveLength(2);
});

it('edits each option by its type, and finds others by what they mean', async () => {
  serve(service);
  renderPage(<Page />, `${path}/edit`, '/catalogs/:catalog/databases/:database/tables/:table/edit');
  expect(await screen.findByRole('switch', { name: 'Value of write-only' })).toBeChecked();
  await userEvent.type(screen.getByLabelText('Search options by name or meaning'), 'snapshots stay');
  const found = await screen.findByText('snapshot.time-retained', { selector: '.mono' });
  expect(screen.queryByText(ofCatalog.key)).not.toBeInTheDocument();
  fireEvent.click(found);
  expect(await screen.findByLabelText('Value of snapshot.time-retained')).toHaveValue(1);
});
