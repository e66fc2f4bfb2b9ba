// This device's binding: told to the server once for each session, again after a week, and whenever the browser or the server has lost it (PUSH-03, SESS-02).
import {
  bindWebToken,
  checkPushDevice,
  subscribeTopic,
  unbindWebToken,
} from '@parlour/contract/push/calls';
import { bindingPlace, type KeptBinding } from '@parlour/contract/push/kept-binding';
import { refreshMs, type PushPlatform } from '@parlour/contract/push/kinds';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import {
  findSubscription,
  notificationPermission,
  subscribeToPush,
} from '#platform/quiet/notifications.ts';
import { removeWorkerNote, writeWorkerNote } from '#platform/quiet/worker-note.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';

/** What this tab's session bound. */
const tokenKey = 'FCM_webToken';
/** Epoch milliseconds of the last binding. */
const boundAtKey = 'pushBoundAt';
/** Not asked again in this tab. */
export const skipKey = 'FCM_skipNotification';
/** On this device the member turned them off: the browser's permission alone turns nothing on then. */
const offKey = 'pushOff';

/** The id by which FCM's SDK has registered this browser. */
const fcmKnownKey = 'fcmKnown';

type PushKeys = NonNullable<SiteStatus['info']['push']>;

const quietly = { teller: 'nobody' } as const;

type Device = { token: string; platform: PushPlatform };

/** By FCM where the merchant has a project there, and this browser all that its SDK needs; else by the browser's own push service. */
async function identifyDevice(
  { vapidKey, fcm }: PushKeys,
  deviceStorage: Foundation['deviceStorage'],
): Promise<Device> {
  if (fcm) {
    const { registerAtFcm } = await import('./fcm.ts');
    const token = await registerAtFcm(fcm, deviceStorage.read(fcmKnownKey) !== null);
    if (token !== null) {
      deviceStorage.write(fcmKnownKey, token);
      return { token, platform: 'FCM' };
    }
  }
  return { token: (await subscribeToPush(vapidKey)).token, platform: 'WEBPUSH' };
}

/** Allowed by the browser, and not turned off here. */
export const isPushWanted = ({ deviceStorage }: Foundation): boolean =>
  notificationPermission() === 'granted' && deviceStorage.read(offKey) === null;

/** Keeps what the service worker needs to bind by itself. It has nothing of FCM's SDK: there the next visit binds. */
const leaveForWorker = ({ token, platform }: Device, senderKey: string): Promise<void> =>
  platform === 'WEBPUSH'
    ? writeWorkerNote(bindingPlace, { token, senderKey } satisfies KeptBinding)
    : removeWorkerNote(bindingPlace);

/** Asks the server whether the device is bound: it may have removed one that did not answer, and another session may have bound it. A gateway of others is not asked: no, then. */
const isBoundAtServer = ({ api }: Foundation, token: string): Promise<boolean> =>
  api(checkPushDevice, { token }, quietly).then(
    ({ isBound }) => isBound,
    () => false,
  );

async function makeSure(foundation: Foundation, push: PushKeys): Promise<void> {
  const { api, tabStorage, deviceStorage } = foundation;
  const device = await identifyDevice(push, deviceStorage);
  const { token, platform } = device;
  const isFresh = Date.now() - Number(deviceStorage.read(boundAtKey)) < refreshMs;
  const isKnown = isFresh && tabStorage.read(tokenKey) === token;
  if (isKnown && (await isBoundAtServer(foundation, token))) return;
  const deviceId = getDeviceId(deviceStorage);
  await api(bindWebToken, { token, deviceId, platform }, quietly);
  await api(subscribeTopic, { token, topic: 'ALL' }, quietly);
  tabStorage.write(tokenKey, token);
  deviceStorage.write(boundAtKey, String(Date.now()));
  await leaveForWorker(device, push.vapidKey);
}

/** One at a time: whoever asks while it is under way gets the same. */
const makeBinding = (foundation: Foundation) => {
  let running: Promise<void> | null = null;
  return (push: PushKeys): Promise<void> => {
    running ??= makeSure(foundation, push).finally(() => {
      running = null;
    });
    return running;
  };
};

/** Resolves when the browser has a subscription with the merchant's key and the server says that it tells this session's member by it; makes what is missing. Rejects where the browser or the server refuses. */
export async function bindOwnDevice(foundation: Foundation): Promise<void> {
  const { push } = foundation.boot.status.info;
  if (!push) return;
  await foundation.keep(makeBinding)(push);
  foundation.deviceStorage.remove(offKey);
}

/** What the server may know this browser by, without asking anybody for a new subscription. */
async function findOwnTokens(
  { vapidKey, fcm }: PushKeys,
  { tabStorage, deviceStorage }: Foundation,
): Promise<string[]> {
  const found = [
    tabStorage.read(tokenKey),
    fcm ? deviceStorage.read(fcmKnownKey) : null,
    await findSubscription(vapidKey),
  ];
  return [...new Set(found.filter((token) => token !== null))];
}

export async function unbindOwnDevice(foundation: Foundation): Promise<void> {
  const { boot, api, deviceStorage } = foundation;
  const { push } = boot.status.info;
  if (!push) return;
  for (const token of await findOwnTokens(push, foundation)) {
    await api(unbindWebToken, { token }, quietly);
  }
  forgetBinding(foundation);
  deviceStorage.write(offKey, '1');
}

/** The session that bound it is over, and with it the binding. */
export const forgetBinding = ({ tabStorage, deviceStorage }: Foundation): void => {
  tabStorage.remove(tokenKey);
  deviceStorage.remove(boundAtKey);
  void removeWorkerNote(bindingPlace);
};
