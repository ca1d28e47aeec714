import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { haveTable, send, sickTable, signIn } from './weir';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const table = '/catalogs/main/databases/e2e/tables/accessible';
const sick = sickTable === null ? [] : [`${sickTable.address}/health`, `${sickTable.address}/health?fix=nobody-compacts`];
const pages = [
  '/',
  '/health',
  ...sick,
  '/catalogs',
  '/catalogs/main/databases',
  '/catalogs/main/databases/e2e/tables',
  '/new/table?catalog=main&database=e2e',
  `${table}/edit`,
  `${table}/edit?format=sql`,
  `${table}/health`,
  `${table}/schema`,
  `${table}/options`,
  `${table}/maintenance`,
  `${table}/history`,
  '/connections',
  '/new/connection',
  '/clusters',
  '/jobs',
  '/new/job/mysql-sync/source',
  '/policies',
  '/new/policy',
  '/runs',
  '/plans',
  '/users',
  '/tokens',
  '/audit',
  '/system',
];

// colours are the theme's and words the language's: each of either once tells all
const looks = [
  { theme: 'light', language: 'en', lang: 'en' },
  { theme: 'dark', language: 'zh', lang: 'zh-CN' },
];

// axe is put into the page as a script, which the service's Content-Security-Policy rightly refuses
test.use({ bypassCSP: true });

type Axe = { run: (options: object) => Promise<AxeResults> };

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
}

/** Chooses a theme and a language as another tab would. */
async function look(page: Page, { theme, language, lang }: (typeof looks)[number]): Promise<void> {
  await page.evaluate((profile) => {
    localStorage.setItem('weir.profile', JSON.stringify(profile));
    window.dispatchEvent(new StorageEvent('storage', { key: 'weir.profile' }));
  }, { theme, language });
  await expect(page.locator(`html[lang="${lang}"][data-theme="${theme}"]`)).toHaveCount(1);
  await settled(page);
  // colours begin to change within a frame, and pass on to what inherits them a level at a time
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = () => document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await drawn();
    while (passing().length > 0) {
      await Promise.allSettled(passing().map((each) => each.finished));
      await drawn();
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`));
}

test('axe finds nothing on any page, in either theme and language', async ({ page }) => {
  test.setTimeout(360_000);
  // colours that are on their way to another theme are no finding
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  if ((await page.request.get(`/api/v1${table}`)).status() === 404) {
    await haveTable(page, 'e2e', 'accessible');
  }
  await send(page, 'POST', '/plans', { manifests: 'CREATE TABLE main.e2e.accessible (id BIGINT, extra INT, PRIMARY KEY (id) NOT ENFORCED)' });
  const { items } = (await (await page.request.get('/api/v1/plans?limit=1')).json()) as { items: { id: number }[] };
  for (const path of [...pages, ...['steps', 'findings', 'manifests'].map((tab) => `/plans/${items[0]?.id}/${tab}`)]) {
    await page.goto(path);
    await page.addScriptTag({ path: axePath });
    for (const each of looks) {
      await look(page, each);
      expect.soft(await violations(page), `${path} in ${each.theme}, ${each.language}`).toEqual([]);
    }
  }
});
