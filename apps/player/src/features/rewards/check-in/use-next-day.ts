import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { fromMoment } from '#platform/quiet/from-moment.ts';
import { randomShare } from '#platform/quiet/random-share.ts';
import { makeAvailable } from '../available/available.ts';
import { makeClaims } from '../claims/claims.ts';

/** The day of a calendar, and the time at which the merchant's next day begins. */
type CalendarDay = { today: string; nextDayAt: number };

/** The longest delay after midnight, so that not all phones ask in the same second. */
const spreadMs = 5_000;

/**
 * Calls back when the merchant's next day begins while the page is open, and has the count of rewards fetched again. Once the calendar is
 * of another day, the results of the claims of the day before are removed, because there may be something new to claim. The callback has to
 * be the same at each render.
 */
export function useNextDay(calendar: CalendarDay | null, onNextDay: () => void): void {
  const { keep } = useFoundation();
  const { nextDayAt, today } = calendar ?? {};
  useEffect(() => {
    if (nextDayAt === undefined) return undefined;
    return fromMoment(nextDayAt + randomShare() * spreadMs, () => {
      keep(makeAvailable).renew();
      onNextDay();
    });
  }, [keep, nextDayAt, onNextDay]);
  useEffect(() => (today === undefined ? undefined : keep(makeClaims).leave), [keep, today]);
}
