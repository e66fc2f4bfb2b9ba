// Files of the build: their names carry a hash of their content, so that one that is here is the right one.
import { forgetOldest } from './oldest.ts';
import { worker } from './scope.ts';
import { openAnewIfFresh } from './tabs.ts';

export const filesCache = 'parlour-assets-1';
/** Enough for three builds; older files go first. */
const most = 400;

const isFilePath = ({ origin, pathname }: URL): boolean =>
  origin === worker.location.origin && pathname.startsWith('/m/assets/');

export const isFile = ({ method, url }: Request): boolean =>
  method === 'GET' && isFilePath(new URL(url));

export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await findFile(request.url);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) event.waitUntil(keep(request.url, fresh.clone()));
  // C2: the page came from here, and the server has its files no more.
  if (fresh.status === 404) event.waitUntil(openAnewIfFresh(event.clientId));
  return fresh;
}

/** What the browser has already: most of it was there before this worker. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (!isFilePath(new URL(file, worker.location.origin))) continue;
    if (await findFile(file)) continue;
    const fresh = await fetch(file).catch(() => null);
    if (fresh?.ok) await keep(file, fresh);
  }
}

const findFile = async (url: string): Promise<Response | undefined> =>
  (await caches.open(filesCache)).match(url, { ignoreVary: true });

/** A full disk keeps nothing, and nothing breaks. */
async function keep(url: string, file: Response): Promise<void> {
  try {
    const cache = await caches.open(filesCache);
    await cache.put(url, file);
    await forgetOldest(cache, most);
  } catch {
    // The next visit asks the network.
  }
}
