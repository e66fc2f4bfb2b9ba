import { useEffect } from 'react';
import { voucherList } from '@parlour/contract/voucher/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';

/** The number of vouchers for a tile. A failure is not shown. */
const makeCount = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) =>
      (await readsOf(foundation)(voucherList, {}, { teller: 'nobody', signal })).available,
    freshMs: 0,
    isQuiet: true,
  });

/** The number of vouchers that can be claimed, 0 until it is known. The page's own data is fetched first. */
export function useVoucherCount(): number {
  const { keep, site } = useFoundation();
  const count = keep(makeCount);
  const owner = useSession()?.token;
  const isOn = site.flag('REWCEN3');
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    let isLeft = false;
    async function begin(of: string): Promise<void> {
      await quietMoment();
      if (!isLeft) count.need({ owner: of, wording: '' });
    }
    void begin(owner);
    return () => {
      isLeft = true;
    };
  }, [count, owner, isOn]);
  return useStore(count).value ?? 0;
}
