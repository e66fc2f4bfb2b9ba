import type { Page } from '@playwright/test';

/** Removes the answers that the tab has kept (NET-03), so that its next page asks the server. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('kept.')) sessionStorage.removeItem(key);
    }
  });
