import { expect, test } from '@playwright/test';

import { haveDatabase, signIn, unique } from './weir';

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

  await expect(page).toHaveURL(new RegExp(`/tables/${name}/overview`));
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
