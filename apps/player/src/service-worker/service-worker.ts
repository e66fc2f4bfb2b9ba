// The service worker at /m/sw.js (decision 090). Files of the build are cached once they were requested. A page that was opened before is
// answered from the cache, and checked with the server at the same time. Calls, and addresses with other parameters, are left to the
// network.
import { bindingPlace } from '@parlour/contract/push/kept-binding';
import { answerPage, isKeepable, isPage } from './answer-page.ts';
import { answerFile, filesCache, isFile, keepFiles } from './files.ts';
import { buildOf, forgetPages, keptEdition, pagesCache, takePage } from './kept-pages.ts';
import { keepOfflinePage, offlineCache } from './offline.ts';
import { listenForPushes } from './push.ts';
import { listenForEndedSubscriptions } from './renew-push.ts';
import { worker } from './scope.ts';
import { noteUsed, tellBuild } from './controlled-tabs.ts';

listenForPushes();
listenForEndedSubscriptions();
worker.addEventListener('install', replaceOld);
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  if (isFile(event.request)) event.respondWith(answerFile(event));
  else if (isPage(event.request)) event.respondWith(answerPage(event));
});
worker.addEventListener('message', (event) => {
  const { data, source } = event as {
    data?: { isUsed?: unknown; paths?: unknown; files?: unknown };
    source: unknown;
  };
  if (!(source instanceof WindowClient)) return;
  if (data?.isUsed === true) return noteUsed(source.id);
  event.waitUntil(hear(source, textsOf(data?.paths), textsOf(data?.files)));
});

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Times after the installation at which activation is requested again, in milliseconds. */
const repeatMs = [1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Asks to be activated at once, and again later: Chromium can miss that the old worker has nothing left to do, and would then wait for
 * minutes. A later request makes it look again; one after the activation does nothing.
 */
function replaceOld(): void {
  void worker.skipWaiting();
  for (const ms of repeatMs) setTimeout(() => void worker.skipWaiting(), ms);
}

async function takeOver(): Promise<void> {
  const ours: string[] = [filesCache, pagesCache, offlineCache, bindingPlace.cache];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)),
  );
  const edition = await keptEdition();
  if (edition !== null && buildOf(edition) !== worker.build) await forgetPages();
  await worker.clients.claim();
  const tabs = await worker.clients.matchAll({ type: 'window' });
  for (const tab of tabs) tellBuild(tab, worker.build);
}

/** Handles a page's message: the pages to cache for the next visit, and its loaded files. Sent again after a change of member or language. */
async function hear(tab: WindowClient, paths: string[], files: string[]): Promise<void> {
  for (const path of new Set(paths)) {
    if (isKeepable(new URL(path, worker.location.origin))) await takePage(path);
  }
  const edition = await keptEdition();
  tellBuild(tab, edition === null ? worker.build : buildOf(edition));
  await keepOfflinePage();
  await keepFiles(files);
}
