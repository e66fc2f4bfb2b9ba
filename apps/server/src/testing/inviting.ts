// A merchant where members invite: a member with a code, friends who register by it and play, and a reader of the database.
import { randomUUID } from 'node:crypto';
import { registerMember } from '@parlour/contract/register/calls';
import { referralDetails } from '@parlour/contract/invite/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, forMerchant, type TestMember } from '@parlour/database/testing/fixtures';
import { deliverDueFacts } from '#modules/outbox';
import { handlersOf } from '../facts.ts';
import { gift, openRewards } from './promotions.ts';
import { goodPassword, newName } from './registering.ts';
import type { TestSite } from './test-site.ts';
import { seatPlayer } from './vendor.ts';
import { visit, type Visitor } from './visitor.ts';

const one = 100_000;
type Rule = Extract<PromotionFile['rule'], { kind: 'invite' }>;

/** A promotion for invitations; by default 10.00 for a friend who has played two rounds within a week. */
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

/** Delivers facts until all have been taken. */
export const tellFacts = (site: TestSite) =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now() + 3_600_000),
    onFailure: (error) => {
      throw error;
    },
  });

type ReferralAnswer = {
  referralCode: string;
  friends: Record<string, unknown>[];
  [name: string]: unknown;
};
const inviterFrom = '198.51.100.20';

/** Default settings: a friend counts who staked 1.00 of own money on one day. */
const easy = { 'invite.ownDays': '1', 'invite.ownStakes': '1' };

export async function openInviting(site: TestSite, settings: SettingTexts = {}) {
  const own = { 'limits.registerPerAddress': '1000', ...easy, ...settings };
  const rewards = await openRewards(site, own);
  const { merchant } = rewards;
  const { ownerUrl } = site.urls;
  const read = (text: string) =>
    forMerchant(ownerUrl, merchant.code, (tx) => runStatement(tx, text));
  const inviter = async (traits: Parameters<typeof createMember>[2] = {}) => {
    const member = await createMember(ownerUrl, merchant.code, traits);
    const visitor = visit(site.app, merchant);
    const comeBack = () => visitor.logIn(member, { from: inviterFrom });
    await comeBack();
    const details = async () => (await visitor.call(referralDetails)).value as ReferralAnswer;
    const { referralCode: code } = await details();
    const states = async () => (await details()).friends.map(({ state }) => state);
    return { member, visitor, comeBack, code, details, states };
  };
  type Coming = { by?: Visitor; from?: string; loginDeviceId?: string };
  /** Registers a friend by a code. Returns the member. */
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
  const seated = new Set<string>();
  type Play = { stake?: number; wins?: number; balance?: string };
  /** Plays rounds with a stake. The member gets `balance` the first time. */
  const play = async (
    member: TestMember,
    rounds: number,
    { stake = one, wins = 0, balance = '100' }: Play = {},
  ) => {
    const brings = seated.has(member.id) ? '0' : balance;
    const player = await seatPlayer(site, { merchant, member, balance: brings });
    seated.add(member.id);
    for (let left = rounds; left > 0; left -= 1) {
      const round = randomUUID();
      await player.bet(`b${round}`, stake, { round });
      await player.win([`w${round}`, `b${round}`], wins, { round });
    }
    return player;
  };
  return {
    ...rewards,
    read,
    inviter,
    register,
    play,
    /** Registers a friend by the code who then plays the two rounds. */
    befriend: async (code: string, coming: Coming = {}) => {
      const friend = await register(code, coming);
      await play(friend, 2);
      await tellFacts(site);
      return friend;
    },
  };
}
