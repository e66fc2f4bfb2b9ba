// Files of the build. Their names contain a hash of their content, so a cached file is always current.
import { forgetOldest } from './oldest.ts';
import { worker } from './scope.ts';
import { openAnewIfFresh } from './controlled-tabs.ts';

export const filesCache = 'parlour-assets-1';
/** Most cached files, enough for three builds; the oldest are removed first. */
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
  // C2: the page was cached, and the server no longer has its files.
  if (fresh.status === 404) event.waitUntil(openAnewIfFresh(event.clientId));
  return fresh;
}

/** Caches files that the page has loaded: most of them were loaded before this worker. */
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

/** Caches a file, unless the disk is full. */
async function keep(url: string, file: Response): Promise<void> {
  try {
    const cache = await caches.open(filesCache);
    await cache.put(url, file);
    await forgetOldest(cache, most);
  } catch {
    // The next visit fetches it again.
  }
}
