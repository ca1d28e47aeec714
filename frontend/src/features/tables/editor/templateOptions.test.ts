import { expect, it } from 'vitest';

import { templateOf, withOptions } from './templateOptions';
import { newDraft, specOf } from './tableDraft';

it('tells what the template of a layer would change, and what is there now', () => {
  const draft = { ...newDraft(), layer: 'DWD', changelogProducer: 'input' };
  expect(templateOf(draft)).toContainEqual({ key: 'changelog-producer', value: 'lookup', now: 'input' });
});

it('asks nothing of a table without key that needs one', () => {
  expect(templateOf({ ...newDraft(), layer: 'DWD', primaryKey: [] })).toEqual([]);
});

it('has nothing left to tell once it was applied', () => {
  const draft = { ...newDraft(), layer: 'DWS' };
  const applied = withOptions(draft, templateOf(draft));
  expect(specOf(applied).options).toMatchObject({ bucket: '2', 'merge-engine': 'aggregation' });
  expect(templateOf(applied)).toEqual([]);
});

it('says nothing without a layer', () => {
  expect(templateOf(newDraft())).toEqual([]);
});
