import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureHeadlessChromium } from './scripts/base/chromium.ts';
import { ensureValidators } from './scripts/codegen/ensure-validators.ts';

await ensureValidators();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  // As many as processors of the machines that run it: more of them wait for each other, and what is timed suffers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/support/page-reporter.ts']],
  timeout: 90_000,
  // What is waited for may take long on a machine with much else to do.
  expect: { timeout: 20_000 },
  outputDir: '.cache/playwright',
  use: {
    // Set by the global set-up once the product runs; workers read this file after it.
    baseURL: process.env['RUMBO_TEST_URL'] ?? '',
    browserName: 'chromium',
    locale: 'es-MX',
    launchOptions: { executablePath: ensureHeadlessChromium(), args: CHROMIUM_ARGS },
  },
});
