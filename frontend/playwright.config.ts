import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The Chromium of WEIR_CHROMIUM or of the PATH; a browser is never downloaded. */
function chromium(): string {
  if (process.env.WEIR_CHROMIUM) {
    return process.env.WEIR_CHROMIUM;
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // not this one: try the next name
    }
  }
  throw new Error(`None of ${names.join(', ')} is on the PATH. Install chromium.`);
}

/** Walks a running Weir in a browser: WEIR_URL and WEIR_ADMIN_PASSWORD say which; WEIR_E2E_MYSQL_* name a MySQL to sync, WEIR_E2E_SICK_TABLE a table that nobody compacts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI === 'true' ? [['list'], ['junit', { outputFile: 'test-results/e2e.xml' }]] : 'list',
  use: {
    baseURL: process.env.WEIR_URL ?? 'http://localhost:8080',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox'] },
  },
});
