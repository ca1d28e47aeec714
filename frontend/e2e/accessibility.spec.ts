import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { haveTable, signIn } from './weir';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const table = '/catalogs/main/databases/e2e/tables/accessible';
const pages = [
  '/',
  '/catalogs',
  '/catalogs/main/databases',
  '/catalogs/main/databases/e2e/tables',
  '/new/table?catalog=main&database=e2e',
  `${table}/overview`,
  `${table}/schema`,
  `${table}/options`,
  `${table}/maintenance`,
  '/connections',
  '/new/connection',
  '/clusters',
  '/jobs',
  '/new/job/mysql-sync/source',
  '/policies',
  '/new/policy',
  '/runs',
  '/users',
  '/tokens',
  '/audit',
  '/system',
];

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const results = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run());
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`));
}

for (const theme of ['light', 'dark']) {
  for (const language of ['en', 'zh']) {
    test(`axe finds nothing in ${theme}, ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      await signIn(page);
      const there = await page.request.get(`/api/v1${table}`);
      if (there.status() === 404) {
        await haveTable(page, 'e2e', 'accessible');
      }
      await page.evaluate((profile) => localStorage.setItem('weir.profile', JSON.stringify(profile)), { theme, language });
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
        expect(await violations(page), `${path} in ${theme}, ${language}`).toEqual([]);
      }
    });
  }
}
