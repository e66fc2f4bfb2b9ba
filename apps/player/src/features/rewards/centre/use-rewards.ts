// The rewards that the reward centre shows: those that the server lists, today's check-in among them. Tab, banner and chips count the same rows.
import { useCalendar } from '../check-in/use-calendar.ts';
import { useBonuses } from '../bonus/use-bonuses.ts';
import type { RewardRequest } from '../claims/claims.ts';
import { useClaims } from '../claims/use-claims.ts';
import { isOpen, joinClaims, useToClaim } from './use-to-claim.ts';

export function useRewards() {
  const toClaim = useToClaim();
  const ofDay = useCalendar({ onNextDay: toClaim.renew });
  const { calendar, isKnown, problem, refresh: refreshCalendar } = ofDay;
  const { claims, claim, claimAll } = useClaims();
  const own = useBonuses();
  const rows = joinClaims(toClaim.value ?? [], claims).map((row, at) => ({ ...row, at }));
  // Nothing is counted if the list could not be fetched.
  const openRequests =
    toClaim.value === null ? [] : rows.filter((row) => isOpen(row, { claims, toClaim }));

  function follow(requests: readonly RewardRequest[]): void {
    // The line about bonuses must include new ones.
    if (requests.some(({ reward }) => reward.bonus)) own.refresh();
    // The list has more about a request to a supplier than the answer.
    if (requests.some(({ reward }) => reward.freePlays)) toClaim.refresh();
    if (requests.some(({ promotionId }) => promotionId === calendar?.promotionId)) {
      refreshCalendar();
    }
  }
  /** Claims a reward; resolves with true if it was paid. */
  async function send(request: RewardRequest): Promise<boolean> {
    const isPaid = await claim(request);
    follow([request]);
    return isPaid;
  }
  async function sendAll(requests: readonly RewardRequest[]): Promise<void> {
    await claimAll(requests);
    follow(requests);
  }
  return {
    toClaim,
    /** True once each part of the page is loaded or has failed. */
    isWhole: (isKnown || problem !== null) && (own.bonuses !== null || own.problem !== null),
    rows,
    openRequests,
    calendar,
    claims,
    claim: send,
    claimAll: sendAll,
    bonuses: own.bonuses ?? [],
  };
}
