// What is claimed and redeemed (MEMBER-09): one call with one key, which is sent again after a lost line.
import { claimVoucher, redeemVoucher } from '@parlour/contract/voucher/calls';
import { isLimit } from '#foundation/api/meaning.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { timeText } from '#foundation/rewards/reward-words.ts';
import { createWishes } from '#foundation/rewards/wishes.ts';
import type { Voucher } from './use-vouchers.ts';

type Paid = { step: 'paid'; voucher: Voucher };

export const makeVoucherClaims = (foundation: Foundation) =>
  createWishes<{ id: string }, Paid>(foundation, {
    nameOf: ({ id }) => id,
    ask: async ({ id }, idempotencyKey) => {
      const options = { teller: 'page', idempotencyKey } as const;
      return { step: 'paid', voucher: await foundation.api(claimVoucher, { id }, options) };
    },
  });

export const makeRedeeming = (foundation: Foundation) =>
  createWishes<{ code: string }, Paid>(foundation, {
    nameOf: ({ code }) => code,
    ask: async ({ code }, idempotencyKey) => {
      const options = { teller: 'page', idempotencyKey } as const;
      return { step: 'paid', voucher: await foundation.api(redeemVoucher, { code }, options) };
    },
    say: (error) => sayLimit(error, foundation),
  });

/** Too many codes were tried: when to try again. */
function sayLimit(error: unknown, { language }: Foundation): Phrase | null {
  if (!isLimit(error) || error.retryAfter === undefined) return null;
  const at = Date.now() + error.retryAfter * 1_000;
  return (t) => t('vouchers.wait', { time: timeText(at, language.get().language) });
}
