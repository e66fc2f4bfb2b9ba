// The member's money as one call sees it: his own, and bonus money where the game takes any.
import { isUsableIn, type ActiveBonus } from '#modules/bonus';
import type { MemberAccount, WalletAccount } from '#modules/ledger';
import type { Into, MoneyCase, Purse } from './snapshot.ts';

export const accountIn = (
  accounts: MemberAccount[],
  kind: MemberAccount['kind'],
  currency: string | null | undefined,
): WalletAccount | null =>
  accounts.find((each) => each.kind === kind && each.currency === currency) ?? null;

export type BonusSeen = { bonus: ActiveBonus | null; category: string | null };

/** Whether a game takes bonus money now: one of weight 0 does not, and none where its time is up. */
export const isUsable = ({ bonus, category }: BonusSeen, now: Date): boolean =>
  bonus !== null && isUsableIn(bonus, category, now);

/** Null where the member has no wallet in this currency. */
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

/** The wallet that was opened first, for calls that name no currency that we know. */
export const firstPurse = (given: Pick<MoneyCase, 'snapshot' | 'now'>): Purse | null =>
  purseIn(given, given.snapshot.accounts.find(({ kind }) => kind === 'wallet')?.currency);

export const nothing: Into = { wallet: 0n, bonus: 0n, operator: 0n };

export const addInto = (one: Into, other: Into): Into => ({
  wallet: one.wallet + other.wallet,
  bonus: one.bonus + other.bonus,
  operator: one.operator + other.operator,
});

export const sumOf = ({ wallet, bonus, operator }: Into): bigint => wallet + bonus + operator;

/** What is in it once so much more is: cash, and bonus money where the game takes it. */
export function usableIn({ wallet, bonus, isBonusUsable }: Purse, into: Into = nothing): bigint {
  const held = (bonus?.balance ?? 0n) + into.bonus;
  return wallet.balance + into.wallet + (isBonusUsable ? held : 0n);
}

/** What is missing where so much is taken out: each part pays for itself. */
export function missingIn({ wallet, bonus }: Purse, into: Into): bigint {
  const ends = [wallet.balance + into.wallet, (bonus?.balance ?? 0n) + into.bonus];
  return ends.reduce((missing, end) => (end < 0n ? missing - end : missing), 0n);
}
