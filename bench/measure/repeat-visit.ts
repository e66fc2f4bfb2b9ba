// A repeat visit: the page was opened once, its service worker has kept it, and the tab was closed.
import type { BrowserContext } from '@playwright/test';
import { measureLoad, type Figures } from './measure-load.ts';

type Wanted = Parameters<typeof measureLoad>[2];

/** `keptPath`: what the worker has to have before the second visit; null for a page without one, which the browser's own cache is all of. */
export async function measureRepeatVisit(
  context: BrowserContext,
  address: string,
  { keptPath, ...wanted }: Wanted & { keptPath: string | null },
): Promise<Figures> {
  if (keptPath === null) await measureLoad(context, address, wanted);
  else await visitUntilKept(context, address, keptPath);
  return measureLoad(context, address, wanted);
}

/** What the worker still does behind a page that was kept. */
const settleMs = 3_000;

/** The worker comes when the page has been quiet for a while, so the tab stays open; it has ended when the visitor comes again. */
async function visitUntilKept(
  context: BrowserContext,
  address: string,
  path: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await untilKept(context, path);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.close();
}

/** The page, and behind it what is kept last: the page for a lost line, then the files that the visit had. */
async function untilKept(context: BrowserContext, path: string): Promise<void> {
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    const [worker] = context.serviceWorkers();
    const isKept = await worker?.evaluate(async (asked) => {
      const { caches } = globalThis as unknown as { caches: Caches };
      const found = await Promise.all(
        [asked, '/m/offline'].map((each) => caches.match(each, { ignoreVary: true })),
      );
      const page = (await found[0]?.text()) ?? '';
      const files = [...page.matchAll(/(?:src|href)="(\/m\/assets\/[^"]+\.(?:js|woff2))"/g)];
      const kept = await Promise.all(files.map(([, file = '']) => caches.match(file)));
      return found.every(Boolean) && files.length > 0 && kept.every(Boolean);
    }, path);
    if (isKept) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // A build that keeps nothing is measured all the same: its requests say so.
  console.log(`${path} was not kept.`);
}

type Caches = {
  match: (
    path: string,
    options?: { ignoreVary: boolean },
  ) => Promise<{ text: () => Promise<string> } | undefined>;
};
