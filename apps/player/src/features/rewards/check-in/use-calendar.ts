// The calendar of the daily check-in (PROMO-05). The server decides which day it is.
import { useCallback } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { signInCalendar } from '@parlour/contract/rewards/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { makeClaims } from '../claims/claims.ts';
import { useNextDay } from './use-next-day.ts';

export type Calendar = NonNullable<Answer<typeof signInCalendar>>;

/** The calendar; the part is the month, empty for the server's current one. */
const checkIns = defineOwnData({
  ask: async ({ read, part: month }) => ({
    calendar: await read(signInCalendar, month === '' ? {} : { month }),
  }),
});

type CalendarOptions = {
  /** Empty for the server's current month. */
  month?: string;
  /** Called when the calendar is fetched again for the next day. The same function at each render. */
  onNextDay?: () => void;
};

export function useCalendar({ month = '', onNextDay }: CalendarOptions = {}) {
  const t = useTranslate();
  const { keep, site } = useFoundation();
  const claims = keep(makeClaims);
  const isNeeded = site.flag('REWCEN3');
  const { value, refresh, renew, ...state } = useOwnResource(checkIns, { part: month, isNeeded });
  const calendar = value?.calendar ?? null;
  const turn = useCallback(() => {
    renew();
    onNextDay?.();
  }, [renew, onNextDay]);
  useNextDay(calendar, turn);

  async function checkIn(): Promise<void> {
    if (!calendar || calendar.claimed || !calendar.todayReward) return;
    const { promotionId, todayReward: reward } = calendar;
    const title = t('rewards.check_in');
    await claims.claim({ promotionId, type: 'LOGIN', title, reward });
    // Fetched again after any result, because the server knows the day and the check-ins.
    refresh();
  }
  return {
    ...state,
    calendar,
    /** True once the answer is loaded, even if there is no calendar. */
    isKnown: value !== null,
    refresh,
    checkIn: () => void checkIn(),
  };
}
