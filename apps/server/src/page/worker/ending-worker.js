// Replaces a service worker that is no longer wanted: clears its caches, unregisters itself and reloads its tabs from the network.
// A newly registered one controls no tab, so it causes no loop of reloads.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const tabs = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.allSettled(tabs.map((tab) => tab.navigate(tab.url)));
}
