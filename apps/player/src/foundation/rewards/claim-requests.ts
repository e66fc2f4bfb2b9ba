// A member's claims of rewards of promotions (PROMO-05, PROMO-07).
import type { Answer } from '@parlour/contract/endpoint';
import { claimPromotion } from '@parlour/contract/rewards/calls';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import {
  createWishes,
  type FailedPayment,
  type PaymentState,
  type PaymentRequests,
} from './wishes.ts';

/** Claim of one item of a promotion, or of its whole reward. */
export type ClaimRequest = { promotionId: string; item?: string | null };
type ClaimAnswer = Answer<typeof claimPromotion>;
/** Outcome of a claim. `claimId` identifies it in the server's list of the promotion's items. */
type ClaimOutcome =
  | { step: 'underWay'; claimId: string }
  | { step: 'paid'; paid: ClaimAnswer; at: number };
export type Claim<R extends ClaimRequest = ClaimRequest> = PaymentState<R, ClaimOutcome>;
export type Claims<R extends ClaimRequest = ClaimRequest> = PaymentRequests<R, ClaimOutcome>;

export const nameOfWish = ({ promotionId, item }: ClaimRequest): string =>
  [promotionId, item ?? ''].join(' ');

/** Creates the claims. `say` replaces the usual text of a failure. */
export function createClaims<R extends ClaimRequest>(
  foundation: Foundation,
  say?: (error: unknown) => Phrase | null,
): Claims<R> {
  async function ask(wish: R, idempotencyKey: string): Promise<ClaimOutcome | FailedPayment> {
    const { promotionId: id, item } = wish;
    const options = { teller: 'page', idempotencyKey } as const;
    const paid = await foundation.api(claimPromotion, { id, ...(item && { item }) }, options);
    if (paid.state === 'paid') return { step: 'paid', paid, at: Date.now() };
    if (paid.state === 'waiting') return { step: 'underWay', claimId: paid.claimId };
    return { step: 'failed', say: (t) => t('site.unknown_error'), isFinal: false };
  }
  return createWishes<R, ClaimOutcome>(foundation, {
    nameOf: nameOfWish,
    ask,
    ...(say && { say }),
  });
}

/** Claims of the pages that show the outcome themselves. */
export const makeEarnedClaims = (foundation: Foundation): Claims => createClaims(foundation);
