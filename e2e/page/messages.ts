// Records every message that a page shows, from its first paint to its end, so that a test can expect one and no other.
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './site.ts';

declare global {
  interface Window {
    noteMessage: (text: string) => Promise<void>;
  }
}

/** Elements with messages to the player: a failure's panel, a notice, any dialog or sheet, a toast. */
const kinds = '[role=alert], [role=alertdialog], dialog[open], .toast';

function watchMessages(selector: string): void {
  const last = new WeakMap<Element, string>();
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      // A panel in a dialog belongs to the dialog's message.
      if (element.parentElement?.closest(selector)) continue;
      const text = (element as HTMLElement).innerText.replaceAll(/\s*\n\s*/g, ' ').trim();
      // A panel that React reuses for another text is another message.
      if (text === '' || last.get(element) === text) continue;
      last.set(element, text);
      void window.noteMessage(text);
    }
  };
  const attributes = ['role', 'open', 'class'];
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
}

/** Records the messages of pages that are opened from now on. */
export async function noteMessages(context: BrowserContext): Promise<MessageLog> {
  const said = new Map<Page, string[]>();
  const of = (page: Page) => said.get(page) ?? [];
  await context.exposeBinding('noteMessage', ({ page }, text: string) => {
    said.set(page, [...of(page), text]);
  });
  await context.addInitScript(watchMessages, kinds);
  return of;
}

/** Returns the messages of a page, in their order. */
export type MessageLog = (page: Page) => string[];

/** Expects this complete text as the only message of the whole visit. */
export const expectOnly = (said: MessageLog, page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(() => said(page), { message: `the messages at ${page.url()}` })
    .toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
