// Pays what a reward promises, in the claim's transaction and under the lock of the member's wallets.
import { amountOf } from '@parlour/contract/money';
import type { MoneyReward, Reward, VoucherReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { grantBonus } from '#modules/bonus';
import { openAccount, postMovement } from '#modules/ledger';
import { writeFact } from '#modules/outbox';
import { insertVoucher } from '../voucher/store.ts';

export type Payment = {
  merchantCode: string;
  memberId: string;
  reward: Reward;
  /** Name of the payment, such as `reward:<id>`; the ledger accepts it once. */
  reference: string;
  currency: string;
  /** Amount in 1/100000 of the currency's unit. */
  amount: bigint;
  at: Date;
};

/** `promotion`: its code, by which staff find the vouchers of the promotion. */
type VoucherPayment = Payment & { promotion: string; reward: VoucherReward };
const dayMs = 86_400_000;

export async function payReward(tx: Tx, payment: Payment & { reward: MoneyReward }): Promise<void> {
  const { reward } = payment;
  await (reward.kind === 'cash' ? payCash(tx, payment) : payBonus(tx, payment, reward));
}

/** Requests free plays from the game's supplier by a fact; no money moves. */
export const askForPlays = (
  tx: Tx,
  rewardId: string,
  { merchantCode, memberId, at }: Payment,
): Promise<void> =>
  writeFact(tx, { name: 'freePlays.claimed', merchantCode, memberId, at, about: { rewardId } });

/** Adds a voucher with the reward's id to the member's vouchers, so that there is only one. */
export const giveVoucher = (
  tx: Tx,
  rewardId: string,
  { merchantCode, memberId, currency, amount, at, promotion, reward }: VoucherPayment,
): Promise<void> =>
  insertVoucher(tx, {
    merchantCode,
    id: rewardId,
    memberId,
    batch: promotion,
    texts: reward.texts,
    reward: reward.reward,
    currency,
    cost: amount,
    createdAt: at,
    expiresAt: new Date(at.getTime() + reward.days * dayMs),
  });

/** One movement from the operator to the member's wallet. */
async function payCash(tx: Tx, payment: Payment): Promise<void> {
  const { memberId, reference, currency, amount, at } = payment;
  const wallet = await openAccount(tx, { kind: 'wallet', currency, memberId });
  const operator = await openAccount(tx, { kind: 'operator', currency });
  noteChange(tx, { memberId, what: 'balance' });
  await postMovement(tx, {
    kind: 'reward',
    currency,
    reference,
    round: null,
    at,
    entries: [
      { accountId: wallet, amount },
      { accountId: operator, amount: -amount },
    ],
  });
}

type BonusReward = Extract<Reward, { kind: 'bonus' }>;

/** Grants a bonus, which is active at once or waits for the member's current one. */
async function payBonus(tx: Tx, payment: Payment, terms: BonusReward): Promise<void> {
  const { memberId, reference, currency, amount, at } = payment;
  const { wagering, days, largestStake, weights } = terms;
  await grantBonus(tx, {
    memberId,
    currency,
    source: reference,
    amount,
    wageringDue: amount * BigInt(wagering),
    largestStake: largestStake === undefined ? null : amountOf(largestStake),
    weights: { ...weights, default: weights['default'] ?? 100 },
    lastsDays: days,
    now: at,
  });
}
