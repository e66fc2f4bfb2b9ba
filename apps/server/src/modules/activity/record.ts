// Turns a fact into a row and adds it to the sums. A repeated fact changes nothing: the row holds what was counted before, and only the difference is added.
import type { Fact } from '@parlour/contract/facts/fact';
import { dayOf, firstOf, type Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import {
  addToDay,
  addToSums,
  findRound,
  insertDay,
  insertRound,
  updateReached,
  updateRound,
  type Change,
} from './store.ts';

const periods: readonly Period[] = ['day', 'week', 'month'];

/** Counts a round on the day of its first outcome, even if the outcome changes later. Returns whether anything changed. */
export async function recordRound(
  tx: Tx,
  { memberId, at, about }: Fact<'round.settled'>,
  timeZone: string,
): Promise<boolean> {
  const { integration, game, currency } = about;
  const reference = `${integration}:${about.round}`;
  const [staked, won] = [BigInt(about.staked), BigInt(about.won)];
  const before = await findRound(tx, memberId, reference);
  const change = {
    rounds: Number(staked > 0n) - Number(before !== null && before.staked > 0n),
    staked: staked - (before?.staked ?? 0n),
    won: won - (before?.won ?? 0n),
  };
  if (before && isNothing(change)) return false;
  noteChange(tx, { memberId, what: 'promotion' });
  const day = before?.day ?? dayOf(at, timeZone);
  const round = { memberId, reference, game, currency, staked, won, at, day };
  const category = before ? before.category : await insertRound(tx, round);
  if (before) await updateRound(tx, round, { staked, won });
  await addToDay(tx, { ...round, category }, change);
  const firsts = periods.map((period) => ({ period, first: firstOf(period, day) }));
  await addToSums(tx, round, { periods: firsts, change });
  if (before) await updateReached(tx, round, firsts);
  return true;
}

const isNothing = ({ rounds, staked, won }: Change): boolean =>
  rounds === 0 && staked === 0n && won === 0n;

/** Records a day on which the member logged in. Returns whether the day is new. */
export const recordDay = (
  tx: Tx,
  { memberId, at }: Fact<'member.loggedIn'>,
  timeZone: string,
): Promise<boolean> => insertDay(tx, { memberId, day: dayOf(at, timeZone), at });
