// Takes the place of a service worker that is not wanted any more: clears what it kept, ends itself and opens its tabs anew, from the network.
// One that comes newly, because a page asked for it, controls no tab, so nothing is opened again and again.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const tabs = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.allSettled(tabs.map((tab) => tab.navigate(tab.url)));
}
