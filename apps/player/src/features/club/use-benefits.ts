// The levels of the club and their benefits (MEMBER-11), fetched by the page itself only.
import { useEffect } from 'react';
import { rewardBenefits } from '@parlour/contract/club/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

export type Benefits = Answer<typeof rewardBenefits>;
export type Level = Benefits['levels'][number];
export type BenefitRow = Benefits['benefits'][number];

const makeBenefits = (foundation: Foundation) =>
  createResource({
    ask: (_of, signal) => readsOf(foundation)(rewardBenefits, {}, { teller: 'page', signal }),
    freshMs: 0,
    isQuiet: true,
  });

export function useBenefits() {
  const { keep, language } = useFoundation();
  const resource = keep(makeBenefits);
  const owner = useSession()?.token;
  const { language: wording } = useStore(language);
  useEffect(() => {
    if (owner === undefined) return undefined;
    const look = () => resource.need({ owner, wording });
    look();
    return onPageSeen(look);
  }, [resource, owner, wording]);
  return { ...useResource(resource), retry: resource.retry };
}
