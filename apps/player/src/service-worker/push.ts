// Notifications: what comes is shown, and a click opens its page of the site (PUSH-04).
import type { PushPayload } from '@parlour/contract/push/kinds';
import { worker } from './scope.ts';

export function listenForPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = { path: '/m/home', ...(event.notification.data as { path?: string } | null) };
    event.waitUntil(open(path));
  });
}

/** A browser takes the permission away from a site that shows nothing, so what cannot be read is shown as a plain sign of life. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag, language, direction } = read(data);
  await worker.registration.showNotification(title ?? worker.location.hostname, {
    ...(body && { body }),
    ...(tag && { tag }),
    ...(language && { lang: language }),
    dir: direction ?? 'auto',
    // Android shows no SVG.
    icon: '/m/icon-192.png',
    data: { path: path ?? '/m/home' },
  });
}

type Envelope = { fcmMessageId?: string; data?: Partial<PushPayload> };

/** FCM puts what was sent into an envelope of its own. */
function read(data: PushMessageData | null): Partial<PushPayload> {
  try {
    const told = (data?.json() ?? {}) as Partial<PushPayload> & Envelope;
    return told.fcmMessageId === undefined ? told : (told.data ?? {});
  } catch {
    return {};
  }
}

/** A page of our own, whatever was sent; in a tab that is open already, if there is one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  const isOwn = url.origin === worker.location.origin && url.pathname.startsWith('/m/');
  const address = isOwn ? url.href : new URL('/m/home', worker.location.origin).href;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [tab] = tabs;
  if (!tab) {
    await worker.clients.openWindow(address);
    return;
  }
  // A browser may refuse both: the one where nobody clicked, the other in a tab that an older worker has.
  await tab.focus().catch(() => undefined);
  if (tab.url === address) return;
  await tab.navigate(address).catch(() => worker.clients.openWindow(address));
}
