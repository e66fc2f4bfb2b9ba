// The member's vouchers by their state (MEMBER-09).
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { voucherList } from '@parlour/contract/voucher/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

type List = Answer<typeof voucherList>;
export type Voucher = List['vouchers'][number];
export type VoucherState = Voucher['state'];
/** A list of vouchers. `isOff`: the member has no vouchers at all. */
type VoucherListing = List & { state: VoucherState; isOff: boolean };

export const states = ['available', 'used', 'expired'] as const satisfies VoucherState[];

/** The vouchers; the resource's `wording` is the state and the language. */
const makeVouchers = (foundation: Foundation) =>
  createResource({
    ask: async ({ wording }, signal): Promise<VoucherListing> => {
      const state = states.find((each) => wording.startsWith(each)) ?? 'available';
      try {
        const options = { teller: 'page', signal } as const;
        const list = await readsOf(foundation)(voucherList, { state }, options);
        return { ...list, state, isOff: false };
      } catch (error) {
        if (refusalOf(error)?.code !== 'function.not.available') throw error;
        return { vouchers: [], available: 0, state, isOff: true };
      }
    },
    freshMs: 0,
  });

export function useVouchers(state: VoucherState) {
  const { keep, site, language } = useFoundation();
  const resource = keep(makeVouchers);
  const isOn = site.flag('REWCEN3');
  const owner = useSession()?.token;
  const { language: wording } = useStore(language);
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const look = () => resource.need({ owner, wording: `${state} ${wording}` });
    look();
    return onPageSeen(look);
  }, [resource, owner, isOn, wording, state]);

  /** Marks a voucher as used. It stays at its position until the list is fetched again. */
  const markUsed = (used: Voucher): void =>
    resource.change((list) => ({
      ...list,
      available: Math.max(0, list.available - 1),
      vouchers: list.vouchers.map((each) => (each.id === used.id ? used : each)),
    }));

  const { value, ...rest } = useResource(resource);
  return {
    ...rest,
    isOff: !isOn || value?.isOff === true,
    available: value?.available ?? 0,
    // Hides the rows of another tab, which would be under the wrong name.
    vouchers: value?.state === state ? value.vouchers : null,
    retry: resource.retry,
    refresh: resource.refresh,
    markUsed,
  };
}
