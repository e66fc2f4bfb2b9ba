// All that the reward centre shows as ready: what the server lists, and today's check-in, which has a card of its own.
import { useCalendar, type Calendar } from '../sign-in/use-calendar.ts';
import { useBonuses } from '../bonus/use-bonuses.ts';
import type { Wish } from '../claims/claims.ts';
import { useClaims } from '../claims/use-claims.ts';
import { isOpen, joinClaims, useToClaim } from './use-to-claim.ts';

const opensToday = ({ claimed, todayReward }: Calendar): boolean =>
  !claimed && todayReward !== null;

export function useRewards() {
  const toClaim = useToClaim();
  const { calendar, isKnown, problem, checkIn } = useCalendar();
  const { claims, claim } = useClaims();
  const own = useBonuses();
  // Once: on its card, not among the rows.
  const rows = joinClaims(toClaim.value ?? [], claims).filter(
    ({ promotionId }) => promotionId !== calendar?.promotionId,
  );
  // Of a list that did not come nothing is counted.
  const isListed = toClaim.value !== null;
  const openRows = rows.filter((row) => isOpen(row, { claims, toClaim })).length;
  const openCount = openRows + (isListed && calendar && opensToday(calendar) ? 1 : 0);
  /** Resolves with whether it was paid. */
  const send = async (wish: Wish): Promise<boolean> => {
    const isPaid = await claim(wish);
    // The row that leads to it tells of this one too.
    if (wish.reward.bonus) own.retry();
    // Of what a service is asked for the server tells more than the answer did.
    if (wish.reward.freePlays) toClaim.retry();
    return isPaid;
  };
  return {
    toClaim,
    /** All that stands on the page has come, or will not. */
    isWhole: (isKnown || problem !== null) && (own.bonuses !== null || own.problem !== null),
    rows,
    openCount,
    calendar,
    claims,
    claim: send,
    checkIn,
    bonuses: own.bonuses ?? [],
  };
}
