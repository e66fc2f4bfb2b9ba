import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/browser/browser-flags.ts';
import { testBrowser } from './scripts/browser/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/product/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  // Long enough for both cores busy with other work. No test waits for it that passes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // The gate's browsers want no motion, which costs a page a quarter more: a test of motion asks for it. The nightly run has it everywhere.
    contextOptions: { reducedMotion: process.env['TEST_MOTION'] === 'none' ? 'reduce' : null },
    // A trace makes every test half again as long: `playwright test FILE --trace retain-on-failure` where one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowser(),
      args: browserFlags,
    },
  },
});
