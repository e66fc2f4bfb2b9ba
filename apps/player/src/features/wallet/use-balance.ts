// The member's balance, fetched each time a page shows it, again when the reader returns to the page, for example from a game, and upon a
// signal.
import type { Answer } from '@parlour/contract/endpoint';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

export type Balance = Answer<typeof walletBalance>;

const balance = defineOwnData({
  ask: ({ read }) => read(walletBalance, {}),
  changedBy: 'balance',
});

/** The balance. No call is made before the session is known, nor for guests. */
export function useBalance() {
  // A press while a call is pending makes no second one.
  const { retry, ...state } = useOwnResource(balance);
  return { ...state, refresh: retry };
}
