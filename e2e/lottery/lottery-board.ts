// The board of the lottery, as a test fills it and buys.
import type { Page } from '@playwright/test';
import { expect } from '../page/site.ts';

/** As if they had been put together before a reload: the first on the board, the others laid aside, which are bought before it. */
export async function putTogether(page: Page, tickets: number[][], draws = 1): Promise<void> {
  const [numbers = [], ...held] = tickets;
  await page.evaluate((picks) => sessionStorage.setItem('picks', JSON.stringify(picks)), {
    numbers,
    held,
    draws,
  });
  await page.reload();
}

export type Aside = { kind: string; picks: readonly number[] };

/** Whole tickets of one unit, of whatever lottery, as if they had been laid aside before a reload. The classic lottery's stand under a name of their own. */
export async function layAside(
  page: Page,
  { game, tickets }: { game: string; tickets: readonly Aside[] },
): Promise<void> {
  const name = game === 'six-of-45' ? 'picks' : `picks ${game}`;
  const held = tickets.map((ticket) => ({ ...ticket, units: 1 }));
  await page.evaluate(([at, picks]) => sessionStorage.setItem(at, picks), [
    name,
    JSON.stringify({ numbers: [], held, draws: 1 }),
  ] as const);
  await page.reload();
}

/** Sales close five seconds before a draw, and the button says so. */
export const order = (page: Page) =>
  page.locator('.dock .btn--primary:not([aria-disabled=true])', { hasText: /^Buy/ });

export async function buy(page: Page): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse(/\/lottery\/slips$/, { timeout: 30_000 });
    await order(page).click({ timeout: 20_000 });
    expect((await answered).status()).toBe(200);
  }).toPass();
}
