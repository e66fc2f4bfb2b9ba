// The member's vouchers by their state (MEMBER-09).
import type { Answer } from '@parlour/contract/endpoint';
import { voucherList } from '@parlour/contract/voucher/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

type List = Answer<typeof voucherList>;
export type Voucher = List['vouchers'][number];
export type VoucherState = Voucher['state'];
/** A list of vouchers. `isOff`: the member has no vouchers at all. */
type VoucherListing = List & { state: VoucherState; isOff: boolean };

export const states = ['available', 'used', 'expired'] as const satisfies VoucherState[];

/** The vouchers; the part is their state. */
const ownVouchers = defineOwnData({
  ask: async ({ read, part }): Promise<VoucherListing> => {
    const state = states.find((each) => each === part) ?? 'available';
    try {
      return { ...(await read(voucherList, { state })), state, isOff: false };
    } catch (error) {
      if (refusalOf(error)?.code !== 'function.not.available') throw error;
      return { vouchers: [], available: 0, state, isOff: true };
    }
  },
  hasTexts: true,
  changedBy: 'promotion',
});

export function useVouchers(state: VoucherState) {
  const isOn = useFoundation().site.flag('REWCEN3');
  const own = useOwnResource(ownVouchers, { part: state, isNeeded: isOn });

  /** Marks a voucher as used, and counts it no more. */
  const markUsed = (used: Voucher): void =>
    own.change((list) => ({
      ...list,
      available: Math.max(0, list.available - 1),
      vouchers: list.vouchers.map((each) => (each.id === used.id ? used : each)),
    }));

  const { value, ...rest } = own;
  return {
    ...rest,
    isOff: !isOn || value?.isOff === true,
    available: value?.available ?? 0,
    // Hides the rows of another tab, which would be under the wrong name.
    vouchers: value?.state === state ? value.vouchers : null,
    markUsed,
  };
}
