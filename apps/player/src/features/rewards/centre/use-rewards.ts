// All that the reward centre shows as ready: what the server lists, and today's check-in, which has a card of its own.
import { useCalendar, type Calendar } from '../sign-in/use-calendar.ts';
import type { Wish } from '../claims/claims.ts';
import { useClaims } from '../claims/use-claims.ts';
import { isOpen, joinClaims, useToClaim } from './use-to-claim.ts';

const opensToday = ({ claimed, todayReward }: Calendar): boolean =>
  !claimed && todayReward !== null;

export function useRewards() {
  const toClaim = useToClaim();
  const { calendar, checkIn } = useCalendar();
  const { claims, claim, forget } = useClaims();
  // Once: on its card, not among the rows.
  const rows = joinClaims(toClaim.value ?? [], claims).filter(
    ({ promotionId }) => promotionId !== calendar?.promotionId,
  );
  // Of a list that did not come nothing is counted.
  const isListed = toClaim.value !== null;
  const openRows = rows.filter((row) => isOpen(row, claims)).length;
  const openCount = openRows + (isListed && calendar && opensToday(calendar) ? 1 : 0);
  /** Of what a service is asked for the server tells more than the answer did. */
  const send = async (wish: Wish): Promise<void> => {
    await claim(wish);
    if (wish.reward.freePlays) {
      forget(wish);
      toClaim.retry();
    }
  };
  return { toClaim, rows, openCount, calendar, claims, claim: send, checkIn };
}
