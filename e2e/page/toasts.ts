// Records the toasts of pages. Each is there for a second and a half, which a busy machine may need to look at the page once. They are
// recorded outside the page, because a document that is left takes along what it has kept.
import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    noteToast: (text: string) => Promise<void>;
  }
}

/* Runs in the page, before its own scripts. */
function watchToasts(): void {
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast')) {
      if (known.has(toast)) continue;
      known.add(toast);
      void window.noteToast(toast.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

const shown = new WeakMap<Page, string[]>();

/** Records the toasts of pages that the context opens from now on. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, text: string) => {
    shown.set(page, [...(shown.get(page) ?? []), text]);
  });
  await context.addInitScript(watchToasts);
}

/** Removes the toasts up to the first with the text; false if there is none. */
function take(page: Page, text: string): boolean {
  const texts = shown.get(page) ?? [];
  const at = texts.findIndex((each) => each.includes(text));
  texts.splice(0, at + 1);
  return at !== -1;
}

/** Expects a toast with this text, which the page has shown since the last one that was expected. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => take(page, text), { message: `a toast: ${text}` }).toBe(true);
