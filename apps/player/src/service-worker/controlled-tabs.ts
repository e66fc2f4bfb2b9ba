// The tabs that this worker controls: messages to them, and reloads.
import { forgetPages } from './kept-pages.ts';
import { worker } from './scope.ts';

/** Time after opening in which the reader has not begun anything, in milliseconds. */
const soonMs = 1_500;
/** Shortest time between reloads, in milliseconds, so that two servers with different builds do not reload a tab forever. */
const restMs = 10_000;
/** Time after opening in which a missing file means that the page cannot start, in milliseconds. */
const freshMs = 15_000;

/** Times at which cached pages were opened, by tab. */
const opened = new Map<string, number>();
/** The tabs whose readers have pressed or typed something. */
const used = new Set<string>();
let lastAnew = -Infinity;

export const noteUsed = (tabId: string): void => void used.add(tabId);

export const noteOpened = (tabId: string): void => void opened.set(tabId, performance.now());

export const tellBuild = (tab: Client, build: string): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its tab there is no origin to name
  tab.postMessage({ build });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reloads a tab. The fragment is removed, because otherwise the browser would only scroll. A tab that is just loading may resolve and yet
 * stay: only a new client id shows that it has navigated, and until then it is tried again.
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

/** Reloads a page that must not be shown any more. */
export async function replaceGone(tabId: string): Promise<void> {
  const tab = await findTab(tabId);
  if (tab) await openAnew(tab);
}

/** Reloads a page of another edition if it was just opened and not used yet; otherwise notifies it, and its reader decides. */
export async function replaceOther(tabId: string, build: string): Promise<void> {
  const tab = await findTab(tabId);
  if (!tab) return;
  const now = performance.now();
  const isSoon = now - (opened.get(tabId) ?? -Infinity) < soonMs;
  if (!isSoon || used.has(tabId) || now - lastAnew < restMs) return tellBuild(tab, build);
  lastAnew = now;
  await openAnew(tab);
}

/** Reloads a page whose files are gone, once: the next answer is from the network. */
export async function openAnewIfFresh(tabId: string): Promise<void> {
  const isFresh = performance.now() - (opened.get(tabId) ?? -Infinity) < freshMs;
  if (!isFresh) return;
  opened.delete(tabId);
  await forgetPages();
  await replaceGone(tabId);
}
