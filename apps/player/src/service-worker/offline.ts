// Keeps the page that stands for any other while there is no line.
import { offlinePath } from '@parlour/contract/site/kept-page';

export const offlineCache = 'parlour-offline-1';

/** In the language and the colours of now. */
export async function keepOfflinePage(): Promise<void> {
  try {
    const page = await fetch(offlinePath, { cache: 'no-cache' });
    if (page.ok) await (await caches.open(offlineCache)).put(offlinePath, page);
  } catch {
    // The one that is there stays.
  }
}

export const findOfflinePage = async (): Promise<Response> =>
  (await (await caches.open(offlineCache)).match(offlinePath, { ignoreVary: true })) ??
  Response.error();
