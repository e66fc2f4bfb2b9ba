// The offline page, which is shown for pages that are not cached.
import { offlinePath } from '@parlour/contract/site/kept-page';

export const offlineCache = 'parlour-offline-1';

/** Caches the offline page in its current language and colours. */
export async function keepOfflinePage(): Promise<void> {
  try {
    const page = await fetch(offlinePath, { cache: 'no-cache' });
    if (page.ok) await (await caches.open(offlineCache)).put(offlinePath, page);
  } catch {
    // The cached one stays.
  }
}

export const findOfflinePage = async (): Promise<Response> =>
  (await (await caches.open(offlineCache)).match(offlinePath, { ignoreVary: true })) ??
  Response.error();
