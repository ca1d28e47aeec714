import { expect, test } from '@playwright/test';

import { inDarkChinese, send, signIn, unique } from './weir';

/** A port of this machine that nothing listens at. */
const closedPort = 9;

test('a job that cannot start says why and what to do, also in dark Chinese', async ({ page }) => {
  const connection = unique('gone-');
  const job = unique('gone-sync-');
  await signIn(page);
  await send(page, 'POST', '/connections', { name: connection, kind: 'mysql', host: '127.0.0.1', port: closedPort, username: 'weir', password: 'irrelevant' });
  await send(page, 'POST', '/jobs', {
    name: job,
    cluster: 'embedded',
    kind: 'mysql-sync',
    spec: { connection, sourceDatabase: 'gone', catalog: 'main', database: 'gone' },
  });
  await page.goto(`/jobs/${job}/overview`);
  await expect(page.locator('.page-header').getByText('Failed')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.page-callout')).toContainText('The database does not answer.');
  await page.getByRole('link', { name: 'Exceptions' }).click();
  await expect(page.getByText('Flink never ran it')).toBeVisible();
  await page.locator('.page-callout').getByRole('link', { name: 'Test connection' }).click();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.locator('.check-list').getByText('Failed')).toBeVisible();

  await inDarkChinese(page);
  await page.goto(`/jobs/${job}/overview`);
  await expect(page.locator('html[lang="zh-CN"][data-theme="dark"]')).toHaveCount(1);
  await expect(page.locator('.page-callout')).toContainText('数据库没有应答');
  await page.goto('/');
  await expect(page.locator('.attention')).toContainText('数据库没有应答');
  await page.goto('/audit');
  await expect(page.getByText(`创建作业 ${job}`)).toBeVisible();
  await send(page, 'DELETE', `/jobs/${job}?stop=true`);
});
