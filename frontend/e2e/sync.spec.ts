import { expect, test, type Locator, type Page } from '@playwright/test';

import { choose, signIn, unique } from './weir';

const { WEIR_E2E_MYSQL_HOST: host, WEIR_E2E_MYSQL_PORT: port, WEIR_E2E_MYSQL_USER: user, WEIR_E2E_MYSQL_PASSWORD: secret } = process.env;
const sourceDatabase = process.env.WEIR_E2E_MYSQL_DATABASE ?? 'shop';

test.skip(!host, 'WEIR_E2E_MYSQL_HOST names no MySQL');

/** The ticks of preflight's warnings, once it has answered. */
async function readWarnings(page: Page): Promise<Locator[]> {
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  return page.getByRole('checkbox', { name: 'I have read this' }).all();
}

test('registers a MySQL, walks the wizard, and sees rows arrive', async ({ page }) => {
  test.setTimeout(300_000);
  const connection = unique('shop-');
  const job = unique('sync-');
  const database = unique('ods_');
  await signIn(page);

  await page.goto('/new/connection');
  await page.getByLabel('Name', { exact: true }).fill(connection);
  await page.getByLabel('Host').fill(host ?? '');
  await page.getByLabel('Port').fill(port ?? '3306');
  await page.getByLabel('User', { exact: true }).fill(user ?? '');
  await page.getByLabel('Password', { exact: true }).fill(secret ?? '');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Passed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Register connection' }).click();
  await expect(page.getByRole('heading', { name: connection })).toBeVisible();

  await page.goto('/new/job/mysql-sync/source');
  await choose(page, 'Connection', new RegExp(`^${connection} `));
  await choose(page, 'Source database', sourceDatabase);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No primary key')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select visits' })).toBeDisabled();
  await page.getByText('All tables, also those that come later').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Database', { exact: true }).fill(database);
  await page.keyboard.press('Escape');
  await page.getByLabel('Name of the job').fill(job);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.finding-list')).toContainText('visits has no primary key, so that it is left out');
  for (const tick of await readWarnings(page)) {
    await tick.check();
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create and start job' }).click();

  await expect(page).toHaveURL(new RegExp(`/jobs/${job}/overview`));
  await expect(page.locator('.page-header').getByText('Running')).toBeVisible({ timeout: 180_000 });
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`/api/v1/catalogs/main/databases/${database}/tables`);
        const { items } = (await list.json()) as { items?: { records: number | null }[] };
        return (items ?? []).some((table) => (table.records ?? 0) > 0);
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await page.goto(`/catalogs/main/databases/${database}/tables`);
  await page.locator('.data-table tbody a').first().click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page.locator('.data-table tbody tr').first()).toBeVisible();

  await page.goto(`/jobs/${job}/overview`);
  await page.getByRole('button', { name: 'Stop job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop job' }).click();
  await expect(page.locator('.page-header').getByText('Stopped')).toBeVisible({ timeout: 120_000 });

  await page.getByRole('link', { name: 'Edit job' }).click();
  await page.getByLabel('Checkpoint every').first().fill('20');
  await page.getByRole('button', { name: 'Check changes' }).click();
  for (const tick of await readWarnings(page)) {
    await tick.check();
  }
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job}/overview`));
  await expect(page.getByText('20 s', { exact: true })).toBeVisible();
});
