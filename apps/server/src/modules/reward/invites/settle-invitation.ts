// Looks whether a friend has done what the invitation asks, and gives the inviter, and the friend, their rewards: ready to be claimed, or withheld where the two may be one person. It runs at each fact of the friend.
import { randomUUID } from 'node:crypto';
import { dayOf } from '@parlour/contract/rewards/local-days';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import { findMark, lockJoined, updateSettled, type InvitationRow } from '#modules/invitation';
import { insertReward } from '../claims/store.ts';
import { isMeant, type Viewer } from '../promotions/audience.ts';
import type { Look, Looking } from '../promotions/look.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import { progressOf, windowOf } from '../tasks/progress.ts';
import { readDone } from '../tasks/store.ts';
import { friendOccasion, inviteIn, invitedOccasion, type Invite } from './invite-of.ts';
import { countFriends, findMaskedName, lockInviter } from './store.ts';

/** The member looked at is the friend. */
export async function settleInvitation(
  tx: Tx,
  looking: Looking,
  { live, viewer: friend }: Look,
): Promise<void> {
  const { memberId, at } = looking;
  const invitation = await lockJoined(tx, memberId);
  if (!invitation) return;
  const inviter = await findViewer(tx, invitation.inviterId);
  const invite = inviter && inviteIn(live, inviter, at);
  if (!invite || !friend) return;
  if (!(await isDone(tx, invite, { friend, looking }))) return;
  const { inviterId } = invitation;
  const mark =
    invitation.mark ??
    (await findMark(tx, { inviterId, friendId: memberId, deviceHash: null, deviceId: null, at }));
  const settled = { mark, state: mark ? 'withheld' : 'qualified', qualifiedAt: at } as const;
  await updateSettled(tx, memberId, settled);
  await giveRewards(tx, { invite, invitation: { ...invitation, ...settled }, friend, looking });
}

type Doing = { friend: Viewer; looking: Looking };

async function isDone(
  tx: Tx,
  { row, rule }: Invite,
  { friend, looking: { memberId, at, timeZone } }: Doing,
): Promise<boolean> {
  const { startsAt, currency } = row;
  const asked = { every: 'once', openForDays: rule.withinDays } as const;
  const window = windowOf(asked, { ...friend, startsAt, at, timeZone });
  if (window.isOver) return false;
  const { from, to } = window;
  const done = { ...(await readDone(tx, { memberId, from, to })), currency };
  return progressOf(rule.friend, done) >= rule.friend.target;
}

type Giving = Doing & { invite: Invite; invitation: InvitationRow };

async function giveRewards(tx: Tx, giving: Giving): Promise<void> {
  const { invite, invitation, friend, looking } = giving;
  const { row, rule } = invite;
  const { inviterId, friendId } = invitation;
  const { limitPerMember } = row.definition;
  // Two friends of one member may get there at once: the limit is the member's.
  await lockInviter(tx, inviterId);
  const had = limitPerMember === null ? 0 : await countFriends(tx, row.id, inviterId);
  if (limitPerMember === null || had < limitPerMember) {
    const about = { friend: await findMaskedName(tx, friendId) };
    const owed = { memberId: inviterId, occasion: friendOccasion(friendId), about };
    await insertReward(tx, rewardOf(giving, { ...owed, reward: rule.reward }));
  }
  if (rule.friendReward && isMeant(row, friend, looking.at)) {
    const owed = { memberId: friendId, occasion: invitedOccasion, about: {} };
    await insertReward(tx, rewardOf(giving, { ...owed, reward: rule.friendReward }));
  }
}

type Owed = { memberId: string; occasion: string; about: Record<string, string>; reward: Reward };

function rewardOf({ invite: { row }, invitation, looking: { at, timeZone } }: Giving, owed: Owed) {
  const { merchantCode, id: promotionId, currency, endsAt: expiresAt } = row;
  const { mark: trouble } = invitation;
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
