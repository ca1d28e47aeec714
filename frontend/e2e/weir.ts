import { expect, type Page } from '@playwright/test';

export const unique = (name: string) => `${name}${Date.now().toString(36)}`;

/** A write-only table that nobody compacts, with its address; null where WEIR_E2E_SICK_TABLE names none. */
export const sickTable = ((full = process.env.WEIR_E2E_SICK_TABLE) => {
  const [catalog, database, table] = full?.split('.') ?? [];
  return full && table ? { name: full, address: `/catalogs/${catalog}/databases/${database}/tables/${table}` } : null;
})();

function password(): string {
  const given = process.env.WEIR_ADMIN_PASSWORD;
  if (!given) {
    throw new Error('Set WEIR_ADMIN_PASSWORD to the password of admin.');
  }
  return given;
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Sends a change over REST in the page's session: for what a test needs and does not test. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, version?: number): Promise<void> {
  const me = (await (await page.request.get('/api/v1/me')).json()) as { csrfToken: string };
  const headers: Record<string, string> = { 'X-CSRF-TOKEN': me.csrfToken };
  if (version !== undefined) {
    headers['If-Match'] = `"${version}"`;
  }
  const answer = await page.request.fetch(`/api/v1${path}`, { method, data: body, headers });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
}

/** Makes database main.<database> when it is not there yet. */
export async function haveDatabase(page: Page, database: string): Promise<void> {
  const there = await page.request.get(`/api/v1/catalogs/main/databases/${database}`);
  if (there.status() === 404) {
    await send(page, 'POST', '/catalogs/main/databases', { name: database });
  }
}

/** Makes a table of two columns that Weir maintains. */
export async function haveTable(page: Page, database: string, name: string): Promise<void> {
  await haveDatabase(page, database);
  await send(page, 'POST', `/catalogs/main/databases/${database}/tables`, {
    name,
    columns: [
      { name: 'id', type: 'BIGINT NOT NULL' },
      { name: 'note', type: 'STRING' },
    ],
    primaryKey: ['id'],
    partitionedBy: [],
    options: { bucket: '1' },
  });
}

/** Puts the page into dark Chinese, as a reader chose it. */
export async function inDarkChinese(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('weir.profile', JSON.stringify({ theme: 'dark', language: 'zh' })));
}

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Chooses an entry of an antd Select by the label of its control. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  // a Select also has a list for screen readers, of which nothing can be clicked
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: typeof option === 'string' ? exactly(option) : option }).click();
}
