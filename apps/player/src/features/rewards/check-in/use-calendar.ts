// The calendar of the daily check-in (PROMO-05). The server decides which day it is.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { signInCalendar } from '@parlour/contract/rewards/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';
import { makeClaims } from '../claims/claims.ts';
import { useOwner } from '../owner.ts';

export type Calendar = NonNullable<Answer<typeof signInCalendar>>;

/** The calendar; the resource's `wording` is the month, empty for the server's current one. */
const makeCalendar = (foundation: Foundation) =>
  createResource({
    ask: async ({ wording: month }, signal) => ({
      calendar: await readsOf(foundation)(signInCalendar, month === '' ? {} : { month }, {
        teller: 'page',
        signal,
      }),
    }),
    freshMs: 0,
  });

export function useCalendar(month = '') {
  const t = useTranslate();
  const { keep } = useFoundation();
  const resource = keep(makeCalendar);
  const claims = keep(makeClaims);
  const { owner, isOn } = useOwner();
  useEffect(() => {
    if (!owner || !isOn) return undefined;
    const look = () => resource.need({ owner, wording: month });
    look();
    return onPageSeen(look);
  }, [resource, owner, isOn, month]);
  const { value, ...state } = useResource(resource);
  const calendar = value?.calendar ?? null;

  async function checkIn(): Promise<void> {
    if (!calendar || calendar.claimed || !calendar.todayReward) return;
    const { promotionId, todayReward: reward } = calendar;
    const title = t('rewards.check_in');
    await claims.claim({ promotionId, type: 'LOGIN', title, reward });
    // Fetched again after any result, because the server knows the day and the check-ins.
    resource.refresh();
  }
  return {
    ...state,
    calendar,
    /** True once the answer is loaded, even if there is no calendar. */
    isKnown: value !== null,
    retry: resource.retry,
    checkIn: () => void checkIn(),
  };
}
