// A site that sends notifications, and the sandbox that receives them.
import { randomUUID } from 'node:crypto';
import { bindWebToken } from '@parlour/contract/push/calls';
import type { PushPlatform } from '@parlour/contract/push/kinds';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit, type Visitor } from '../../../testing/visitor.ts';

export type EnteredMember = { visitor: Visitor; member: TestMember; merchant: TestMerchant };

type PushEndpoint = { token: string; memberId: string; hearsAll: boolean };
type PushDelivery = { dueAt: Date; endedAt: Date | null };

export type PushStage = {
  site: TestSite;
  sandbox: TestSandbox;
  openMerchant: (settings?: Record<string, string>) => Promise<TestMerchant>;
  /** Logs a member in. */
  enter: (merchant: TestMerchant, known?: TestMember) => Promise<EnteredMember>;
  bind: (by: Visitor, token: string, platform?: PushPlatform) => ReturnType<Visitor['call']>;
  /** Delivers the fact that the team answered a message of the member. */
  tellAnswered: (entered: EnteredMember, id?: string) => Promise<void>;
  /** Runs the module's work once. */
  send: () => Promise<void>;
  pass: (ms: number) => void;
  /** Messages that the device received, newest first, as the service worker gets them. */
  inbox: <T>(to: string) => Promise<T[]>;
  endpoints: (code: string) => Promise<PushEndpoint[]>;
  deliveries: (code: string) => Promise<PushDelivery[]>;
  close: () => Promise<void>;
};

export async function openPushStage(): Promise<PushStage> {
  const sandbox = await startTestSandbox();
  const site = await startTestSite({ outboundAllow: [sandbox.origin] });
  const { ownerUrl } = site.urls;
  const moduleOf = () => site.modules.find(({ name }) => name === 'push');
  return {
    site,
    sandbox,
    openMerchant: async (settings = {}) => {
      const on = { 'push.enabled': 'on', 'push.hosts': sandbox.origin };
      const merchant = await createMerchant(ownerUrl, { ...on, ...settings });
      await site.merchants.reload();
      return merchant;
    },
    enter: async (merchant, known) => {
      const member = known ?? (await createMember(ownerUrl, merchant.code));
      const visitor = visit(site.app, merchant);
      await visitor.logIn(member);
      return { visitor, member, merchant };
    },
    bind: (by, token, platform = 'WEBPUSH') =>
      by.call(bindWebToken, { token, deviceId: 'a-device', platform }),
    tellAnswered: async ({ member, merchant }, id = randomUUID()) => {
      await moduleOf()?.handles?.['feedback.answered']?.({
        id,
        name: 'feedback.answered',
        merchantCode: merchant.code,
        memberId: member.id,
        at: new Date(site.now()),
        about: { feedbackId: randomUUID() },
      });
    },
    send: async () => {
      for (const each of moduleOf()?.work ?? []) await each.run(new AbortController().signal);
    },
    pass: (ms) => {
      site.pass(ms);
      sandbox.pass(ms);
    },
    inbox: async <T>(to: string) => {
      const found = await sandbox.ask('GET', `/push/inbox?to=${to}`);
      const { messages } = found.json() as { messages: { body: string }[] };
      return messages.map(({ body }) => JSON.parse(body) as T);
    },
    endpoints: (code) =>
      forMerchant(ownerUrl, code, (tx) =>
        runStatement<PushEndpoint>(
          tx,
          'select token, member_id as "memberId", hears_all as "hearsAll" from push_endpoint',
        ),
      ),
    deliveries: (code) =>
      forMerchant(ownerUrl, code, (tx) =>
        runStatement<PushDelivery>(
          tx,
          'select source, kind, about, due_at as "dueAt", tries, ended_at as "endedAt" from push_delivery',
        ),
      ),
    close: async () => {
      await site.close();
      await sandbox.close();
    },
  };
}
