import { expect, it } from 'vitest';

import type { TableSpec } from '../../../api/types';
import { draftOf, draftOfPatch, draftOfText, renamesOf, specOf } from './tableDraft';

const spec: TableSpec = {
  name: 'orders',
  columns: [
    { name: 'dt', type: 'STRING NOT NULL', comment: null, default: null },
    { name: 'id', type: 'BIGINT NOT NULL', comment: 'key', default: null },
    { name: 'state', type: 'STRING', comment: null, default: 'new' },
  ],
  primaryKey: ['id', 'dt'],
  partitionedBy: ['dt'],
  options: { bucket: '4', 'file.format': 'orc', 'merge-engine': 'first-row' },
  comment: null,
  layer: 'DWD',
  owner: 'WEIR',
};

const inLake = (name: string) => name;
const declared = { document: 0, catalog: 'main', database: 'ods', renamedFrom: null };

it('stands for the body that it was made of, the order of the key included', () => {
  expect(specOf(draftOf(spec))).toEqual(spec);
});

it('keeps the key and the partitions when a column gets another name', () => {
  const draft = draftOf(spec, inLake);
  const renamed = { ...draft, columns: draft.columns.map((column) => (column.name === 'dt' ? { ...column, name: 'day' } : column)) };
  expect(specOf(renamed)).toMatchObject({ primaryKey: ['id', 'day'], partitionedBy: ['day'] });
  expect(renamesOf(renamed)).toEqual({ day: 'dt' });
});

it('knows no rename of a column that was never in the lake', () => {
  expect(renamesOf(draftOf(spec))).toEqual({});
});

it('reads from a text which column has had which name', () => {
  const [first, second] = spec.columns;
  const columns = [first, second, { name: 'status', type: 'STRING', comment: null, default: null }] as TableSpec['columns'];
  const text = { ...declared, definition: { ...spec, columns }, renamedColumns: { status: 'state' } };
  const draft = draftOfText(text, draftOf(spec, inLake), ['dt', 'id', 'state']);
  expect(renamesOf(draft)).toEqual({ status: 'state' });
});

it('takes a column of a text for a new one where no rename is declared', () => {
  const columns = [...spec.columns, { name: 'extra', type: 'INT', comment: null, default: null }];
  const draft = draftOfText({ ...declared, definition: { ...spec, columns }, renamedColumns: {} }, draftOf(spec, inLake), ['dt', 'id', 'state']);
  expect(draft.columns.map((column) => column.was)).toEqual(['dt', 'id', 'state', null]);
});

it('keeps renames when a fix changes the body', () => {
  const draft = draftOf(spec, (name) => (name === 'state' ? 'status' : name));
  expect(renamesOf(draftOfPatch({ ...specOf(draft), options: {} }, draft))).toEqual({ state: 'status' });
});
