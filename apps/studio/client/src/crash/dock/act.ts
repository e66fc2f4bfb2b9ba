// Label and action of the one button. The label names the effect of a press, or the reason why a press has none.
import type { Money } from '../../page/money/money.ts';
import type { Say } from '../../page/texts.ts';
import { pauseMs, phaseOf, prizeAt, secondsTo, writeStanding, writeTimes } from '../phase.ts';
import { flightName, type Bet, type Flight } from '../state.ts';

export type DockAction = {
  does: 'place' | 'leave' | null;
  label: string;
  /** Name for screen readers while the label changes all the time; null otherwise. */
  name: string | null;
};
export type ActContext = {
  now: number;
  flight: Flight;
  bet: Bet | null;
  /** The chosen stake; null if none is possible. */
  stake: string | null;
  /** The multiplier in hundredths, calculated by the page. */
  standing: number;
};
type Voice = { say: Say; money: Money };

const off = (label: string): DockAction => ({ does: null, label, name: null });

export function actOf(voice: Voice, seen: ActContext): DockAction {
  const { flight, bet, now } = seen;
  const phase = phaseOf(flight, now);
  if (phase === 'ended') return afterEnd(voice, flight, now);
  if (phase === 'flying')
    return bet ? inFlight(voice, bet, seen.standing) : watching(voice, flight);
  return bet ? isIn(voice, bet) : beforeStart(voice, seen, phase);
}

function beforeStart(
  { say, money }: Voice,
  { flight, stake }: ActContext,
  phase: string,
): DockAction {
  const number = flightName(flight.number);
  if (stake === null) return off(say('studio.crash.no_stakes'));
  if (phase === 'closed') return off(say('studio.crash.starting', { number }));
  const label = say('studio.crash.place', { stake: money.short(BigInt(stake)), number });
  return { does: 'place', label, name: null };
}

const isIn = ({ say, money }: Voice, { stake }: Bet): DockAction =>
  off(say('studio.crash.in', { stake: money.short(BigInt(stake)) }));

const watching = ({ say }: Voice, { number }: Flight): DockAction =>
  off(say('studio.crash.wait', { number: flightName(String(BigInt(number) + 1n)) }));

function inFlight({ say, money }: Voice, bet: Bet, standing: number): DockAction {
  if (bet.hundredths !== null) {
    return off(say('studio.crash.left', { times: writeStanding(bet.hundredths) }));
  }
  if (standing >= Number(bet.target)) {
    return off(say('studio.crash.leaving', { times: writeTimes(bet.target) }));
  }
  const amount = money.exact(prizeAt(bet.stake, standing));
  return {
    does: 'leave',
    label: say('studio.crash.leave', { amount }),
    name: say('studio.crash.leave_name'),
  };
}

function afterEnd({ say }: Voice, { end }: Flight, now: number): DockAction {
  const seconds = secondsTo((end?.at ?? now) + pauseMs, now);
  if (seconds === 0) return off(say('studio.crash.next_soon'));
  return off(say('studio.crash.next_in', { seconds: String(seconds) }));
}
