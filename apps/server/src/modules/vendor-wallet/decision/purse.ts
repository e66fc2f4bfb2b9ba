// The member's money that a call can use: cash, and bonus money if the game accepts it.
import { isUsableIn, type ActiveBonus } from '#modules/bonus';
import type { MemberAccount, WalletAccount } from '#modules/ledger';
import type { BalanceChange, MoneyCase, Purse } from './snapshot.ts';

export const accountIn = (
  accounts: MemberAccount[],
  kind: MemberAccount['kind'],
  currency: string | null | undefined,
): WalletAccount | null =>
  accounts.find((each) => each.kind === kind && each.currency === currency) ?? null;

export type BonusInGame = { bonus: ActiveBonus | null; category: string | null };

/** Whether the game accepts bonus money now: not with a weight of 0, and not after the bonus has expired. */
export const isUsable = ({ bonus, category }: BonusInGame, now: Date): boolean =>
  bonus !== null && isUsableIn(bonus, category, now);

/** Null if the member has no wallet in this currency. */
export function purseIn(
  { snapshot, now }: Pick<MoneyCase, 'snapshot' | 'now'>,
  currency: string | null | undefined,
): Purse | null {
  const wallet = accountIn(snapshot.accounts, 'wallet', currency);
  const bonus = accountIn(snapshot.accounts, 'bonus', currency);
  if (!wallet) return null;
  const isBonusUsable =
    bonus !== null && snapshot.bonus?.currency === currency && isUsable(snapshot, now);
  return { wallet, bonus, isBonusUsable };
}

/** The purse of the wallet opened first, for calls that name no known currency. */
export const firstPurse = (given: Pick<MoneyCase, 'snapshot' | 'now'>): Purse | null =>
  purseIn(given, given.snapshot.accounts.find(({ kind }) => kind === 'wallet')?.currency);

export const nothing: BalanceChange = { wallet: 0n, bonus: 0n, operator: 0n };

export const addInto = (one: BalanceChange, other: BalanceChange): BalanceChange => ({
  wallet: one.wallet + other.wallet,
  bonus: one.bonus + other.bonus,
  operator: one.operator + other.operator,
});

export const sumOf = ({ wallet, bonus, operator }: BalanceChange): bigint =>
  wallet + bonus + operator;

/** The usable balance after `into` is added: cash, and bonus money if the game accepts it. */
export function usableIn(
  { wallet, bonus, isBonusUsable }: Purse,
  into: BalanceChange = nothing,
): bigint {
  const held = (bonus?.balance ?? 0n) + into.bonus;
  return wallet.balance + into.wallet + (isBonusUsable ? held : 0n);
}

/** The amount missing for `into`. Cash and bonus money cannot cover for each other. */
export function missingIn({ wallet, bonus }: Purse, into: BalanceChange): bigint {
  const ends = [wallet.balance + into.wallet, (bonus?.balance ?? 0n) + into.bonus];
  return ends.reduce((missing, end) => (end < 0n ? missing - end : missing), 0n);
}
