// Stores rewards: one row for each occasion of a promotion and member.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type RewardRow = shapes.RewardsOfPromotions['row'];

export const rewardColumns = `reward.merchant_code as "merchantCode", reward.id, reward.member_id as "memberId",
  reward.promotion_id as "promotionId", reward.occasion, reward.reward, reward.currency, reward.cost, reward.state,
  reward.trouble, reward.about, reward.ready_at as "readyAt", reward.expires_at as "expiresAt",
  reward.paid_at as "paidAt", reward.points, reward.earned_on::text as "earnedOn"`;
const isOfMember = `reward.merchant_code = $merchant and reward.member_id = $memberId`;
const isOne = `merchant_code = $merchant and id = $id`;

const selectOf = tenantStatement<shapes.RewardsOfPromotions>(
  'rewards_of_promotions',
  `select ${rewardColumns} from reward where ${isOfMember} and promotion_id = any($promotionIds)`,
);
/** All rewards of the member from these promotions. */
export const listOf = (tx: Tx, memberId: string, promotionIds: string[]): Promise<RewardRow[]> =>
  selectOf(tx, { memberId, promotionIds });

/** Selects those of a member's rewards that the lists need. */
export type RewardListQuery = {
  memberId: string;
  /** Promotions with a limit per member: all rewards are read, because the limit counts them. */
  whole: string[];
  /** Promotions of which only open rewards and those for `occasions` are read. */
  some: string[];
  occasions: string[];
};

const isOpen = `state in ('ready', 'waiting', 'failed')`;
const selectShown = tenantStatement<shapes.ShownRewards>(
  'shown_rewards',
  `select ${rewardColumns} from reward
    where ${isOfMember} and ${isOpen} and promotion_id = any($whole::uuid[] || $some::uuid[])
   union all
   select ${rewardColumns} from reward
    where ${isOfMember} and not ${isOpen} and promotion_id = any($some) and occasion = any($occasions)
   union all
   select ${rewardColumns} from reward where ${isOfMember} and not ${isOpen} and promotion_id = any($whole)`,
);
/** Open rewards, and closed ones that the lists check. Their number does not grow with time. */
export const listShown = async (tx: Tx, wanted: RewardListQuery): Promise<RewardRow[]> =>
  // Postgres knows no origin for the columns of a union; they are the same as in `selectOf`.
  (await selectShown(tx, wanted)) as RewardRow[];

const insert = tenantStatement<shapes.InsertReward>(
  'insert_reward',
  `insert into reward (merchant_code, id, member_id, promotion_id, occasion, reward, currency, cost, state, about,
     ready_at, expires_at, paid_at, points, earned_on, trouble)
   values ($merchant, $id, $memberId, $promotionId, $occasion, $reward, $currency, $cost, $state, $about,
     $readyAt, $expiresAt?, $paidAt?, $points, $earnedOn?::text::date, $trouble?)
   on conflict do nothing returning id`,
);
/** Columns with the values that most rewards have. */
const usual = {
  about: {},
  expiresAt: null,
  paidAt: null,
  points: 0,
  earnedOn: null,
  trouble: null,
};
type UsualColumn = keyof typeof usual;
export type NewReward = Omit<RewardRow, UsualColumn> & Partial<Pick<RewardRow, UsualColumn>>;

/** Returns false if the member has a reward for this occasion. */
export async function insertReward(tx: Tx, created: NewReward): Promise<boolean> {
  const row = { ...usual, ...created };
  const json = { reward: JSON.stringify(row.reward), about: JSON.stringify(row.about) };
  const isNew = (await insert(tx, { ...row, ...json })).length > 0;
  if (isNew) noteChange(tx, { memberId: row.memberId, what: 'promotion' });
  return isNew;
}

export type ClaimResult =
  | { state: 'paid'; paidAt: Date }
  | { state: 'waiting' | 'failed'; paidAt: null };

const update = tenantStatement<shapes.UpdateClaimedReward>(
  'update_claimed_reward',
  `update reward set state = $state, paid_at = $paidAt?, trouble = $trouble? where ${isOne}`,
);
/** Updates the state. The caller holds the lock of the member's wallets or of the row against concurrent claims. */
export const updateClaimed = (tx: Tx, id: string, claimed: ClaimResult & { trouble?: string }) =>
  update(tx, { id, trouble: null, ...claimed });

const lock = tenantStatement<shapes.LockWaitingReward>(
  'lock_waiting_reward',
  `select ${rewardColumns} from reward where ${isOne} and state = 'waiting' for update`,
);
/** Locks a reward that waits for its supplier until the transaction ends; null if it does not wait. */
export const lockWaiting = async (tx: Tx, id: string): Promise<RewardRow | null> =>
  (await lock(tx, { id }))[0] ?? null;

export type PaidPeriod = { memberId: string; from: Date; until: Date };

/** Limit of rows, more than one member is paid in a month. */
const mostOfMonth = 500;

const selectPaid = tenantStatement<shapes.PaidRewards>(
  'paid_rewards',
  `select ${rewardColumns}, promotion.type, promotion.definition -> 'texts' as texts
     from reward
     join promotion on promotion.merchant_code = reward.merchant_code and promotion.id = reward.promotion_id
    where ${isOfMember} and reward.state = 'paid' and reward.paid_at >= $from and reward.paid_at < $until
    order by reward.paid_at desc, reward.id desc limit ${mostOfMonth}`,
);
/** Lists what a member was paid in a period, newest first, with the titles of the promotions. */
export const listPaid = async (tx: Tx, period: PaidPeriod) =>
  (await selectPaid(tx, period)).map((row) => ({
    ...row,
    texts: row.texts as Record<string, { title: string }>,
  }));

const selectEarlier = tenantStatement<shapes.EarlierPaidReward>(
  'earlier_paid_reward',
  `select from reward where ${isOfMember} and state = 'paid' and paid_at < $before limit 1`,
);
export const hasPaidBefore = async (tx: Tx, memberId: string, before: Date): Promise<boolean> =>
  (await selectEarlier(tx, { memberId, before })).length > 0;
