// The service worker at /m/sw.js: keeps the build's files, whose names carry a hash of their content, and touches nothing else.
// Pages and calls always go to the network: what is a visitor's own is never kept here.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const kept = 'parlour-assets-1';
/** Enough for three builds; older files go first. */
const most = 400;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isAsset = origin === self.location.origin && pathname.startsWith('/m/assets/');
  if (method === 'GET' && isAsset) event.respondWith(fromCache(event.request));
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(kept);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    await forgetOldest(cache);
  }
  return fresh;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - most)).map((each) => cache.delete(each)),
  );
}
