import { expect, test, type Page } from '@playwright/test';

import { haveTable, send, signIn, unique } from './weir';

// planning tries each table, and applying waits for it
test.describe.configure({ timeout: 240_000 });

test.beforeEach(async ({ page }) => signIn(page));

const editor = (page: Page, language: 'YAML' | 'SQL') => page.getByLabel(`Definition in ${language}`);

/** Makes a table and opens its definition for editing. */
async function edit(page: Page, prefix: string): Promise<string> {
  const name = unique(prefix);
  await haveTable(page, 'e2e', name);
  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/edit`);
  await expect(editor(page, 'YAML')).toContainText(`name: ${name}`);
  return name;
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review plan' }).click();
  await expect(page).toHaveURL(/\/plans\/\d+\/steps$/, { timeout: 60_000 });
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply plan' }).click();
  await expect(page.locator('.page-header').getByText('Applied', { exact: true })).toBeVisible({ timeout: 60_000 });
}

async function columnsOf(page: Page, table: string): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/catalogs/main/databases/e2e/tables/${table}`);
  const { columns } = (await answer.json()) as { columns: { name: string; type: string }[] };
  return columns.map(({ name, type }) => `${name} ${type}`);
}

test('a table is edited in the form, with a rename and a type that was built, and the plan is applied', async ({ page }) => {
  const name = await edit(page, 'form_');
  await page.getByLabel('Name of column note').fill('remark');
  await expect(page.getByText('renamed from note')).toBeVisible();
  await page.getByRole('button', { name: 'Add column' }).click();
  await page.getByLabel('Name of column 3').fill('address');
  await page.getByRole('button', { name: 'Build type: address' }).click();
  await page.getByLabel('Type of address', { exact: true }).fill('ARRAY');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type of column address')).toHaveValue('ARRAY<STRING>');
  await page.getByLabel('Type of element of address').fill('DECIMAL');
  await page.keyboard.press('Enter');
  await page.getByLabel('Precision of element of address').fill('12');
  await expect(page.getByLabel('Type of column address')).toHaveValue('ARRAY<DECIMAL(12, 2)>');
  await expect(editor(page, 'YAML')).toContainText('renamedFrom: note');

  await review(page);
  await expect(page.locator('.plan-steps')).toContainText('note -> remark');
  await expect(page.locator('.plan-steps')).toContainText('address ARRAY<DECIMAL(12, 2)>');
  await apply(page);
  await expect(page.locator('.plan-step').getByText('Done')).toHaveCount(2);
  expect(await columnsOf(page, name)).toEqual(['id BIGINT NOT NULL', 'remark STRING', 'address ARRAY<DECIMAL(12, 2)>']);

  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/schema?since=0`);
  const changes = page.getByRole('list', { name: /Changes from schema 0/ });
  await expect(changes).toContainText('note → remark');
  await expect(changes).toContainText('address ARRAY<DECIMAL(12, 2)>');
});

test('a text of YAML leads the form, and says where it is broken', async ({ page }) => {
  const name = await edit(page, 'yaml_');
  const text = (columns: string) =>
    `apiVersion: weir/v1\nkind: Table\nmetadata: {catalog: main, database: e2e, name: ${name}}\nspec:\n  columns:\n    - {name: id, type: BIGINT NOT NULL}\n${columns}  primaryKey: [id]\n`;
  await editor(page, 'YAML').fill(text('    - {name: note, type STRING}\n'));
  await expect(page.getByText(/The text is broken at line 7/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review plan' })).toBeDisabled();

  await editor(page, 'YAML').fill(text('    - {name: note, type: STRING}\n    - {name: placed_at, type: TIMESTAMP(3)}\n'));
  await expect(page.getByLabel('Type of column placed_at')).toHaveValue('TIMESTAMP(3)');
  await review(page);
  await expect(page.locator('.plan-steps')).toContainText('placed_at TIMESTAMP(3)');
});

test('form and SQL follow each other, and a dropped column must be allowed', async ({ page }) => {
  const name = await edit(page, 'sql_');
  await page.getByLabel('Language of the text').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: 'SQL' }).click();
  await expect(editor(page, 'SQL')).toContainText('PRIMARY KEY (`id`) NOT ENFORCED');
  await page.getByLabel('Comment', { exact: true }).fill('from the form');
  await expect(editor(page, 'SQL')).toContainText("COMMENT 'from the form'");

  await editor(page, 'SQL').fill(`CREATE TABLE e2e.${name} (id BIGINT, PRIMARY KEY (id) NOT ENFORCED) COMMENT 'from SQL' WITH ('bucket' = '1', 'write-only' = 'true')`);
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('from SQL');
  await expect(page.getByLabel('Name of column note')).toHaveCount(0);

  await review(page);
  await expect(page.locator('.page-header').getByText('Blocked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply plan' })).toBeDisabled();
  const first = page.url();
  await page.getByRole('checkbox', { name: `Allow what destroys main.e2e.${name}.note` }).click();
  await expect(page).not.toHaveURL(first, { timeout: 60_000 });
  await apply(page);
  expect(await columnsOf(page, name)).toEqual(['id BIGINT NOT NULL']);
});

test('an option is found by what it does, and set by its type', async ({ page }) => {
  const name = await edit(page, 'options_');
  await page.getByLabel('Search options by name or meaning').fill('completed snapshots retain');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: /^snapshot.time-retained/ }).click();
  await page.getByLabel('Value of snapshot.time-retained', { exact: true }).fill('6');
  await expect(editor(page, 'YAML')).toContainText('snapshot.time-retained: "6 h"');
  await page.getByRole('button', { name: 'About snapshot.time-retained' }).click();
  await expect(page.locator('.option-about')).toContainText('Duration, default 1 h');
  await review(page);
  await apply(page);
  const answer = await page.request.get(`/api/v1/catalogs/main/databases/e2e/tables/${name}`);
  expect(((await answer.json()) as { options: Record<string, string> }).options['snapshot.time-retained']).toBe('6 h');
});

test('a plan of what has moved since is refused, says so, and is made again', async ({ page }) => {
  const name = await edit(page, 'moved_');
  await page.getByLabel('Comment', { exact: true }).fill('first');
  await expect(editor(page, 'YAML')).toContainText('comment: first');
  await review(page);
  const first = page.url();
  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/edit`);
  await page.getByLabel('Comment', { exact: true }).fill('second');
  await expect(editor(page, 'YAML')).toContainText('comment: second');
  await review(page);
  await apply(page);
  await page.goto(first);
  await page.getByRole('button', { name: 'Apply plan' }).click();
  await expect(page.locator('.page-header').getByText('Stale')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.page-callout')).toContainText(name);
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page).not.toHaveURL(first, { timeout: 60_000 });
  await apply(page);
});

test('a table that someone made anew by hand has drifted, and a plan brings it back', async ({ page }) => {
  const name = await edit(page, 'drift_');
  await page.getByLabel('Comment', { exact: true }).fill('as declared');
  await expect(editor(page, 'YAML')).toContainText('comment: as declared');
  await review(page);
  await apply(page);
  await send(page, 'DELETE', `/catalogs/main/databases/e2e/tables/${name}?confirm=main.e2e.${name}`);
  await haveTable(page, 'e2e', name);

  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/history`);
  await expect(page.getByText('Not as it was last declared')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Drift' })).toContainText('as declared');
  await expect(page.getByRole('group', { name: 'Changes' })).toContainText(/, step \d/);
  await page.getByRole('button', { name: 'Review plan' }).click();
  await expect(page.locator('.plan-steps')).toContainText('as declared');
  await apply(page);
  await page.goto(`/catalogs/main/databases/e2e/tables/${name}/history`);
  await expect(page.getByText('As it was last declared')).toBeVisible();
});
