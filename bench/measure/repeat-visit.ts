// Measures a repeat visit: the page was opened before, its service worker has cached it, and the tab was closed.
import type { BrowserContext } from '@playwright/test';
import { measureLoad, type Figures } from './measure-load.ts';

type UsableSigns = Parameters<typeof measureLoad>[2];

/** Measures the second visit. `keptPath` is the page that the worker must have cached before; null for a page without a worker. */
export async function measureRepeatVisit(
  context: BrowserContext,
  address: string,
  { keptPath, ...wanted }: UsableSigns & { keptPath: string | null },
): Promise<Figures> {
  if (keptPath === null) await measureLoad(context, address, wanted);
  else await visitUntilKept(context, address, keptPath);
  return measureLoad(context, address, wanted);
}

/** Time for the work that the service worker does after it has cached the page. */
const settleMs = 3_000;

/** Visits the page and keeps the tab open until the worker, which starts when the page is idle, has cached it. Then stops the worker. */
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

/** Waits until the cache has the page, the offline page and the files of the visit, which are cached last. */
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
  // A build that caches nothing is measured too; its requests show it.
  console.log(`${path} was not kept.`);
}

type Caches = {
  match: (
    path: string,
    options?: { ignoreVary: boolean },
  ) => Promise<{ text: () => Promise<string> } | undefined>;
};
