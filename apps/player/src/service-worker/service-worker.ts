// The service worker at /m/sw.js (decision 090). Files of the build are kept once they were asked for. A page that was opened before comes
// from here at once, and the server is asked at the same moment whether it is still of now. Calls, and addresses that carry
// anything, are left to the network.
import { bindingPlace } from '@parlour/contract/push/kept-binding';
import { answerPage, isKeepable, isPage } from './answer-page.ts';
import { answerFile, filesCache, isFile, keepFiles } from './files.ts';
import { buildOf, forgetPages, keptEdition, pagesCache, takePage } from './kept-pages.ts';
import { keepOfflinePage, offlineCache } from './offline.ts';
import { listenForPushes } from './push.ts';
import { listenForEndedSubscriptions } from './renew-push.ts';
import { worker } from './scope.ts';
import { tellBuild } from './tabs.ts';

listenForPushes();
listenForEndedSubscriptions();
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  if (isFile(event.request)) event.respondWith(answerFile(event));
  else if (isPage(event.request)) event.respondWith(answerPage(event));
});
worker.addEventListener('message', (event) => {
  const { data, source } = event as {
    data?: { paths?: unknown; files?: unknown };
    source: unknown;
  };
  if (!(source instanceof WindowClient)) return;
  event.waitUntil(hear(source, textsOf(data?.paths), textsOf(data?.files)));
});

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

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

/** A page says which pages are to be kept for the next visit, and which files it has. It does so again when who reads it, or its language, has changed. */
async function hear(tab: WindowClient, paths: string[], files: string[]): Promise<void> {
  for (const path of new Set(paths)) {
    if (isKeepable(new URL(path, worker.location.origin))) await takePage(path);
  }
  const edition = await keptEdition();
  tellBuild(tab, edition === null ? worker.build : buildOf(edition));
  await keepOfflinePage();
  await keepFiles(files);
}
