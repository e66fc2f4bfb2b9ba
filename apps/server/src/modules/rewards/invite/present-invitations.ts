// A member's invitations: the code, the reward for a friend, and the friends. A friend is shown by a masked name and a state only.
import { avatarNumber, drawnAvatars } from '@parlour/contract/member/avatar-number';
import { decimalText } from '@parlour/contract/money';
import { addDays, dayOf, startOfDay } from '@parlour/contract/rewards/local-days';
import type { Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Call, MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { findInviteCode, listFriends, type FriendRow } from '#modules/invite';
import { maskName } from '#modules/session';
import { isMoney } from '../claims/reward-kinds.ts';
import type { RewardRow } from '../claims/store.ts';
import { presentReward, termsIn, textsIn } from '../promotions/present-promotion.ts';
import { findPromotion, readLive } from '../promotions/store.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import type { ReadDeps } from '../promotions-of.ts';
import { inviteLimitsOf } from './invite-limits.ts';
import { friendOccasion, inviteIn, type Invite } from './invite-of.ts';
import { listForFriends } from './store.ts';

type Answer = CallAnswer<'referralDetails'>;
type Programme = NonNullable<Answer['programme']>;
type Friend = NonNullable<Answer['friends']>[number];

export async function readInvitations(
  { merchant, session, language }: MemberCall,
  { database, clock }: ReadDeps,
): Promise<Answer> {
  const at = clock();
  const { memberId } = session;
  const read = <T>(run: (tx: Tx) => Promise<T>) => database.read(merchant.code, run);
  const [live, viewer, code, friends, had] = await Promise.all([
    readLive(database, merchant.code),
    read((tx) => findViewer(tx, memberId)),
    read((tx) => findInviteCode(tx, memberId)),
    read((tx) => listFriends(tx, memberId)),
    read((tx) => listForFriends(tx, memberId)),
  ]);
  const invite = viewer && inviteIn(live, viewer, at);
  const looking = { at, timeZone: merchant.setting('timeZone'), language, invite };
  const currency = merchant.setting('currency');
  return {
    referralCode: code ?? '',
    totalInvitations: friends.length,
    promotionDomains: merchant.hosts.slice(0, 1),
    programme: invite && presentProgramme(invite, { merchant, language }),
    friends: friends.map((friend) => presentFriend(friend, had, looking)),
    earned: { amount: decimalText(sumOf(had, currency), currency), currency },
  };
}

const sumOf = (had: readonly RewardRow[], currency: string): bigint =>
  had
    .filter((row) => row.state === 'paid' && row.currency === currency && isMoney(row.reward))
    .reduce((sum, { cost }) => sum + cost, 0n);

/** Reads the programme for visitors who opened a link; it is the same for all. */
export async function readProgramme(
  { merchant, language }: Call,
  { database, clock }: ReadDeps,
): Promise<CallAnswer<'inviteProgramme'>> {
  const invite = inviteIn(await readLive(database, merchant.code), null, clock());
  if (!invite) return { programme: null };
  // Promotions of a list have no terms, because these are long.
  const whole = await database.read(merchant.code, (tx) => findPromotion(tx, invite.row.id));
  const terms = whole ? termsIn(whole, language) : '';
  return { programme: { ...presentProgramme(invite, { merchant, language }), terms } };
}

function presentProgramme(
  { row, rule }: Invite,
  { merchant, language }: Pick<Call, 'merchant' | 'language'>,
): Programme {
  const { id: promotionId, definition, currency } = row;
  const said = textsIn<{ title: string; line: string }>(definition.texts, language);
  const { friend, withinDays, reward, friendReward } = rule;
  const { ownDays, ownStakes } = inviteLimitsOf(merchant);
  return {
    promotionId,
    title: said?.title ?? '',
    line: said?.line ?? '',
    art: definition.art,
    does: friend.does,
    target: friend.target,
    withinDays,
    ownDays,
    ownStakes: decimalText(ownStakes, currency),
    reward: presentReward(reward, { currency, language }),
    friendReward: friendReward ? presentReward(friendReward, { currency, language }) : null,
  };
}

type InvitationContext = {
  at: Date;
  timeZone: string;
  language: Language;
  invite: Invite | null;
};

function presentFriend(
  friend: FriendRow,
  had: readonly RewardRow[],
  looking: InvitationContext,
): Friend {
  const { friendId, username, joinedAt } = friend;
  const { language } = looking;
  const row = had.find(({ occasion }) => occasion === friendOccasion(friendId));
  const state = stateOf(friend, row, looking);
  return {
    name: maskName(username),
    icon: avatarNumber(friendId, drawnAvatars),
    joinedAt: joinedAt.getTime(),
    state,
    reward: row && state !== 'refused' ? presentReward(row.reward, { ...row, language }) : null,
    promotionId: row?.promotionId ?? null,
    item: state === 'ready' ? (row?.id ?? null) : null,
  };
}

function stateOf(
  { state, joinedAt }: FriendRow,
  row: RewardRow | undefined,
  { at, timeZone, invite }: InvitationContext,
): Friend['state'] {
  if (state === 'withheld') return 'checked';
  if (state === 'refused') return 'refused';
  if (state === 'qualified') {
    return row ? stateOfReward(row, at) : 'done';
  }
  if (!invite) return 'joined';
  const end = addDays(dayOf(joinedAt, timeZone), invite.rule.withinDays);
  return at < startOfDay(end, timeZone) ? 'joined' : 'late';
}

function stateOfReward({ state, expiresAt }: RewardRow, at: Date): Friend['state'] {
  if (state === 'paid' || state === 'waiting') return state;
  const isOpen =
    state === 'failed' || (state === 'ready' && (expiresAt === null || at < expiresAt));
  return isOpen ? 'ready' : 'done';
}
