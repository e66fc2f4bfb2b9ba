// A game of one player as a test plays it: its button, its balance, and what the studio answered.
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '../page/site.ts';

/** A game stands alone, or in the frame of a trial. */
export type Table = Page | Frame;
export type Round = {
  id: string;
  key: string;
  stake: string;
  prize: string;
  choice: Record<string, number>;
};
export type Played = { round: Round; next: { id: string } };

export const act = (table: Table): Locator => table.locator('.dock .btn--primary');
export const isIdle = (table: Table) => expect(act(table)).not.toHaveAttribute('aria-busy', 'true');
export const button = (table: Table, name: string | RegExp): Locator =>
  table.getByRole('button', { name, exact: true });
/** Where a game names the sum. */
export const purse = (table: Table): Locator => table.locator('[data-balance]').first();

/** The answer to the page's next call of that path. */
export async function answerOf<T>(page: Page, path: RegExp): Promise<T> {
  const answered = await page.waitForResponse(path);
  return (await answered.json()) as T;
}

/** In hundredths of the currency; negative where it was lost. */
export const broughtBy = ({ prize, stake }: Pick<Round, 'prize' | 'stake'>): number =>
  Number((BigInt(prize) - BigInt(stake)) / 1_000n);

/** One round to its end, of whatever game is over with its press. */
export async function playRound(page: Page, table: Table = page): Promise<Played> {
  const played = answerOf<Played>(page, /\/instant\/rounds$/);
  await act(table).click();
  const answer = await played;
  const all = button(table, 'Show all');
  // A ticket waits to be scratched.
  if (await all.isVisible().catch(() => false)) await all.click();
  await isIdle(table);
  return answer;
}
