// The pace of play: nothing speeds up a result, the button waits, and a second window gains nothing.
import type { Page } from '@playwright/test';
import { keyThatPays } from '../../apps/studio/src/testing/known-outcomes.ts';
import { gateIf } from '../page/pairs.ts';
import { test } from '../own/own-studio.ts';
import { button } from './play-round.ts';
import { expect } from '../page/site.ts';

const gameCode = 'orchard-reels';
const play = (page: Page) => page.locator('.dock .btn--primary');
const rounds = /\/instant\/rounds$/;

/** Chooses the key that the page adds to its next round, so that the round pays nothing and has no free spins. */
async function makeSureToLose(page: Page): Promise<void> {
  const boot = (await page.locator('#boot').textContent()) ?? '';
  const { game } = JSON.parse(boot) as { game: { next: { id: string } } };
  const key = keyThatPays({ gameCode, id: game.next.id }, 0n);
  await page.evaluate((chosen) => Object.assign(crypto, { randomUUID: () => chosen }), key);
}
const roundsShown = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('round').map(({ duration }) => duration));

// The last reel turns for 1,976 ms.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `LAUNCH-09 with the pace of the UK neither tap nor key hurries the reels, and the button waits (motion: ${reducedMotion})`,
    gateIf(reducedMotion === 'no-preference'),
    async ({ page, context, startStudio, trouble }) => {
      trouble.expect(/status of 429/);
      await page.emulateMedia({ reducedMotion });
      // The studio's clock is stopped, so the second window is too early even on a slow machine.
      const own = await startStudio();
      await own.enter(gameCode, { pace: 'uk' });
      const second = await context.newPage();
      await second.goto(page.url());
      await makeSureToLose(page);
      const played = page.waitForResponse(rounds);
      await play(page).click();
      expect((await played).status()).toBe(200);
      const refused = second.waitForResponse(rounds);
      await play(second).click();
      expect((await refused).status()).toBe(429);
      await expect(second.getByText(/^Too soon\. You can play again in 3 seconds/)).toBeVisible();
      await expect(play(second)).toHaveText(/^Ready in [123] second/);
      await second.close();
      await page.locator('.scene').click();
      for (const key of ['Enter', ' ', 'Escape']) await page.keyboard.press(key);
      await expect(page.getByText('Tap to see it all')).toHaveCount(0);
      await expect.poll(() => roundsShown(page)).toHaveLength(1);
      expect((await roundsShown(page))[0]).toBeGreaterThan(1_900);
      await page.evaluate(() => Reflect.deleteProperty(crypto, 'randomUUID'));
      own.studio.pass(2_500);
      const next = page.waitForResponse(rounds);
      await button(page, 'Play for ₱20').click();
      expect((await next).status()).toBe(200);
    },
  );
}
