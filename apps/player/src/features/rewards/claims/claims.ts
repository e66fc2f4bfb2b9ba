// The player's claims (PROMO-06, PROMO-07), shared by all pages of rewards. Each claim updates the count, and a toast shows what was paid.
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
  type ClaimRequest,
} from '#foundation/rewards/claim-requests.ts';
import { isOffline } from '#platform/network.ts';
import { makeAvailable } from '../available/available.ts';

type ClaimedReward = Omit<Answer<typeof rewardClaims>['rows'][number]['reward'], 'kind'>;
/** A reward to claim, with what the page shows of it. */
export type RewardRequest = ClaimRequest & {
  type: PromotionType;
  title: string;
  reward: ClaimedReward;
  /** The position in the list, from 0. */
  at?: number;
};
export type Claim = ClaimOf<RewardRequest>;

type Claims = Omit<ClaimsOf<RewardRequest>, 'send'> & {
  /** Claims a reward; resolves with true if it was paid. */
  claim: (request: RewardRequest) => Promise<boolean>;
  /** Claims several rewards one after another, each with its own key. The page shows the outcomes; there is no toast. */
  claimAll: (requests: readonly RewardRequest[]) => Promise<void>;
};

/** The text for a claim whose result is unknown, or null. */
function sayLost(error: unknown): Phrase | null {
  const isAnswered = refusalOf(error) !== null && !isLate(error);
  return isAnswered || isOffline() ? null : (t) => t('rewards.lost');
}

export function makeClaims(foundation: Foundation): Claims {
  const { toasts, keep, language, session } = foundation;
  const { send, ...claims } = createClaims<RewardRequest>(foundation, sayLost);

  async function claim(request: RewardRequest): Promise<boolean> {
    const became = await send(request);
    if (became === null) return false;
    keep(makeAvailable).refresh();
    if (became.step !== 'paid') return false;
    const { bonus, voucher } = request.reward;
    toasts.show('done', (t) =>
      t('rewards.added', {
        amount: worthText({ ...became.paid, bonus, voucher }, { ...language.get(), t }),
      }),
    );
    return true;
  }
  async function claimAll(requests: readonly RewardRequest[]): Promise<void> {
    // One after another: a limit of calls stops the rest, not all, and the wallet's movements do not wait for each other.
    const owner = session.get()?.token;
    for (const request of requests) {
      // The rewards of one member are not claimed for the next (C4).
      if (session.get()?.token === owner) await send(request);
    }
    keep(makeAvailable).refresh();
  }
  return { ...claims, claim, claimAll };
}
