// The browser's notifications and its push service as a small interface.

/** Whether the browser has push notifications. The server has none; an iPhone has them only for a site on the home screen. */
export const hasNotifications = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && 'PushManager' in globalThis;

export const notificationPermission = (): NotificationPermission => Notification.permission;

/** Asks for permission; only after the reader requested it. The result stays `default` if the browser's question was dismissed. */
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
/** Longest wait for the service worker, in milliseconds: more than its loading takes on a slow connection. */
const workerWaitMs = 30_000;

/** Returns the registration, which has one subscription, for one sender. Rejects if there is no service worker, as in private windows. */
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

/** Returns this browser's subscription for a sender as JSON; null without one. Makes none. */
export async function findSubscription(senderKey: string): Promise<string | null> {
  const worker = await navigator.serviceWorker.getRegistration(workerScope);
  const known = await worker?.pushManager.getSubscription();
  const isOwn = known && isSame(known.options.applicationServerKey, bytesOf(senderKey));
  return isOwn ? JSON.stringify(known) : null;
}

export type SubscriptionResult = {
  /** The subscription as JSON. */
  token: string;
  /** Whether the subscription was made now, because there was none or it was another sender's. */
  isNew: boolean;
};

/**
 * Returns this browser's subscription for a sender, and makes one if needed; `senderKey` is a point of P-256 as base64url. Rejects if
 * the browser has no push service.
 */
export async function subscribeToPush(senderKey: string): Promise<SubscriptionResult> {
  const { pushManager } = await pushWorker();
  const applicationServerKey = bytesOf(senderKey);
  const known = await pushManager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) {
    return { token: JSON.stringify(known), isNew: false };
  }
  // The merchant's key has changed: the browser would refuse a second subscription.
  await known?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return { token: JSON.stringify(made), isNew: true };
}
