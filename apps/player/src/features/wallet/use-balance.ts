// The member's balance, fetched each time a page shows it, and again when the reader returns to the page, for example from a game.
import { walletBalance } from '@parlour/contract/wallet/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

const balance = defineOwnData({ ask: ({ read }) => read(walletBalance, {}) });

/** The balance. No call is made before the session is known, nor for guests. */
export function useBalance() {
  // A press while a call is pending makes no second one.
  const { retry, ...state } = useOwnResource(balance);
  return { ...state, refresh: retry };
}
