// The page's state of flights: the studio's last answer, its clock, and the player's stake.
import type { CallAnswer } from '../page/calls.ts';
import { createClock } from '../page/clock.ts';
import type { Shell } from '../page/shell.ts';
import { hundredthsOf, phaseOf, standingAt, type Climb, type Phase } from './phase.ts';
import type { Bet, BetOutcome, Crash, EndAnswer } from './state.ts';

export type Desk = {
  now: () => number;
  state: () => Crash;
  climb: Climb;
  phase: () => Phase;
  /** Returns the milliseconds since the start; negative before it. */
  flown: () => number;
  /** Returns the multiplier in hundredths, calculated by the page; after the end the final one. */
  standing: () => number;
  /** True if the last call got no answer. */
  isLost: () => boolean;
  /** Reads the state. Resolves with false if there is no answer. */
  refresh: () => Promise<boolean>;
  /** Waits for the end of this flight. The studio answers when it is over, or after a while that it is not. */
  askEnd: () => Promise<boolean>;
  /** Takes in the answer to a call about the player's stake. */
  learn: (outcome: BetOutcome) => void;
};

/** Returns the newer state of a bet. A decision is final, because an older answer may arrive after it. */
export function newerOf(known: Bet | null, told: Bet | null): Bet | null {
  const isOlder = known?.id === told?.id && known !== null && known.hundredths !== null;
  return isOlder && told?.hundredths === null ? known : told;
}

export function createDesk(shell: Shell, first: Crash, onNews: () => void): Desk {
  const { calls, purse } = shell;
  const running = () => performance.now();
  let state = first;
  let isLost = false;
  // The page took from then on to arrive. The first call gives a better sample.
  const clock = createClock(running, { server: first.now, sent: 0, received: running() });
  const climb = { growth: first.growth, cap: hundredthsOf(first.rules.mostTimes) };
  const hear = (answer: CallAnswer<unknown>) => {
    isLost = answer.end === 'lost';
    shell.showLine(isLost ? answer : { ...heard }, () => void desk.refresh());
    return answer.end === 'answered';
  };
  const desk: Desk = {
    now: clock.now,
    state: () => state,
    climb,
    phase: () => phaseOf(state.flight, clock.now()),
    flown: () => clock.now() - state.flight.startsAt,
    standing: () =>
      state.flight.end ? Number(state.flight.end.hundredths) : standingAt(climb, desk.flown()),
    isLost: () => isLost,
    refresh: async () => {
      const answer = await calls.get<Crash>('crash');
      if (answer.end === 'answered') {
        const { body, sample } = answer;
        clock.learn({ server: body.now, ...sample });
        const isSame = body.flight.id === state.flight.id;
        // A known end stays, because an older answer may arrive last. That the flight is void may become known later.
        const isOlder = isSame && state.flight.end !== null && body.flight.end === null;
        const flight = isOlder ? state.flight : body.flight;
        state = { ...body, flight, bet: isSame ? newerOf(state.bet, body.bet) : body.bet };
      }
      const isHeard = hear(answer);
      onNews();
      return isHeard;
    },
    askEnd: async () => {
      const { id } = state.flight;
      const answer = await calls.get<EndAnswer>(`crash/flights/${id}/end`);
      // The studio delays this answer on purpose, so it is no sample for the clock.
      if (answer.end === 'answered' && answer.body.flight.id === state.flight.id) {
        state = { ...state, flight: answer.body.flight };
      }
      const isHeard = hear(answer);
      onNews();
      return isHeard;
    },
    learn: ({ bet, balance }) => {
      purse.set(balance);
      if (bet.flight === state.flight.id) state = { ...state, bet: newerOf(state.bet, bet) };
      onNews();
    },
  };
  return desk;
}

const heard = { end: 'answered', body: null, sample: { sent: 0, received: 0 } } as const;
