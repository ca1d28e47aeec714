import { expect, test } from '@playwright/test';

import { signIn } from './weir';

/** A table of three commits, `database.table` in the catalog main. */
const [database = '', table = ''] = (process.env.WEIR_E2E_WRITTEN ?? '').split('.');
const snapshots = `/catalogs/main/databases/${database}/tables/${table}/snapshots`;

test.skip(table === '', 'WEIR_E2E_WRITTEN names no table to look into');
test.beforeEach(async ({ page }) => signIn(page));

test('a snapshot is tagged, its rows are read by the tag, and the tag is deleted by typing its name', async ({ page }) => {
  await page.goto(snapshots);
  await page.getByRole('button', { name: 'Tag snapshot 1' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('v1.0');
  await page.getByRole('dialog').getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('group', { name: 'Tags' }).getByRole('link', { name: 'v1.0' }).click();
  await expect(page.getByText('5 rows of snapshot 1')).toBeVisible();
  await page.getByLabel('Filter rows').fill('id > 3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rows of snapshot 1')).toBeVisible();
  await page.getByLabel('Filter rows').fill('id >');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('a filter needs a value');

  await page.goto(snapshots);
  await page.getByRole('button', { name: 'Delete tag v1.0' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('no file: others keep them too')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete tag' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('v1.0');
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('No tags')).toBeVisible();
});

test('a rollback lists what is lost, and takes the table back once its name is typed', async ({ page }) => {
  await page.goto(snapshots);
  await expect(page.getByRole('button', { name: 'Roll back to snapshot 3' })).toBeDisabled();
  await page.getByRole('button', { name: 'Roll back to snapshot 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 snapshots')).toBeVisible();
  await expect(dialog.getByText('15 rows become 5')).toBeVisible();
  await dialog.getByRole('textbox').fill(`main.${database}.${table}`);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Snapshots' }).getByRole('row')).toHaveCount(2);
});
