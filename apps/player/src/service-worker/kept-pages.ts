// The cached documents, all of one edition (build, settings, language and kind of visitor). A document of another edition removes all
// others, so that the cache is never a mixture. Documents for members are shells without a member's data.
import { closedEdition, editionHeader, keptPageHeader } from '@parlour/contract/site/kept-page';
import { forgetOldest } from './oldest.ts';

export const pagesCache = 'parlour-pages-1';
const most = 12;

/** Result of a check with the server: unchanged, of another edition, not to be shown any more, or unknown. */
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

/** Fetches a page and caches it. `shown` is the cached response that the reader sees. */
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
  // A page without an edition must not be cached any more, even if it is unchanged.
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

/** Caches pages one after the other, so that two editions do not mix. */
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
      // The disk is full.
    }
  })();
  return last;
}

/** Caches a page that a reader got from the network. A guest's page is cached as it is; for a member, the shell is fetched. */
export async function noteAnswer(path: string, answer: Response): Promise<void> {
  const edition = editionOf(answer);
  if (edition === closedEdition) return forgetPages();
  if (!answer.ok || edition === null) return;
  if (edition.endsWith(' guest')) await keepPage(path, answer);
  else await takePage(path);
}
