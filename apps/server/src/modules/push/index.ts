// Notifications on members' devices: bound devices, kinds that a member wants, and sending (PUSH). Other modules only write facts.
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import { keepPushesSent, type SendDeps } from './keep-sent.ts';
import { obeyFacts } from './obey-facts.ts';
import { keepChoice, readChoice, readOccasion } from './own-choice.ts';
import {
  bindDevice,
  isDeviceBound,
  setTopic,
  unbindDevice,
  type DeviceDeps,
} from './own-devices.ts';
import { watchServices } from './refusing-services.ts';
import { renewDevice } from './renew-device.ts';
import { removeOldDeliveries } from './store.ts';

export type { PushTexts } from './payload.ts';

type Deps = DeviceDeps & Omit<SendDeps, 'findMerchant' | 'services'> & { merchants: Merchants };

const dayMs = 24 * 3_600_000;

export function pushModule({ merchants, ...rest }: Deps): ServerModule {
  const services = watchServices();
  const deps = { ...rest, findMerchant: merchants.findByCode, services };
  return {
    name: 'push',
    calls: {
      bindWebToken: (input, call) => bindDevice(call, input, deps),
      unbindWebToken: ({ token }, call) => unbindDevice(call, token, deps),
      checkPushDevice: ({ token }, call) => isDeviceBound(call, token, deps),
      renewPushDevice: (input, call) => renewDevice(call, input, deps),
      subscribeTopic: ({ token }, call) => setTopic(call, { token, hearsAll: true }, deps),
      unsubscribeTopic: ({ token }, call) => setTopic(call, { token, hearsAll: false }, deps),
      pushChoice: (_input, call) => readChoice(call, deps),
      pushOccasion: (_input, call) => readOccasion(call, deps),
      choosePush: ({ wanted }, call) => keepChoice(call, wanted, deps),
    },
    handles: obeyFacts(deps),
    work: [keepPushesSent(deps)],
    // A fact that is delivered again within this time finds its deliveries and makes no new ones.
    expires: [{ keptMs: 7 * dayMs, remove: removeOldDeliveries }],
  };
}
