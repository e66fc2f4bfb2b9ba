// The rewards that the reward centre shows as ready: those that the server lists, and today's check-in, which has its own card.
import { useCalendar, type Calendar } from '../check-in/use-calendar.ts';
import { useBonuses } from '../bonus/use-bonuses.ts';
import type { RewardRequest } from '../claims/claims.ts';
import { useClaims } from '../claims/use-claims.ts';
import { isOpen, joinClaims, useToClaim } from './use-to-claim.ts';

const opensToday = ({ claimed, todayReward }: Calendar): boolean =>
  !claimed && todayReward !== null;

export function useRewards() {
  const toClaim = useToClaim();
  const { calendar, isKnown, problem, checkIn } = useCalendar();
  const { claims, claim } = useClaims();
  const own = useBonuses();
  // The check-in is shown only on its card, not among the rows.
  const rows = joinClaims(toClaim.value ?? [], claims).filter(
    ({ promotionId }) => promotionId !== calendar?.promotionId,
  );
  // Nothing is counted if the list could not be fetched.
  const isListed = toClaim.value !== null;
  const openRows = rows.filter((row) => isOpen(row, { claims, toClaim })).length;
  const openCount = openRows + (isListed && calendar && opensToday(calendar) ? 1 : 0);
  /** Claims a reward; resolves with true if it was paid. */
  const send = async (request: RewardRequest): Promise<boolean> => {
    const isPaid = await claim(request);
    // The line about bonuses must include this one.
    if (request.reward.bonus) own.refresh();
    // The list has more about a request to a supplier than the answer.
    if (request.reward.freePlays) toClaim.refresh();
    return isPaid;
  };
  return {
    toClaim,
    /** True once each part of the page is loaded or has failed. */
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
