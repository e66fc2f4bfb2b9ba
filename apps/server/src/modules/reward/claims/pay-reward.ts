// Pays what a reward promises, in the claim's transaction and under the lock of the member's wallets.
import { amountOf } from '@parlour/contract/money';
import type { MoneyReward, Reward, VoucherReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { grantBonus } from '#modules/bonus';
import { openAccount, postMovement } from '#modules/ledger';
import { writeFact } from '#modules/outbox';
import { insertVoucher } from '../vouchers/store.ts';

export type Payment = {
  merchantCode: string;
  memberId: string;
  reward: Reward;
  /** What it stands for, such as `reward:<id>`: the ledger takes it once. */
  reference: string;
  currency: string;
  /** In 1/100000 of the currency's unit. */
  amount: bigint;
  at: Date;
};

/** `promotion`: its code, by which staff find the vouchers that it gave. */
type VoucherPayment = Payment & { promotion: string; reward: VoucherReward };
const dayMs = 86_400_000;

export async function payReward(tx: Tx, payment: Payment & { reward: MoneyReward }): Promise<void> {
  const { reward } = payment;
  await (reward.kind === 'cash' ? payCash(tx, payment) : payBonus(tx, payment, reward));
}

/** No money moves: the supplier of the game is asked, in its own time. */
export const askForPlays = (
  tx: Tx,
  rewardId: string,
  { merchantCode, memberId, at }: Payment,
): Promise<void> =>
  writeFact(tx, { name: 'freePlays.claimed', merchantCode, memberId, at, about: { rewardId } });

/** A ticket among the member's vouchers, under the reward's own id: there is one, whoever asks how often. */
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

/** It is active at once, or waits for the one that the member has. */
async function payBonus(tx: Tx, payment: Payment, terms: BonusReward): Promise<void> {
  const { merchantCode, memberId, reference, currency, amount, at } = payment;
  const { wagering, days, largestStake, weights } = terms;
  await grantBonus(tx, {
    merchantCode,
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
