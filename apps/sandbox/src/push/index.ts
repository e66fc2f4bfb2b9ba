// A stand-in for the push services of browsers, and for FCM: creates subscriptions as a browser does, checks senders, and decrypts messages (vendors.md 6).
import type { FastifyInstance } from 'fastify';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { openFcm } from './fcm/index.ts';
import { pushInbox } from './store.ts';
import { pushTriggers } from './triggers.ts';
import { subscriptionApi, webPushApi, type PushDeps } from './web-push-api.ts';

export const push: StandIn = {
  name: 'push',
  title: 'Push',
  about: 'Notifications to browsers, opened as the browser would',
  icon: 'message',
  triggerField: 'the id of the subscription, the end of its endpoint',
  triggers: pushTriggers,
  messages: pushInbox,
};

export async function pushRoutes(
  app: FastifyInstance,
  deps: PushDeps & { wait: Wait },
): Promise<void> {
  const fcm = openFcm(deps);
  await app.register(async (api) => subscriptionApi(api, deps));
  await app.register(fcm.console);
  await app.register(async (api) => {
    recordCalls(api, { ...deps, standIn: push.name });
    meetFaults(api, { ...deps, standIn: push.name });
    webPushApi(api, deps);
    await fcm.api(api);
  });
}
