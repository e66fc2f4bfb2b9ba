// The invite programme for a guest, and the check of the code in the link.
import type { Answer } from '@parlour/contract/endpoint';
import { inviteCode, inviteProgramme } from '@parlour/contract/invite/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { takeAffiliate } from '#foundation/tracking/take-affiliate.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { useStore } from '#foundation/use-store.ts';

export type WholeProgramme = NonNullable<Answer<typeof inviteProgramme>['programme']>;

const guest = '';

const makeProgramme = (foundation: Foundation) =>
  createResource({
    ask: (_of, signal) => readsOf(foundation)(inviteProgramme, {}, { teller: 'page', signal }),
    freshMs: 60_000,
  });

/** The check of a code; the resource's `wording` is the code. */
const makeCheck = (foundation: Foundation) =>
  createResource({
    ask: async ({ wording: code }, signal) => ({
      code,
      ...(await readsOf(foundation)(inviteCode, { code }, { teller: 'page', signal })),
    }),
    freshMs: 60_000,
  });

export function useProgramme() {
  const { keep, site, language } = useFoundation();
  const programme = keep(makeProgramme);
  const isOn = site.flag('REWCEN3');
  const { language: wording } = useStore(language);
  const state = useNeededResource(programme, isOn ? { owner: guest, wording } : null);
  return { ...state, isOn, retry: programme.retry };
}

/** The code of this link or of an earlier one (TRACK-05). `isKnown` is null until it is checked. */
export function useInvitedBy(): { code: string | null; isKnown: boolean | null } {
  const foundation = useFoundation();
  const check = foundation.keep(makeCheck);
  const isHydrated = useIsHydrated();
  const code = (isHydrated && takeAffiliate(foundation).referralCode) || null;
  const isOn = foundation.site.flag('REWCEN3');
  const key = code !== null && isOn ? { owner: guest, wording: code } : null;
  const { value } = useNeededResource(check, key);
  return { code, isKnown: value?.code === code ? (value?.known ?? null) : null };
}
