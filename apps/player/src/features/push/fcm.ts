// Firebase Cloud Messaging by its own SDK, loaded if a member has agreed and the merchant has a project there (PUSH-03). Our service worker
// shows the messages, so nothing of the SDK runs in it.
import { getApps, initializeApp } from '@firebase/app';
import {
  getMessaging,
  isSupported,
  onRegistered,
  register,
  unregister,
  type Messaging,
} from '@firebase/messaging';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { pushWorker, subscribeToPush } from '#platform/quiet/notifications.ts';

type Project = NonNullable<NonNullable<SiteStatus['info']['push']>['fcm']>;

/** The name of the Firebase app, so that it differs from that of the sign-in page. */
const appName = 'push';

/**
 * Registers this browser at FCM and returns the id of its installation; null if the browser lacks what the SDK needs. Rejects if the
 * service cannot be reached. `isKnown`: this browser was registered before.
 */
export async function registerAtFcm(
  { vapidKey, ...project }: Project,
  isKnown: boolean,
): Promise<string | null> {
  if (!(await isSupported())) return null;
  const app = getApps().find(({ name }) => name === appName) ?? initializeApp(project, appName);
  const messaging = getMessaging(app);
  // The SDK would use any existing subscription, also that of another sender, so one with this key is made first.
  const { isNew } = await subscribeToPush(vapidKey);
  // The SDK registers only once a week. A new subscription is not the registered one, so the old registration is removed.
  if (isNew && isKnown) await unregister(messaging).catch(() => undefined);
  return registerWorker(messaging, vapidKey);
}

async function registerWorker(messaging: Messaging, vapidKey: string): Promise<string> {
  let fid: string | undefined;
  const stop = onRegistered(messaging, (told) => {
    fid = told;
  });
  try {
    await register(messaging, { vapidKey, serviceWorkerRegistration: await pushWorker() });
  } finally {
    stop();
  }
  if (fid === undefined) throw new Error('FCM registered without an id');
  return fid;
}
