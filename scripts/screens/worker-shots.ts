// Screens of the bar for a newer version, and of the page shown without a connection.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

/** Sends the service worker's message about a newer version. */
async function newVersion(page: Page): Promise<void> {
  const bar = page.locator('aside').filter({ has: page.locator('output') });
  const tell = () =>
    page.evaluate(
      `navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { build: 'next' } }))`,
    );
  // The listener is added when the page is idle, so the message is repeated.
  for (let tries = 0; tries < 40 && !(await bar.isVisible()); tries += 1) {
    await tell();
    await page.waitForTimeout(250);
  }
  await bar.waitFor();
}

const noLine = (page: Page) => page.goto(new URL('/m/offline', page.url()).href);

const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;

export const workerShots: Shot[] = looks.flatMap((look) => [
  { ...look, name: 'new-version', path: '/m/home', as: 'member', act: newVersion },
  { ...look, name: 'no-line', path: '/m/login', as: 'guest', act: noLine },
]);
