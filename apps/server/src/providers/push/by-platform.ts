// Sends each notification through the push service of its device.
import type { Outbound } from '../outbound.ts';
import { createFcm } from './fcm.ts';
import type { PushProvider } from './push.ts';
import { createWebPush } from './web-push.ts';

type Options = {
  outbound: Outbound;
  secretKey: Buffer;
  clock: () => Date;
};

export function createPush(options: Options): PushProvider {
  const webPush = createWebPush(options);
  const services = { WEBPUSH: webPush, FCM: createFcm(options) };
  return {
    publicKey: webPush.publicKey,
    identify: (target, hosts) => services[target.platform].identify(target, hosts),
    serviceOf: (target, sender) => services[target.platform].serviceOf(target, sender),
    send: (sender, target, message) => services[target.platform].send(sender, target, message),
  };
}
