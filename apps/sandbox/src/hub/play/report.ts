// The result of a button of the game page, as text for the person who pressed it.
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';

export type Report = {
  what: string;
  verdict: string;
  /** Whether the wallet answered as the protocol demands; for a hard case that is a refusal. */
  isExpected: boolean;
  /** The balance in 1/100000; null if the wallet returned none. */
  balance: bigint | null;
};

export function report(
  what: string,
  answer: WalletAnswer,
  expected: readonly string[] = ['RS_OK'],
): Report {
  if ('trouble' in answer) {
    return { what, verdict: answer.trouble, isExpected: false, balance: null };
  }
  const { status, balance } = answer;
  return { what, verdict: status, isExpected: expected.includes(status), balance };
}

/** The report of a button that sent no call. */
export const nothing = (verdict: string): Report => ({
  what: 'Nothing was sent',
  verdict,
  isExpected: false,
  balance: null,
});
