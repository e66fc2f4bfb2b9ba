// Playing a game of one player in a test: its button, its balance, and the studio's answer.
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '../page/site.ts';

/** A game's document: a page, or the frame of a trial. */
export type Table = Page | Frame;
export type Round = {
  id: string;
  key: string;
  stake: string;
  prize: string;
  choice: Record<string, number>;
};
export type PlayAnswer = { round: Round; next: { id: string } };

export const act = (table: Table): Locator => table.locator('.dock .btn--primary');
export const isIdle = (table: Table) => expect(act(table)).not.toHaveAttribute('aria-busy', 'true');
export const button = (table: Table, name: string | RegExp): Locator =>
  table.getByRole('button', { name, exact: true });
/** The element with the balance. */
export const purse = (table: Table): Locator => table.locator('[data-balance]').first();

/** Returns the answer to the page's next call of a path. */
export async function answerOf<T>(page: Page, path: RegExp): Promise<T> {
  const answered = await page.waitForResponse(path);
  return (await answered.json()) as T;
}

/** Result of a round in hundredths of the currency; negative if it was lost. */
export const broughtBy = ({ prize, stake }: Pick<Round, 'prize' | 'stake'>): number =>
  Number((BigInt(prize) - BigInt(stake)) / 1_000n);

/** Plays one round of a game that ends with its press. */
export async function playRound(page: Page, table: Table = page): Promise<PlayAnswer> {
  const played = answerOf<PlayAnswer>(page, /\/instant\/rounds$/);
  await act(table).click();
  const answer = await played;
  const all = button(table, 'Reveal all');
  // A ticket has to be scratched.
  if (await all.isVisible().catch(() => false)) await all.click();
  await isIdle(table);
  return answer;
}
