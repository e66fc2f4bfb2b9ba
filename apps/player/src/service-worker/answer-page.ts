// Answers a navigation: with the cached page, from the network, or with the offline page.
import { buildOf, editionOf, findPage, keptEdition, noteAnswer, takePage } from './kept-pages.ts';
import { findOfflinePage } from './offline.ts';
import { worker } from './scope.ts';
import { noteOpened, replaceGone, replaceOther } from './controlled-tabs.ts';

/** Secret parameters: the worker leaves an address that has one to the browser (ROUTE-04). */
const secrets = ['token', 'tokens', 'code', 'redirectUrl'];
/** Query of the installed app's start address. */
const ownStart = '?utm_source=homescreen';

export function isPage({ method, mode, destination, url }: Request): boolean {
  const { origin, pathname, searchParams } = new URL(url);
  return (
    method === 'GET' &&
    mode === 'navigate' &&
    destination === 'document' &&
    origin === worker.location.origin &&
    (pathname === '/m' || pathname.startsWith('/m/')) &&
    !secrets.some((name) => searchParams.has(name))
  );
}

/** Whether a page may be cached: not if its address has a query, which may change the answer and should not be stored. */
export const isKeepable = ({ origin, pathname, search }: URL): boolean =>
  origin === worker.location.origin &&
  pathname.startsWith('/m/') &&
  (search === '' || search === ownStart);

/** Whether the page must come from the server: a reload by the reader, or by this worker after an answer of the server. */
const isAnew = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const url = new URL(request.url);
  const mayBeKept = isKeepable(url);
  const isOffline = !navigator.onLine;
  const kept =
    mayBeKept && !isAnew(request) && !isOffline ? await findPage(url.pathname) : undefined;
  if (kept) {
    noteOpened(resultingClientId);
    event.waitUntil(check(url.pathname, { kept: kept.clone(), tabId: resultingClientId }));
    return kept;
  }
  try {
    const answer = await fetch(request);
    if (mayBeKept) event.waitUntil(noteAnswer(url.pathname, answer.clone()));
    return answer;
  } catch {
    return findOfflinePage();
  }
}

async function check(path: string, { kept, tabId }: { kept: Response; tabId: string }) {
  const verdict = await takePage(path, kept);
  if (verdict === 'gone') await replaceGone(tabId);
  if (verdict !== 'other') return;
  const edition = (await keptEdition()) ?? editionOf(kept) ?? '';
  await replaceOther(tabId, buildOf(edition));
}
