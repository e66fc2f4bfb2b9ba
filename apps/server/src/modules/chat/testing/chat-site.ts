// A site with merchants that have the chat, members in it, and the team, for tests.
import { randomUUID } from 'node:crypto';
import {
  beginTalk,
  listTalkMessages,
  listTalks,
  sendTalkMessage,
  unreadChat,
} from '@parlour/contract/chat/calls';
import { openDatabase } from '@parlour/database/connection';
import type { NotedChange } from '@parlour/database/noted-changes';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { staffCaller } from '#http/staff/staff-caller';
import { startTestSite } from '../../../testing/test-site.ts';
import { visit, type Visitor } from '../../../testing/visitor.ts';
import { chatStaff } from '../staff.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const chatOn = { 'flags.CBS3': 'on' };

export type ChatSeat = { merchant: TestMerchant; member: TestMember; visitor: Visitor };
type ChatVisitor = Pick<ChatSeat, 'visitor'>;
type ListedMessage = { id: string; text: string; from: string; isRead: boolean };
type ListedTalk = { messages: ListedMessage[]; hasEarlier: boolean };

export const begin = async ({ visitor }: ChatVisitor, over: object = {}): Promise<string> =>
  String((await visitor.call(beginTalk, { subject: 'A ticket', ...over })).value['id']);
export const send = ({ visitor }: ChatVisitor, id: string, over: object = {}) =>
  visitor.call(sendTalkMessage, { id, clientId: randomUUID(), text: 'Hello', ...over });
export const messagesOf = async ({ visitor }: ChatVisitor, id: string, over: object = {}) =>
  (await visitor.call(listTalkMessages, { id, ...over })).value as unknown as ListedTalk;
export const textsOf = async (seat: ChatVisitor, id: string, over: object = {}) =>
  (await messagesOf(seat, id, over)).messages.map(({ text }) => text);
export const talksOf = async ({ visitor }: ChatVisitor) =>
  (await visitor.call(listTalks)).value['talks'] as Record<string, unknown>[];
export const unreadOf = async ({ visitor }: ChatVisitor) =>
  (await visitor.call(unreadChat)).value['unReadCount'];

export async function openChatSite(options: Parameters<typeof startTestSite>[0] = {}) {
  const site = await startTestSite(options);
  const staff = openDatabase({ url: site.urls.staffUrl });

  async function openMerchant(settings: Record<string, string> = chatOn): Promise<TestMerchant> {
    const merchant = await createMerchant(site.urls.ownerUrl, settings);
    await site.merchants.reload();
    return merchant;
  }
  async function sit(merchant: TestMerchant, traits: object = {}): Promise<ChatSeat> {
    const member = await createMember(site.urls.ownerUrl, merchant.code, { ...traits });
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member);
    return { merchant, member, visitor };
  }
  /** A person of the team. */
  const team = (actorName = 'anna') =>
    staffCaller(chatStaff({ database: staff, clock: () => new Date(site.now()) }), {
      by: { actor: 'operator', actorName },
    });
  return {
    site,
    /** Collects what is told of a merchant's members, by the server and by the team. */
    hearChanges: ({ merchant }: Pick<ChatSeat, 'merchant'>): NotedChange[] => {
      const told: NotedChange[] = [];
      for (const { hearChanges } of [site.database, staff]) {
        hearChanges((code, changes) => {
          if (code === merchant.code) told.push(...changes);
        });
      }
      return told;
    },
    openMerchant,
    sit,
    team,
    asOwner: ({ merchant }: Pick<ChatSeat, 'merchant'>, text: string, values: unknown[]) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) => runStatement(tx, text, values)),
    answer: ({ merchant: { code } }: ChatSeat, id: string, text: string) =>
      team().answerTalk({ merchant: code, id, clientId: randomUUID(), text }),
    closeTalk: ({ merchant: { code } }: ChatSeat, id: string) =>
      team().closeTalk({ merchant: code, id }),
    close: async () => {
      await staff.close();
      await site.close();
    },
  };
}
