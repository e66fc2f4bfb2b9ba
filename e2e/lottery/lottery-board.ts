// The lottery's board: filling it and buying.
import type { Page } from '@playwright/test';
import { expect } from '../page/site.ts';

/** Stores tickets as if they had been made before a reload: the first on the board, the others on hold, which are bought before it. */
export async function putTogether(page: Page, tickets: number[][], draws = 1): Promise<void> {
  const [numbers = [], ...held] = tickets;
  await page.evaluate((picks) => sessionStorage.setItem('picks', JSON.stringify(picks)), {
    numbers,
    held,
    draws,
  });
  await page.reload();
}

export type HeldTicket = { kind: string; picks: readonly number[] };

/** Stores whole tickets of one unit as if they had been put on hold before a reload. The classic lottery's storage key has another form. */
export async function layAside(
  page: Page,
  { game, tickets }: { game: string; tickets: readonly HeldTicket[] },
): Promise<void> {
  const name = game === 'six-of-45' ? 'picks' : `picks ${game}`;
  const held = tickets.map((ticket) => ({ ...ticket, units: 1 }));
  await page.evaluate(([at, picks]) => sessionStorage.setItem(at, picks), [
    name,
    JSON.stringify({ numbers: [], held, draws: 1 }),
  ] as const);
  await page.reload();
}

/** The buy button while sales are open; they close five seconds before a draw. */
export const order = (page: Page) =>
  page.locator('.dock .btn--primary:not([aria-disabled=true])', { hasText: /^Buy/ });

export async function buy(page: Page): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse(/\/lottery\/slips$/, { timeout: 30_000 });
    await order(page).click({ timeout: 20_000 });
    expect((await answered).status()).toBe(200);
  }).toPass();
}
