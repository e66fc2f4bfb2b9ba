// How the screens of the lotteries are come to.
import type { Page } from '@playwright/test';

export const pick = (page: Page) => page.locator('.quick, button.wide').first().click();
const tab = (name: 'results' | 'tickets') => (page: Page) => page.locator(`#tab-${name}`).click();

export async function buy(page: Page): Promise<void> {
  await pick(page);
  const bought = page.waitForResponse(/\/lottery\/slips$/);
  await page.locator('.dock .btn--primary:not([aria-disabled=true])').click({ timeout: 60_000 });
  await bought;
}
/** The kind of bet in this place, with a pick. */
export const pickKind = (place: number) => async (page: Page) => {
  await page.locator('.kinds > .chip').nth(place).click();
  await pick(page);
};
/** The draw with a ticket in it, as its numbers come. */
export async function watch(page: Page): Promise<void> {
  await buy(page);
  await page.locator('.stage').waitFor({ timeout: 90_000 });
  await page.locator('.winners').waitFor({ timeout: 60_000 });
}
export const trends = async (page: Page) => {
  await tab('results')(page);
  await page.locator('.trend').first().waitFor({ timeout: 90_000 });
};
export const tickets = async (page: Page) => {
  await buy(page);
  await tab('tickets')(page);
};
/** The last draw that is over, as it is looked back at. */
export async function openResult(page: Page): Promise<void> {
  await tab('results')(page);
  await page.locator('#panel .list-row').first().click({ timeout: 90_000 });
  await page.locator('.stage').waitFor();
}
