// What a member claims of what promotions give (PROMO-05, PROMO-07).
import type { Answer } from '@parlour/contract/endpoint';
import { claimPromotion } from '@parlour/contract/rewards/calls';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createWishes, type Failed, type Wished, type Wishes } from './wishes.ts';

/** One of several that a promotion has to give, or what it gives as a whole. */
export type Wish = { promotionId: string; item?: string | null };
type Paid = Answer<typeof claimPromotion>;
/** `claimId`: by that the server lists it as an item of the promotion. */
type Became = { step: 'underWay'; claimId: string } | { step: 'paid'; paid: Paid; at: number };
export type Claim<W extends Wish = Wish> = Wished<W, Became>;
export type Claims<W extends Wish = Wish> = Wishes<W, Became>;

export const nameOfWish = ({ promotionId, item }: Wish): string =>
  [promotionId, item ?? ''].join(' ');

/** `say`: in other words than the server's. */
export function createClaims<W extends Wish>(
  foundation: Foundation,
  say?: (error: unknown) => Phrase | null,
): Claims<W> {
  async function ask(wish: W, idempotencyKey: string): Promise<Became | Failed> {
    const { promotionId: id, item } = wish;
    const options = { teller: 'page', idempotencyKey } as const;
    const paid = await foundation.api(claimPromotion, { id, ...(item && { item }) }, options);
    if (paid.state === 'paid') return { step: 'paid', paid, at: Date.now() };
    if (paid.state === 'waiting') return { step: 'underWay', claimId: paid.claimId };
    return { step: 'failed', say: (t) => t('site.unknown_error'), isFinal: false };
  }
  return createWishes<W, Became>(foundation, { nameOf: nameOfWish, ask, ...(say && { say }) });
}

/** Of the pages that say themselves what came of it. */
export const makeEarnedClaims = (foundation: Foundation): Claims => createClaims(foundation);
