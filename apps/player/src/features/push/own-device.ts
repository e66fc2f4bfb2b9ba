// The push binding of this device: sent to the server once for each session, again after a week, and whenever the browser or the server
// has lost it (PUSH-03, SESS-02).
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

/** Storage key of the token that this tab's session bound. */
const tokenKey = 'FCM_webToken';
/** Storage key of the time of the last binding, in epoch milliseconds. */
const boundAtKey = 'pushBoundAt';
/** Storage key of the note that the member is not asked again in this tab. */
export const skipKey = 'FCM_skipNotification';
/** Storage key of the note that the member turned notifications off on this device, although the browser permits them. */
const offKey = 'pushOff';

/** Storage key of the id by which FCM's SDK has registered this browser. */
const fcmKnownKey = 'fcmKnown';

type PushKeys = NonNullable<SiteStatus['info']['push']>;

const quietly = { teller: 'nobody' } as const;

type Device = { token: string; platform: PushPlatform };

/** Subscribes by FCM if the merchant has a project there and the browser supports its SDK, else by the browser's own push service. */
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

/** True if the browser permits notifications and the member has not turned them off here. */
export const isPushWanted = ({ deviceStorage }: Foundation): boolean =>
  notificationPermission() === 'granted' && deviceStorage.read(offKey) === null;

/** Stores what the service worker needs to bind by itself. It has no FCM SDK, so an FCM device is bound at the next visit. */
const leaveForWorker = ({ token, platform }: Device, senderKey: string): Promise<void> =>
  platform === 'WEBPUSH'
    ? writeWorkerNote(bindingPlace, { token, senderKey } satisfies KeptBinding)
    : removeWorkerNote(bindingPlace);

/**
 * Whether the server has the binding. It may have removed a device that did not answer, and another session may have bound it.
 * False if the call fails, as on a third-party gateway, which does not have it.
 */
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

/** Returns a function that binds the device. Calls during a binding share its promise. */
const makeBinding = (foundation: Foundation) => {
  let running: Promise<void> | null = null;
  return (push: PushKeys): Promise<void> => {
    running ??= makeSure(foundation, push).finally(() => {
      running = null;
    });
    return running;
  };
};

/**
 * Makes sure that the browser has a subscription with the merchant's key and that the server uses it for this session's member.
 * Rejects if the browser or the server refuses.
 */
export async function bindOwnDevice(foundation: Foundation): Promise<void> {
  const { push } = foundation.boot.status.info;
  if (!push) return;
  await foundation.keep(makeBinding)(push);
  foundation.deviceStorage.remove(offKey);
}

/** The tokens by which the server may know this browser, without making a new subscription. */
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

/** Removes the binding's local notes, because the session that bound the device is over. */
export const forgetBinding = ({ tabStorage, deviceStorage }: Foundation): void => {
  tabStorage.remove(tokenKey);
  deviceStorage.remove(boundAtKey);
  void removeWorkerNote(bindingPlace);
};
