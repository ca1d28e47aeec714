import { expect, test } from '@playwright/test';

import { haveDatabase, haveTable, signIn, unique } from './weir';

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await haveDatabase(page, 'e2e');
});

test('creates a table in the form, sees it, and drops it by typing its name', async ({ page }) => {
  const name = unique('orders_');
  await page.goto('/new/table?catalog=main&database=e2e');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name of column 2').fill('amount');
  await page.getByLabel('Type of column amount').fill('DECIMAL(10, 2)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add column' }).click();
  await page.getByLabel('Name of column 3').fill('address');
  await page.getByLabel('Type of column address').fill('ROW<street STRING, city STRING>');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Definition in YAML')).toContainText(`name: ${name}`);
  await page.getByRole('button', { name: 'Create table' }).click();

  await expect(page).toHaveURL(new RegExp(`/tables/${name}/health`));
  await expect(page.getByRole('heading', { name: `e2e.${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Schema', exact: true }).click();
  await expect(page.getByText('ROW<')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page.getByText('No rows')).toBeVisible();

  await page.getByRole('button', { name: 'Drop table' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Drop table' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(`main.e2e.${name}`);
  await dialog.getByRole('button', { name: 'Drop table' }).click();
  await expect(page).toHaveURL(/\/databases\/e2e\/tables$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('shows a refusal at the field it is about', async ({ page }) => {
  await page.goto('/new/table?catalog=main&database=e2e');
  await page.getByLabel('Name', { exact: true }).fill(unique('refused_'));
  await page.getByLabel('Name of column 2').fill('amount');
  await page.getByLabel('Buckets').fill('many');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('alert').first()).toContainText("Can't create");
  await expect(page).toHaveURL(/\/new\/table/);
});

test('shows how files lie: not seen yet, then none', async ({ page }) => {
  const name = unique('empty_');
  await haveTable(page, 'e2e', name);
  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/files`);
  await expect(page.getByText(/^(Not seen yet|No files)$/)).not.toHaveCount(0);
  // the page asks again by itself, so what was not seen shows once it was
  await expect(page.getByText('No files')).toHaveCount(3, { timeout: 90_000 });
});

test('finds its way through partitions, buckets and files', async ({ page }) => {
  const table = '/catalogs/main/databases/e2e_files/tables/days';
  test.skip((await page.request.get(`/api/v1${table}`)).status() === 404, 'needs the table that BrowserIntegrationTests writes');
  await page.goto(`${table}/files`);
  const partitions = page.getByRole('region', { name: 'Partitions' });
  await expect(partitions.getByRole('row')).toHaveCount(21, { timeout: 90_000 });
  await partitions.getByRole('button', { name: 'Next page' }).click();
  await expect(partitions.getByRole('row')).toHaveCount(11);
  await expect(page).toHaveURL(/partitions\.cursor=/);

  await partitions.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(page).toHaveURL(/partitions\.sort=-files/);
  await expect(partitions.getByRole('row').nth(1)).toContainText('id=7');
  await partitions.getByLabel('Filter partitions').fill('=11');
  await expect(partitions.getByRole('row')).toHaveCount(2);

  const sizes = page.getByRole('region', { name: 'File sizes' });
  await expect(sizes.getByRole('listitem').first()).toHaveAttribute('aria-label', /: \d+ files?$/);
  await expect(sizes.getByText('small below 32 MiB')).toBeVisible();
  await sizes.getByRole('button', { name: 'As table' }).click();
  await expect(sizes.getByRole('table')).toBeVisible();

  const buckets = page.getByRole('region', { name: 'Buckets' });
  await buckets.getByText('Map by files').click();
  await expect(page).toHaveURL(/buckets=files/);
  await buckets.getByRole('button', { name: /^id=7, bucket 0: .* 2 files/ }).click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await expect(files.getByRole('row')).toHaveCount(3);
  await files.getByRole('button', { name: 'Only id=7, bucket 0: show all' }).click();
  await expect(files.getByRole('row')).toHaveCount(32);
});
