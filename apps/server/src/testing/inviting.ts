// A merchant where members invite: who has a code, friends who come by it and play, and what the database then holds.
import { randomUUID } from 'node:crypto';
import { registerMember } from '@parlour/contract/register/calls';
import { referralDetails } from '@parlour/contract/invite/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMember, forMerchant, type TestMember } from '@parlour/database/testing/fixtures';
import { sql } from 'drizzle-orm';
import { deliverDueFacts } from '#modules/outbox';
import { handlersOf } from '../facts.ts';
import { gift, openRewards } from './promotions.ts';
import { goodPassword, newName } from './registering.ts';
import type { TestSite } from './test-site.ts';
import { seatPlayer } from './vendor.ts';
import { visit, type Visitor } from './visitor.ts';

const one = 100_000;
type Rule = Extract<PromotionFile['rule'], { kind: 'invite' }>;

/** 10.00 for a friend who has played two rounds within a week: what is not said. */
export const invite = (rule: Partial<Rule> = {}, over: Partial<PromotionFile> = {}) =>
  gift({
    code: 'friends',
    type: 'REFERRAL',
    texts: { EN: { title: 'Invite friends', line: 'Ten for you', terms: '<p>One each.</p>' } },
    rule: {
      kind: 'invite',
      friend: { does: 'rounds', target: 2 },
      withinDays: 7,
      reward: { kind: 'cash', amount: '10' },
      ...rule,
    },
    ...over,
  });

/** Until every fact was taken. */
export const tellFacts = (site: TestSite) =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now() + 3_600_000),
    onFailure: (error) => {
      throw error;
    },
  });

type Told = { referralCode: string; friends: Record<string, unknown>[]; [name: string]: unknown };
const inviterFrom = '198.51.100.20';

export async function openInviting(site: TestSite, settings: SettingTexts = {}) {
  const rewards = await openRewards(site, { 'limits.registerPerAddress': '1000', ...settings });
  const { merchant } = rewards;
  const { ownerUrl } = site.urls;
  const read = async (text: string) =>
    forMerchant(ownerUrl, merchant.code, async (tx) => (await tx.execute(sql.raw(text))).rows);
  const inviter = async (traits: Parameters<typeof createMember>[2] = {}) => {
    const member = await createMember(ownerUrl, merchant.code, traits);
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member, { from: inviterFrom });
    const details = async () => (await visitor.call(referralDetails)).value as Told;
    const { referralCode: code } = await details();
    const states = async () => (await details()).friends.map(({ state }) => state);
    return { member, visitor, code, details, states };
  };
  type Coming = { by?: Visitor; from?: string; loginDeviceId?: string };
  /** Registers a friend by a code; the member as tests know one. */
  const register = async (
    referralCode: string,
    { by = visit(site.app, merchant), from = '203.0.113.7', ...typed }: Coming = {},
  ): Promise<TestMember> => {
    const username = newName();
    const passwords = { password: goodPassword, confirmPassword: goodPassword };
    const form = { username, ...passwords, loginDeviceId: randomUUID(), referralCode, ...typed };
    const { value } = await by.call(registerMember, form, { from });
    return { id: String(value['id']), username, password: goodPassword };
  };
  /** So many rounds with a stake. */
  const play = async (member: TestMember, rounds: number) => {
    const { bet, win } = await seatPlayer(site, { merchant, member });
    for (let at = 0; at < rounds; at += 1) {
      const round = `${member.id}-${at}`;
      await bet(`b${round}`, one, { round });
      await win([`w${round}`, `b${round}`], 0, { round });
    }
  };
  return {
    ...rewards,
    read,
    inviter,
    register,
    play,
    /** A friend who came by the code and has done it. */
    befriend: async (code: string, coming: Coming = {}) => {
      const friend = await register(code, coming);
      await play(friend, 2);
      await tellFacts(site);
      return friend;
    },
  };
}
