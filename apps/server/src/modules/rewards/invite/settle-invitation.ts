// Checks at each fact of a friend whether the friend has fulfilled the invitation with own money.
// If so, inviter and friend get their rewards: ready to be claimed, or withheld if staff has to check first.
import { randomUUID } from 'node:crypto';
import { addDays, dayOf, startOfDay } from '@parlour/contract/rewards/local-days';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import type { InvitationMark } from '@parlour/database/columns/rewards';
import { findMark, lockJoined, updateSettled, type InvitationRow } from '#modules/invite';
import { insertReward } from '../claims/store.ts';
import { isMeant, type Viewer } from '../promotions/audience.ts';
import type { MemberPromotions, SettleContext } from '../promotions/settle-context.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import { progressOf, windowOf } from '../tasks/progress.ts';
import { readDone, type DayOfPlay } from '../tasks/store.ts';
import type { InviteLimits } from './invite-limits.ts';
import { friendOccasion, inviteIn, invitedOccasion, type Invite } from './invite-of.ts';
import {
  countFriends,
  countPaid,
  findMaskedName,
  lockInvitations,
  readOwnStakes,
} from './store.ts';

type InvitationContext = SettleContext & { limits: InviteLimits };

/** Settles the invitation of the friend, who is the member of `looking`. */
export async function settleInvitation(
  tx: Tx,
  looking: InvitationContext,
  { live, viewer: friend }: MemberPromotions,
): Promise<void> {
  const { memberId, at } = looking;
  const invitation = await lockJoined(tx, memberId);
  if (!invitation) return;
  const inviter = await findViewer(tx, invitation.inviterId);
  const invite = inviter && inviteIn(live, inviter, at);
  if (!invite || !friend) return;
  if (!(await isDone(tx, invite, { friend, looking }))) return;
  // Two friends may qualify at once, and the limits are those of the inviter and of the merchant's day.
  await lockInvitations(tx);
  const giving = { invite, invitation, friend, looking };
  const owed = await listOwed(tx, giving);
  const mark = await findReason(tx, giving, owed);
  const state = mark ? 'withheld' : 'qualified';
  await updateSettled(tx, { friendId: memberId, mark, state, qualifiedAt: at });
  for (const each of owed) await insertReward(tx, rewardOf(giving, each, mark));
}

type FriendContext = { friend: Viewer; looking: InvitationContext };

async function isDone(
  tx: Tx,
  { row, rule }: Invite,
  { friend, looking: { memberId, at, timeZone, limits } }: FriendContext,
): Promise<boolean> {
  const { startsAt, currency } = row;
  const asked = { every: 'once', openForDays: rule.withinDays } as const;
  const window = windowOf(asked, { ...friend, startsAt, at, timeZone });
  if (window.isOver) return false;
  const { from, to } = window;
  const done = { ...(await readDone(tx, { memberId, from, to })), currency };
  if (progressOf(rule.friend, done) < rule.friend.target) return false;
  // A friend who played on too few days cannot have staked own money on enough: the slower query is saved.
  if (countDays(done.played, currency) < limits.ownDays) return false;
  const own = await readOwnStakes(tx, { memberId, currency, from, to, timeZone });
  return own.days >= limits.ownDays && own.staked >= limits.ownStakes;
}

const countDays = (played: readonly DayOfPlay[], currency: string): number =>
  new Set(played.filter((each) => each.currency === currency).map(({ day }) => day)).size;

type SettledInvitation = FriendContext & { invite: Invite; invitation: InvitationRow };
type OwedReward = {
  memberId: string;
  occasion: string;
  about: Record<string, string>;
  reward: Reward;
};

/** Lists the rewards of inviter and friend. */
async function listOwed(tx: Tx, giving: SettledInvitation): Promise<OwedReward[]> {
  const { invite, invitation, friend, looking } = giving;
  const { row, rule } = invite;
  const { inviterId, friendId } = invitation;
  const { limitPerMember } = row.definition;
  const owed: OwedReward[] = [];
  const had = limitPerMember === null ? 0 : await countFriends(tx, row.id, inviterId);
  if (limitPerMember === null || had < limitPerMember) {
    const about = { friend: await findMaskedName(tx, friendId) };
    const occasion = friendOccasion(friendId);
    owed.push({ memberId: inviterId, occasion, about, reward: rule.reward });
  }
  if (rule.friendReward && isMeant(row, friend, looking.at)) {
    const { friendReward: reward } = rule;
    owed.push({ memberId: friendId, occasion: invitedOccasion, about: {}, reward });
  }
  return owed;
}

/** Finds the reason why staff has to check the invitation before it pays; null if there is none. */
async function findReason(
  tx: Tx,
  { invitation, looking: { at, timeZone, limits } }: SettledInvitation,
  owed: readonly OwedReward[],
): Promise<InvitationMark | null> {
  const { inviterId, friendId } = invitation;
  const pair = { inviterId, friendId, deviceHash: null, deviceId: null, at };
  const mark = invitation.mark ?? (await findMark(tx, pair));
  if (mark || owed.length === 0) return mark;
  const today = dayOf(at, timeZone);
  const from = startOfDay(today, timeZone);
  const until = startOfDay(addDays(today, 1), timeZone);
  const paid = await countPaid(tx, { inviterId, from, until });
  if (paid.ofMember >= limits.paidPerMember) return 'many_of_member';
  return paid.all >= limits.paidPerDay ? 'many_today' : null;
}

function rewardOf(
  { invite: { row }, looking: { at, timeZone } }: SettledInvitation,
  owed: OwedReward,
  trouble: InvitationMark | null,
) {
  const { merchantCode, id: promotionId, currency, endsAt: expiresAt } = row;
  return {
    ...owed,
    merchantCode,
    id: randomUUID(),
    promotionId,
    currency,
    cost: costOf(owed.reward),
    state: trouble ? ('withheld' as const) : ('ready' as const),
    trouble,
    readyAt: at,
    expiresAt,
    earnedOn: dayOf(at, timeZone),
  };
}
