// The calls that claim and redeem vouchers (MEMBER-09). A call that is repeated after a lost connection has the same Idempotency-Key.
import { claimVoucher, redeemVoucher } from '@parlour/contract/voucher/calls';
import { isLimit } from '#foundation/api/meaning.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { timeText } from '#foundation/rewards/reward-words.ts';
import { createWishes } from '#foundation/rewards/wishes.ts';
import type { Voucher } from './use-vouchers.ts';

type PaidStep = { step: 'paid'; voucher: Voucher };

/** The claim of a voucher. `at` is the voucher's position in the list. */
export type VoucherClaim = { id: string; at: number };

export const makeVoucherClaims = (foundation: Foundation) =>
  createWishes<VoucherClaim, PaidStep>(foundation, {
    nameOf: ({ id }) => id,
    ask: async ({ id }, idempotencyKey) => {
      const options = { teller: 'page', idempotencyKey } as const;
      return { step: 'paid', voucher: await foundation.api(claimVoucher, { id }, options) };
    },
  });

export const makeRedeeming = (foundation: Foundation) =>
  createWishes<{ code: string }, PaidStep>(foundation, {
    nameOf: ({ code }) => code,
    ask: async ({ code }, idempotencyKey) => {
      const options = { teller: 'page', idempotencyKey } as const;
      return { step: 'paid', voucher: await foundation.api(redeemVoucher, { code }, options) };
    },
    say: (error) => sayLimit(error, foundation),
  });

/** The text after too many codes, with the time of the next attempt; null for other errors. */
function sayLimit(error: unknown, { language }: Foundation): Phrase | null {
  if (!isLimit(error) || error.retryAfter === undefined) return null;
  const at = Date.now() + error.retryAfter * 1_000;
  return (t) => t('voucher.wait', { time: timeText(at, language.get().language) });
}
