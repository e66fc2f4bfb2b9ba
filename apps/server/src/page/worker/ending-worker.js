// Replaces a service worker that is no longer wanted: clears its caches, unregisters itself and reloads its tabs from the network.
// A newly registered one controls no tab, so it causes no loop of reloads.
self.addEventListener('install', replaceOld);
self.addEventListener('activate', (event) => event.waitUntil(end()));

/**
 * Asks to be activated at once, and again later: Chromium can miss that the old worker has nothing left to do, and would then wait for
 * minutes. A later request makes it look again; one after the activation does nothing.
 */
function replaceOld() {
  self.skipWaiting();
  for (const seconds of [1, 2, 4, 8, 16]) setTimeout(() => self.skipWaiting(), seconds * 1_000);
}

async function end() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const tabs = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.allSettled(tabs.map((tab) => tab.navigate(tab.url)));
}
