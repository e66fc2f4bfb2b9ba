// The tabs that this worker serves: what they are told, and when one is opened anew.
import { forgetPages } from './kept-pages.ts';
import { worker } from './scope.ts';

/** So soon after a page was opened, nobody has begun anything on it. */
const soonMs = 1_500;
/** Two servers that say different things must not have a tab opened again and again. */
const restMs = 10_000;
/** How long a page is young enough to lack what it begins with. */
const freshMs = 15_000;

/** When pages were answered from here, by tab. */
const opened = new Map<string, number>();
let lastAnew = -Infinity;

export const noteOpened = (tabId: string): void => void opened.set(tabId, performance.now());

export const tellBuild = (tab: Client, build: string): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its tab there is no origin to name
  tab.postMessage({ build });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Without what stands behind `#`, or the browser would only look for that place. A tab that shows its page at this very moment may
 * say that it went, and stay: only another tab's name says that it did, and until then it is asked again.
 */
async function openAnew(tab: WindowClient, tries = 10): Promise<void> {
  const { pathname, search } = new URL(tab.url);
  const next = await tab.navigate(pathname + search).catch(() => null);
  if (next?.id !== tab.id || tries <= 1) return;
  await wait(50);
  await openAnew(next, tries - 1);
}

const findTab = async (tabId: string): Promise<WindowClient | null> => {
  const tab = await worker.clients.get(tabId);
  return tab instanceof WindowClient ? tab : null;
};

/** The page may not be shown any more. */
export async function replaceGone(tabId: string): Promise<void> {
  const tab = await findTab(tabId);
  if (tab) await openAnew(tab);
}

/** A page of another edition takes the place of one that was just opened; an older one is told, and its reader decides. */
export async function replaceOther(tabId: string, build: string): Promise<void> {
  const tab = await findTab(tabId);
  if (!tab) return;
  const now = performance.now();
  const isSoon = now - (opened.get(tabId) ?? -Infinity) < soonMs;
  if (!isSoon || now - lastAnew < restMs) return tellBuild(tab, build);
  lastAnew = now;
  await openAnew(tab);
}

/** Once: what it is opened from then is the network. */
export async function openAnewIfFresh(tabId: string): Promise<void> {
  const isFresh = performance.now() - (opened.get(tabId) ?? -Infinity) < freshMs;
  if (!isFresh) return;
  opened.delete(tabId);
  await forgetPages();
  await replaceGone(tabId);
}
