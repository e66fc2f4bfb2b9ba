// Records the toasts of a page. Each is there for a second and a half, which a busy machine may need to look at the page once.
import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    shownToasts?: string[];
  }
}

/* Runs in the page, before its own scripts. */
function record(): void {
  const shown: string[] = [];
  const known = new WeakSet<Element>();
  window.shownToasts = shown;
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast')) {
      if (known.has(toast)) continue;
      known.add(toast);
      shown.push(toast.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Records the toasts of pages that the context opens from now on. */
export const recordToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(record);

/* Runs in the page. Removes the toasts up to the first with the text; false if there is none. */
function take(text: string): boolean {
  const shown = window.shownToasts ?? [];
  const at = shown.findIndex((each) => each.includes(text));
  shown.splice(0, at + 1);
  return at !== -1;
}

/** Expects a toast with this text, which the page's document has shown since the last one that was expected. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(take, text), { message: `a toast: ${text}` }).toBe(true);
