// A stand-in for SMS vendors: accepts messages as Twilio and as Vonage do, and stores them for people and tests to read (vendors.md 2).
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Accounts } from '../accounts.ts';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { tellSender } from './callback.ts';
import { messagesApi } from './messages-api.ts';
import { smsInbox } from './store.ts';
import { commonTriggers, twilioTriggers } from './triggers.ts';
import { vonageApi } from './vonage/send-api.ts';
import { vonageTriggers } from './vonage/triggers.ts';

export const sms: StandIn = {
  name: 'sms',
  title: 'SMS',
  about: 'Messages to phones, and what becomes of them',
  icon: 'message',
  triggerField: 'To in Messages.json, to in sms/json',
  triggers: [
    ...twilioTriggers,
    ...vonageTriggers.map((each) => ({ ...each, input: `Vonage: ${each.input}` })),
    ...commonTriggers,
  ],
  messages: smsInbox,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait; account: Accounts['sms'] };

export async function smsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const observe = (api: FastifyInstance): void => {
    recordCalls(api, { ...deps, standIn: sms.name });
    meetFaults(api, { ...deps, standIn: sms.name });
  };
  await app.register(
    async (api) => {
      observe(api);
      messagesApi(api, { ...deps, tell: tellSender(deps.account.authToken) });
    },
    { prefix: '/2010-04-01' },
  );
  await app.register(
    async (api) => {
      observe(api);
      vonageApi(api, deps);
    },
    { prefix: '/vonage' },
  );
}
