// Waits for a page's requests. Playwright's `networkidle` never comes while a page reads its stream of signals.
import { openSignals } from '@parlour/contract/signals/calls';
import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<BrowserContext, Map<Request, Page | null>>();

/** The time without a request after which a page counts as quiet, in milliseconds. */
const quietMs = 500;

/** The page of a request; null for a service worker's. */
const pageOf = (request: Request): Page | null =>
  request.serviceWorker() ? null : request.frame().page();

/** Begins to count the requests of a context's pages; a context whose requests are counted is left as it is. */
export function countRequests(context: BrowserContext): void {
  if (pending.has(context)) return;
  const underWay = new Map<Request, Page | null>();
  pending.set(context, underWay);
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === openSignals.path) return;
    // The frame of a first navigation does not have its page yet.
    if (!request.isNavigationRequest()) underWay.set(request, pageOf(request));
  });
  const forget = (request: Request): void => void underWay.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
}

/** Resolves when the page has had no request but its stream for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  const underWay = pending.get(page.context());
  if (!underWay) throw new Error('The requests of this page are not counted');
  const isBusy = () => [...underWay.values()].includes(page);
  for (let quiet = 0; quiet < quietMs; quiet = isBusy() ? 0 : quiet + 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
