import { expect, test } from '@playwright/test';

import { signIn } from './weir';

test('asks who one is, refuses a wrong password, and comes back to the page that was wanted', async ({ page }) => {
  await page.goto('/jobs?state=FAILED');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('surely-not-this');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText("Can't sign in");
  await page.getByLabel('Password', { exact: true }).fill(process.env.WEIR_ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/jobs\?state=FAILED/);
});

test('signs out, and shows nothing afterwards', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Signed in as admin' }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/catalogs');
  await expect(page).toHaveURL(/\/login/);
});

test('makes an API token that is shown once and works', async ({ page, playwright, baseURL }) => {
  await signIn(page);
  await page.goto('/tokens');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('ci');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByTestId('new-token').textContent();
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
  expect((await (await program.get('/api/v1/me')).json()) as object).toMatchObject({ username: 'admin', via: 'token' });
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByTestId('new-token')).toHaveCount(0);
});
