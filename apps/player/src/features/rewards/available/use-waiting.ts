import { useEffect } from 'react';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import { hearChanges, pollUnlessTold } from '#foundation/signals/signals.ts';
import type { RewardCounts } from '@parlour/contract/rewards/promotion-types';
import { makeAvailable, pollMs, sumOf } from './available.ts';

const none: RewardCounts = {};

/** The number of waiting rewards of each kind; of none until it is known. */
export const useRewardCounts = (): RewardCounts =>
  useStore(useFoundation().keep(makeAvailable)).value ?? none;

/** The number of waiting rewards, 0 until it is known. */
const useWaiting = (): number => sumOf(useRewardCounts());

/** The number of waiting rewards, polled while it is shown (PROMO-01). The page's own data is fetched first. */
export function usePolledWaiting(): number {
  const foundation = useFoundation();
  const { keep, site } = foundation;
  const available = keep(makeAvailable);
  const session = useSession();
  const owner = session === undefined ? undefined : (session?.token ?? '');
  const isOn = site.flag('REWCEN3');
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    let isLeft = false;
    let stop = () => undefined as void;
    async function begin(of: string): Promise<void> {
      await quietMoment();
      if (isLeft) return;
      available.need({ owner: of, wording: '' });
      const stopPoll = pollUnlessTold(foundation, pollMs, available.retry);
      const stopHearing = hearChanges(foundation, 'promotion', available.renew);
      stop = () => {
        stopPoll();
        stopHearing();
      };
    }
    void begin(owner);
    return () => {
      isLeft = true;
      stop();
    };
  }, [foundation, available, owner, isOn]);
  return useWaiting();
}
