// What a navigation gets: the page that is kept, the network, or the word that there is no line.
import { buildOf, editionOf, findPage, keptEdition, noteAnswer, takePage } from './kept-pages.ts';
import { findOfflinePage } from './offline.ts';
import { worker } from './scope.ts';
import { noteOpened, replaceGone, replaceOther } from './tabs.ts';

/** Whose value is worth something: such an address is the browser's own matter, as if there were no worker (ROUTE-04). */
const secrets = ['token', 'tokens', 'code', 'redirectUrl'];
/** How the installed app is opened. */
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

/** An address that says more may lead to something else, and leaves no trace here. */
export const isKeepable = ({ origin, pathname, search }: URL): boolean =>
  origin === worker.location.origin &&
  pathname.startsWith('/m/') &&
  (search === '' || search === ownStart);

/** Who asks for a page anew gets it from the server: so does a tab that this worker opens anew because of what the server said. */
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
