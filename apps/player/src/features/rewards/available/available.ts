// The number of rewards that wait for the player (PROMO-01), shared by the tab bar and all pages.
import type { Answer } from '@parlour/contract/endpoint';
import { memberInfo } from '@parlour/contract/member/calls';
import { availablePromotions, merchantPromotions } from '@parlour/contract/rewards/calls';
import {
  isShownTo,
  promotionTypes,
  type RewardCounts,
  type Viewer,
} from '@parlour/contract/rewards/promotion-types';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { canInstall } from '../can-install.ts';

type Counts = Answer<typeof availablePromotions>['content'];

/** Options of a poll, whose failure is not shown. */
const quietly = { teller: 'nobody' } as const;

/** Fetches the counts; for guests those of the merchant's promotions. Rejects without a call if the flag is off. */
export async function askAvailable(foundation: Foundation, signal?: AbortSignal): Promise<Counts> {
  const { site, session } = foundation;
  if (!site.flag('REWCEN3')) throw new Error('REWCEN3 is off: there is no reward centre to ask');
  const endpoint = session.get() === null ? merchantPromotions : availablePromotions;
  return (await readsOf(foundation)(endpoint, {}, { ...quietly, ...(signal && { signal }) }))
    .content;
}

const guest: Viewer = { memberType: -1, hasBenefits: false, canInstall };

async function askViewer(foundation: Foundation): Promise<Viewer> {
  if (foundation.session.get() === null) return guest;
  const { type, clubLabel } = await readsOf(foundation)(memberInfo, {}, quietly);
  return { memberType: type, hasBenefits: clubLabel?.type === 'AUTO', canInstall };
}

/** The counts of the kinds that are enabled and that the viewer sees (PROMO-03). */
const shownCounts = (counts: Counts, viewer: Viewer): RewardCounts =>
  Object.fromEntries(
    promotionTypes
      .filter((type) => isShownTo(type, viewer) && counts[type]?.enabled)
      .map((type) => [type, counts[type]?.count ?? 0]),
  );

export const sumOf = (counts: RewardCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The sum of the counts of the kinds that the viewer sees. */
export const countShown = (counts: Counts, viewer: Viewer): number =>
  sumOf(shownCounts(counts, viewer));

export const pollMs = 5 * 60_000;

export function makeAvailable(foundation: Foundation): Resource<RewardCounts> {
  // Fetched once for each session, because unlike the poll this call keeps an idle session alive (S1).
  const viewers = new Map<string, Promise<Viewer>>();
  function viewerOf(owner: string): Promise<Viewer> {
    const asked = viewers.get(owner) ?? askViewer(foundation);
    viewers.set(owner, asked);
    asked.catch(() => viewers.delete(owner));
    return asked;
  }
  /** The level gifts that were counted when the viewer was fetched last. */
  const levelGifts = new Map<string, number>();
  /** Whether a gift came for a level that the viewer has no benefits of: the member has reached it since the viewer was fetched. */
  function isOutdated(owner: string, viewer: Viewer, counts: Counts): boolean {
    const count = counts.UPGRADE_BONUS?.count ?? 0;
    const before = levelGifts.get(owner) ?? count;
    levelGifts.set(owner, count);
    return !viewer.hasBenefits && count > before;
  }
  return createResource({
    ask: async ({ owner }, signal) => {
      const asked = [askAvailable(foundation, signal), viewerOf(owner)] as const;
      const [counts, viewer] = await Promise.all(asked);
      if (!isOutdated(owner, viewer, counts)) return shownCounts(counts, viewer);
      viewers.delete(owner);
      return shownCounts(counts, await viewerOf(owner));
    },
    freshMs: pollMs,
    isQuiet: true,
  });
}
