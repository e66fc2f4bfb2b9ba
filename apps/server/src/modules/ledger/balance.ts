// What a member may play with, of all the accounts that the member has.
import type { MemberAccount } from './store.ts';

export const bonusIn = (accounts: readonly MemberAccount[], currency: string): bigint =>
  accounts.find((each) => each.kind === 'bonus' && each.currency === currency)?.balance ?? 0n;

type PlayedBalance = { currency: string; cash: bigint; bonus: bigint };

/** Returns the balance of the wallet that the member plays with, the first one opened; 0 in the currency `otherwise` if there is none. */
export function balanceOf(accounts: readonly MemberAccount[], otherwise: string): PlayedBalance {
  const wallet = accounts.find(({ kind }) => kind === 'wallet');
  const currency = wallet?.currency ?? otherwise;
  return { currency, cash: wallet?.balance ?? 0n, bonus: bonusIn(accounts, currency) };
}
