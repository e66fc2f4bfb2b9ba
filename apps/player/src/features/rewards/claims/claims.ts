// What the player claims (PROMO-06, PROMO-07), shared by all pages of rewards: each counts what waits, and a toast tells what was paid.
import { worthText } from '#foundation/rewards/worth-text.ts';
import type { Answer } from '@parlour/contract/endpoint';
import type { rewardClaims } from '@parlour/contract/rewards/calls';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { isLate, refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import {
  createClaims,
  type Claim as ClaimOf,
  type Claims as ClaimsOf,
  type ClaimRequest as PlainWish,
} from '#foundation/rewards/claims.ts';
import { isOffline } from '#platform/network.ts';
import { makeAvailable } from '../available/available.ts';

type ToldReward = Omit<Answer<typeof rewardClaims>['rows'][number]['reward'], 'kind'>;
/** What is claimed, as the page tells it. */
export type Wish = PlainWish & {
  type: PromotionType;
  title: string;
  reward: ToldReward;
  /** Where it stands in its list, from 0. */
  at?: number;
};
export type Claim = ClaimOf<Wish>;

type Claims = Omit<ClaimsOf<Wish>, 'send'> & {
  /** Resolves with whether it was paid. */
  claim: (wish: Wish) => Promise<boolean>;
};

/** Nobody knows what came of it. */
function sayLost(error: unknown): Phrase | null {
  const isAnswered = refusalOf(error) !== null && !isLate(error);
  return isAnswered || isOffline() ? null : (t) => t('rewards.lost');
}

export function makeClaims(foundation: Foundation): Claims {
  const { toasts, keep, language } = foundation;
  const { send, ...claims } = createClaims<Wish>(foundation, sayLost);

  async function claim(wish: Wish): Promise<boolean> {
    const became = await send(wish);
    if (became === null) return false;
    keep(makeAvailable).retry();
    if (became.step !== 'paid') return false;
    const { bonus, voucher } = wish.reward;
    toasts.show('done', (t) =>
      t('rewards.added', {
        amount: worthText({ ...became.paid, bonus, voucher }, { ...language.get(), t }),
      }),
    );
    return true;
  }
  return { ...claims, claim };
}
