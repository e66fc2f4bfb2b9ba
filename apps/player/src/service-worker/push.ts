// Push notifications: shows each message, and opens its page at a click (PUSH-04).
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

/** Shows a notification. An unreadable message gets a plain one, because browsers withdraw the permission from a site that shows nothing. */
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

/** Reads the payload, which FCM puts into an envelope. */
function read(data: PushMessageData | null): Partial<PushPayload> {
  try {
    const told = (data?.json() ?? {}) as Partial<PushPayload> & Envelope;
    return told.fcmMessageId === undefined ? told : (told.data ?? {});
  } catch {
    return {};
  }
}

/** Opens a page of this site, and home for any other path; in an open tab, if there is one. */
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
  // A browser may refuse both: focus without a click, and navigation in a tab that an older worker controls.
  await tab.focus().catch(() => undefined);
  if (tab.url === address) return;
  await tab.navigate(address).catch(() => worker.clients.openWindow(address));
}
