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

/** Who shows what comes. It has only one subscription, for one sender. */
export const pushWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

export type Subscribed = {
  /** As JSON. */
  token: string;
  /** It was not there before, or was another sender's. */
  isNew: boolean;
};

/** This browser's subscription for that sender; `senderKey` is a point of P-256 as base64url. Rejects where the browser has no push service. */
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
