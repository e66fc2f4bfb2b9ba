// Firebase Cloud Messaging by its own SDK, fetched where a member has agreed and the merchant has a project there (PUSH-03). What comes is shown by our service worker, so nothing of the SDK runs in it.
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

/** Beside the one of the sign-in page. */
const appName = 'push';

/** The id of this browser's installation, by which FCM tells it; null where the browser lacks what the SDK needs. Rejects where the service cannot be reached. `isKnown`: this browser was registered before. */
export async function registerAtFcm(
  { vapidKey, ...project }: Project,
  isKnown: boolean,
): Promise<string | null> {
  if (!(await isSupported())) return null;
  const app = getApps().find(({ name }) => name === appName) ?? initializeApp(project, appName);
  const messaging = getMessaging(app);
  // The SDK takes whatever subscription there is, another sender's too.
  const { isNew } = await subscribeToPush(vapidKey);
  // And it asks once a week only: what it registered was another subscription.
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
