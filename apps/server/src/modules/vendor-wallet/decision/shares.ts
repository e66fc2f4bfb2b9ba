// The division of stakes and prizes into cash and bonus money. A stake uses cash first; a prize is divided as its stake was.
import type { BonusState } from '@parlour/database/columns/bonus';
import { countStake, placeOf } from '#modules/bonus';
import type { BalanceChange, Purse, Snapshot, Transaction } from './snapshot.ts';

type Shares = Pick<Transaction, 'bonusId' | 'bonusAmount' | 'wagered'>;

export const noShares: Shares = { bonusId: null, bonusAmount: 0n, wagered: 0n };

/** The shares of a stake that the purse can pay. */
export function sharesOfStake(stake: bigint, purse: Purse, snapshot: Snapshot): Shares {
  const { bonus, category } = snapshot;
  if (!bonus || !purse.isBonusUsable) return noShares;
  const bonusAmount = stake > purse.wallet.balance ? stake - purse.wallet.balance : 0n;
  const wagered = countStake(bonus, stake, category);
  return bonusAmount > 0n || wagered > 0n ? { bonusId: bonus.id, bonusAmount, wagered } : noShares;
}

/** The shares of a prize; the bonus money is rounded down. */
export function sharesOfPrize(prize: bigint, bet: Transaction | null): Shares {
  if (!bet) return noShares;
  const stake = bet.amount ?? 0n;
  const bonusAmount = bet.bonusAmount > 0n ? (prize * bet.bonusAmount) / stake : 0n;
  return { bonusId: bet.bonusId, bonusAmount, wagered: 0n };
}

/** The change of each account: cash goes to the wallet, bonus money to where its bonus's state puts it. With `sign` -1 the amount is taken from there. */
export function intoOf(
  { amount, bonusAmount }: Pick<Transaction, 'amount' | 'bonusAmount'>,
  state: BonusState | null,
  sign: 1n | -1n = 1n,
): BalanceChange {
  const into = { wallet: sign * ((amount ?? 0n) - bonusAmount), bonus: 0n, operator: 0n };
  if (bonusAmount === 0n) return into;
  if (state === null) throw new Error('bonus money was staked of a bonus that is not there');
  into[placeOf(state)] += sign * bonusAmount;
  return into;
}
