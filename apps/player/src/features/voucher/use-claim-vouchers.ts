import { useState } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import type { VoucherClaim } from './voucher-claims.ts';

/** The claiming of several vouchers by one press. `claim` claims one of them and resolves with true if it is paid. */
export function useClaimVouchers(claim: (wish: VoucherClaim) => Promise<boolean>) {
  const { session, toasts } = useFoundation();
  const [isBusy, setBusy] = useState(false);

  /** Claims the vouchers one after another, whatever becomes of each, and shows one toast. Resolves with those that are paid. */
  async function claimAll(wishes: readonly VoucherClaim[]): Promise<VoucherClaim[]> {
    const owner = session.get()?.token;
    const isOwn = () => session.get()?.token === owner;
    const paid: VoucherClaim[] = [];
    setBusy(true);
    for (const wish of wishes) {
      // The vouchers of one member are not claimed for the next (C4).
      if (isOwn() && (await claim(wish))) paid.push(wish);
    }
    setBusy(false);
    const counts = { claimed: paid.length, of: wishes.length };
    if (isOwn() && paid.length > 0) {
      toasts.show('done', (t) =>
        paid.length === wishes.length
          ? t('voucher.all_claimed', counts)
          : t('voucher.some_claimed', counts),
      );
    }
    return paid;
  }
  return { isBusy, claimAll };
}
