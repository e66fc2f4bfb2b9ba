// Actions that lead to the screens of the lotteries.
import type { Page } from '@playwright/test';

/** Fills the board by the quick pick, to which the click may have scrolled, and returns to the top. */
export async function pick(page: Page): Promise<void> {
  await page.locator('.quick, button.wide').first().click();
  await page.evaluate('scrollTo(0, 0)');
}
const tab = (name: 'results' | 'tickets') => (page: Page) => page.locator(`#tab-${name}`).click();

export async function buy(page: Page): Promise<void> {
  await pick(page);
  const bought = page.waitForResponse(/\/lottery\/slips$/);
  await page.locator('.dock .btn--primary:not([aria-disabled=true])').click({ timeout: 60_000 });
  await bought;
}
/** Chooses the kind of bet at an index, with a pick. */
export const pickKind = (place: number) => async (page: Page) => {
  await page.locator('.kinds > .chip').nth(place).click();
  await pick(page);
};
/** Watches a draw with a ticket until its numbers are shown. */
export async function watch(page: Page): Promise<void> {
  await buy(page);
  await page.locator('.stage').waitFor({ timeout: 90_000 });
  await page.locator('.winners').waitFor({ timeout: 60_000 });
}
export const trends = async (page: Page) => {
  await tab('results')(page);
  await page.locator('.results-choice > button').last().click({ timeout: 90_000 });
  await page.locator('.heat').first().waitFor({ timeout: 90_000 });
};
export const tickets = async (page: Page) => {
  await buy(page);
  await tab('tickets')(page);
};
/** Opens the result of the last finished draw. */
export async function openResult(page: Page): Promise<void> {
  await tab('results')(page);
  await page.locator('#panel .result').first().click({ timeout: 90_000 });
  await page.locator('.stage').waitFor();
}
