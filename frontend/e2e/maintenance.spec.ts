import { expect, test } from '@playwright/test';

import { choose, haveTable, send, signIn, unique } from './weir';

test.beforeEach(async ({ page }) => signIn(page));

test('a policy reads back as a sentence with its next runs, is saved, disabled and deleted', async ({ page }) => {
  const table = unique('kept_');
  const policy = unique('keep-');
  await haveTable(page, 'e2e', table);
  await page.goto(`/new/policy?catalog=main&database=e2e&table=${table}`);
  await page.getByLabel('Name', { exact: true }).fill(policy);
  await expect(page.getByText('Next runs (UTC)')).toBeVisible();
  await expect(page.getByText('Covers 1 table')).toBeVisible();
  await page.getByRole('button', { name: 'Create policy' }).click();
  await expect(page.getByRole('heading', { name: policy })).toBeVisible();

  await page.goto(`/catalogs/main/databases/e2e/tables/${table}/maintenance`);
  await expect(page.getByRole('link', { name: policy })).toBeVisible();

  await page.goto('/policies');
  await page.getByRole('switch', { name: `Policy ${policy} is enabled` }).click();
  await expect(page.getByRole('switch', { name: `Policy ${policy} is enabled` })).not.toBeChecked();

  await page.goto(`/policies/${policy}`);
  await page.getByRole('button', { name: 'Delete policy' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(policy);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete policy' }).click();
  await expect(page).toHaveURL(/\/policies$/);
  await expect(page.getByRole('link', { name: policy })).toHaveCount(0);
});

test('an edited policy is saved, and a change of someone else in between is not overwritten', async ({ page }) => {
  const table = unique('edited_');
  const name = unique('edit-');
  await haveTable(page, 'e2e', table);
  const policy = {
    name,
    scope: { catalog: 'main', database: 'e2e', table },
    action: 'compact',
    trigger: { kind: 'every', every: 'PT10M' },
    options: { strategy: 'full' },
    enabled: true,
  };
  await send(page, 'POST', '/policies', policy);
  await page.goto(`/policies/${name}`);
  await page.getByText('By cron').click();
  await page.getByLabel('Cron expression').fill('0 30 2 * * ?');
  await page.getByLabel('Time zone', { exact: true }).fill('Asia/Shanghai');
  await page.keyboard.press('Escape');
  await expect(page.locator('.preview')).toContainText('daily at 02:30 (Asia/Shanghai)');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.page-header')).toContainText('daily at 02:30 (Asia/Shanghai)');

  await send(page, 'PUT', `/policies/${name}`, { ...policy, trigger: { kind: 'every', every: 'PT20M' } }, 1);
  await page.getByText('Minor: what is due').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText('was changed meanwhile');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('.page-header')).toContainText('every 20 minutes');
});

test('a run is forecast, started from the table, and ends with its reason', async ({ page }) => {
  const table = unique('run_');
  await haveTable(page, 'e2e', table);
  await page.goto(`/catalogs/main/databases/e2e/tables/${table}/health`);
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('Compact now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compact now' }).click();
  await expect(page).toHaveURL(/\/runs\/\d+$/);
  await expect(page.getByText('Nothing was done:')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.page-header').getByText('Skipped')).toBeVisible();

  await page.goto('/runs');
  await choose(page, 'State', 'Skipped');
  await expect(page).toHaveURL(/status=SKIPPED/);
  await expect(page.getByRole('link', { name: `main.e2e.${table}` })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
});
