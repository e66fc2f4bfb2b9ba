// The result of a button of the game page, in words for the person who pressed it.
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';

export type Report = {
  what: string;
  verdict: string;
  /** The wallet answered as the protocol demands. For a hard case that is a refusal. */
  isExpected: boolean;
  /** In 1/100000; null where the wallet told none. */
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

/** Nothing was sent. */
export const nothing = (verdict: string): Report => ({
  what: 'Nothing was sent',
  verdict,
  isExpected: false,
  balance: null,
});
