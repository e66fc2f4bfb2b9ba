// This device's binding: told to the server once for each session, and again after a week (PUSH-03, SESS-02).
import { bindWebToken, subscribeTopic, unbindWebToken } from '@parlour/contract/push/calls';
import { refreshMs, type PushPlatform } from '@parlour/contract/push/kinds';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { subscribeToPush } from '#platform/quiet/notifications.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';

/** What this tab's session bound. */
const tokenKey = 'FCM_webToken';
/** Epoch milliseconds of the last binding. */
const boundAtKey = 'pushBoundAt';
/** Not asked again in this tab. */
export const skipKey = 'FCM_skipNotification';
/** On this device the member turned them off: the browser's permission alone turns nothing on then. */
export const offKey = 'pushOff';

/** FCM's SDK has registered this browser once. */
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
      deviceStorage.write(fcmKnownKey, '1');
      return { token, platform: 'FCM' };
    }
  }
  return { token: (await subscribeToPush(vapidKey)).token, platform: 'WEBPUSH' };
}

/** Nothing where it is bound already. Rejects where the browser or the server refuses. */
export async function bindOwnDevice(foundation: Foundation): Promise<void> {
  const { boot, api, tabStorage, deviceStorage } = foundation;
  const { push } = boot.status.info;
  if (!push) return;
  const { token, platform } = await identifyDevice(push, deviceStorage);
  const isFresh = Date.now() - Number(deviceStorage.read(boundAtKey)) < refreshMs;
  if (isFresh && tabStorage.read(tokenKey) === token) return;
  const deviceId = getDeviceId(deviceStorage);
  await api(bindWebToken, { token, deviceId, platform }, quietly);
  await api(subscribeTopic, { token, topic: 'ALL' }, quietly);
  tabStorage.write(tokenKey, token);
  deviceStorage.write(boundAtKey, String(Date.now()));
  deviceStorage.remove(offKey);
}

export async function unbindOwnDevice(foundation: Foundation): Promise<void> {
  const { boot, api, tabStorage, deviceStorage } = foundation;
  const { push } = boot.status.info;
  if (!push) return;
  const token = tabStorage.read(tokenKey) ?? (await identifyDevice(push, deviceStorage)).token;
  await api(unbindWebToken, { token }, quietly);
  forgetBinding(foundation);
  deviceStorage.write(offKey, '1');
}

/** The session that bound it is over, and with it the binding. */
export const forgetBinding = ({ tabStorage, deviceStorage }: Foundation): void => {
  tabStorage.remove(tokenKey);
  deviceStorage.remove(boundAtKey);
};
