// The documents that are kept: all of one edition, which is build, settings, language and kind of visitor. One of another edition drops
// all others, so that what is kept is never a mixture. A member's are shells: they hold nothing that only members may see.
import { closedEdition, editionHeader, keptPageHeader } from '@parlour/contract/site/kept-page';
import { forgetOldest } from './oldest.ts';

export const pagesCache = 'parlour-pages-1';
const most = 12;

/** What the server said of a page: it is as it was kept; it is of another edition; it is not to be shown any more; nothing that counts. */
export type Verdict = 'same' | 'other' | 'gone' | 'unknown';

export const editionOf = ({ headers }: Response): string | null => headers.get(editionHeader);
export const buildOf = (edition: string): string => edition.split(' ', 1)[0] ?? '';

export const findPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(pagesCache)).match(path, { ignoreVary: true });

export async function keptEdition(): Promise<string | null> {
  const cache = await caches.open(pagesCache);
  const [first] = await cache.keys();
  const page = first && (await cache.match(first, { ignoreVary: true }));
  return page ? editionOf(page) : null;
}

export const forgetPages = async (): Promise<void> => void (await caches.delete(pagesCache));

async function forgetPage(path: string): Promise<void> {
  await (await caches.open(pagesCache)).delete(path, { ignoreVary: true });
}

/** Asks the server, and keeps what it answers. `shown`: what the page shows that was opened from here. */
export async function takePage(path: string, shown?: Response): Promise<Verdict> {
  const known = shown ?? (await findPage(path));
  const etag = known?.headers.get('etag');
  const answer = await fetch(path, {
    headers: { accept: 'text/html', [keptPageHeader]: '1', ...(etag && { 'if-none-match': etag }) },
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'manual',
  }).catch(() => null);
  if (answer === null) return 'unknown';
  const edition = editionOf(answer);
  const isKnown = answer.status === 304;
  // Without an edition it is not to be kept any more, though it may be the same to the letter.
  if (edition === closedEdition || ((answer.ok || isKnown) && edition === null)) {
    await forgetPages();
    return 'gone';
  }
  if (answer.type === 'opaqueredirect' || answer.status === 404) {
    await forgetPage(path);
    return 'gone';
  }
  if (isKnown) return 'same';
  if (!answer.ok) return 'unknown';
  await keepPage(path, answer);
  return known && edition === editionOf(known) ? 'same' : 'other';
}

let last: Promise<void> = Promise.resolve();

/** One after the other: two editions must not meet. */
function keepPage(path: string, page: Response): Promise<void> {
  const before = last;
  last = (async () => {
    await before;
    try {
      if (editionOf(page) !== (await keptEdition())) await forgetPages();
      const cache = await caches.open(pagesCache);
      await cache.put(path, page);
      await forgetOldest(cache, most);
    } catch {
      // A full disk keeps nothing.
    }
  })();
  return last;
}

/** Of an answer that came by the network for a reader. A page may be kept as it is where it was painted for guests; a member's shell is asked for. */
export async function noteAnswer(path: string, answer: Response): Promise<void> {
  const edition = editionOf(answer);
  if (edition === closedEdition) return forgetPages();
  if (!answer.ok || edition === null) return;
  if (edition.endsWith(' guest')) await keepPage(path, answer);
  else await takePage(path);
}
