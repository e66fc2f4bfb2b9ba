// How many rewards wait for the player (PROMO-01): one answer for the tab bar and every page.
import type { Answer } from '@parlour/contract/endpoint';
import { memberInfo } from '@parlour/contract/member/calls';
import { availablePromotions, merchantPromotions } from '@parlour/contract/rewards/calls';
import { isShownTo, promotionTypes, type Viewer } from '@parlour/contract/rewards/promotion-types';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource, type Resource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { canInstall } from '../can-install.ts';

type Counts = Answer<typeof availablePromotions>['content'];

/** A poll: nobody is told of its failure. */
const quietly = { teller: 'nobody' } as const;

/** Visitors are told of the merchant's promotions. Rejects where the flag is off, and asks nobody. */
export async function askAvailable(foundation: Foundation): Promise<Counts> {
  const { site, session } = foundation;
  if (!site.flag('REWCEN3')) throw new Error('REWCEN3 is off: there is no reward centre to ask');
  const endpoint = session.get() === null ? merchantPromotions : availablePromotions;
  return (await readsOf(foundation)(endpoint, {}, quietly)).content;
}

const guest: Viewer = { memberType: -1, hasBenefits: false, canInstall };

async function askViewer(foundation: Foundation): Promise<Viewer> {
  if (foundation.session.get() === null) return guest;
  const { type, clubLabel } = await readsOf(foundation)(memberInfo, {}, quietly);
  return { memberType: type, hasBenefits: clubLabel?.type === 'AUTO', canInstall };
}

/** Of the kinds that this viewer sees (PROMO-03). */
export const countShown = (counts: Counts, viewer: Viewer): number =>
  promotionTypes
    .filter((type) => isShownTo(type, viewer))
    .map((type) => counts[type])
    .reduce((sum, of) => sum + (of?.enabled ? of.count : 0), 0);

export const pollMs = 5 * 60_000;

export function makeAvailable(foundation: Foundation): Resource<number> {
  // Asked once for each session: unlike the poll, that call keeps an idle session alive (S1).
  const viewers = new Map<string, Promise<Viewer>>();
  function viewerOf(owner: string): Promise<Viewer> {
    const asked = viewers.get(owner) ?? askViewer(foundation);
    viewers.set(owner, asked);
    asked.catch(() => viewers.delete(owner));
    return asked;
  }
  return createResource({
    ask: async ({ owner }) => {
      const [counts, viewer] = await Promise.all([askAvailable(foundation), viewerOf(owner)]);
      return countShown(counts, viewer);
    },
    freshMs: pollMs,
    isQuiet: true,
  });
}
