// Takes the session away from a browser, as time or another device would.
import type { Page } from '@playwright/test';

/**
 * Leaves the site without the tab's half of the session and without the cookies, or only those that are named. The page is left
 * first, because a call that it makes meanwhile would be refused with 401.
 */
export async function forgetSession(page: Page, cookies?: { name: string }): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies(cookies);
}
