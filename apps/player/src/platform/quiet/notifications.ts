// The browser's notifications and its push service, as one small port.

/** Whether it has any; the server, which renders pages too, has none. On an iPhone only a site on the home screen has. */
export const hasNotifications = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

export const notificationPermission = (): NotificationPermission => Notification.permission;

/** Only where somebody just asked for it; it stays `default` where the browser's own question was put aside. */
export const askForNotifications = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (key: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean => {
  const bytes = new Uint8Array(key ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, at) => byte === wanted[at]);
};

const workerScope = '/m/';
/** Longer than it takes to fetch and start the service worker on a slow line. */
const workerWaitMs = 30_000;

/** Who shows what comes. It has only one subscription, for one sender. Rejects where the browser keeps no service worker, as private windows do. */
export async function pushWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no service worker')), workerWaitMs);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** This browser's subscription for that sender, as JSON; null where it has none, or another sender's. Changes nothing. */
export async function findSubscription(senderKey: string): Promise<string | null> {
  const worker = await navigator.serviceWorker.getRegistration(workerScope);
  const known = await worker?.pushManager.getSubscription();
  const isOwn = known && isSame(known.options.applicationServerKey, bytesOf(senderKey));
  return isOwn ? JSON.stringify(known) : null;
}

export type Subscribed = {
  /** As JSON. */
  token: string;
  /** It was not there before, or was another sender's. */
  isNew: boolean;
};

/** This browser's subscription for that sender, made where it has none; `senderKey` is a point of P-256 as base64url. Rejects where the browser has no push service. */
export async function subscribeToPush(senderKey: string): Promise<Subscribed> {
  const { pushManager } = await pushWorker();
  const applicationServerKey = bytesOf(senderKey);
  const known = await pushManager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) {
    return { token: JSON.stringify(known), isNew: false };
  }
  // A merchant's key changed: the browser would refuse a second one.
  await known?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return { token: JSON.stringify(made), isNew: true };
}
