// What the page knows of flights: the studio's last word, its clock, and the own stake.
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
  /** Milliseconds since the start; below 0 before it. */
  flown: () => number;
  /** Hundredths by the page's own reckoning; after the end what it ended at. */
  standing: () => number;
  /** The last call came back without an answer. */
  isLost: () => boolean;
  /** False where nothing was heard. */
  refresh: () => Promise<boolean>;
  /** Asks for the end of this flight: heard when it is over, or after a while that it is not. */
  askEnd: () => Promise<boolean>;
  /** What a call of the own stake has answered. */
  learn: (outcome: BetOutcome) => void;
};

/** A decision stays: an answer that was on its way before it may come after it. */
export function newerOf(known: Bet | null, told: Bet | null): Bet | null {
  const isOlder = known?.id === told?.id && known !== null && known.hundredths !== null;
  return isOlder && told?.hundredths === null ? known : told;
}

export function createDesk(shell: Shell, first: Crash, onNews: () => void): Desk {
  const { calls, purse } = shell;
  const running = () => performance.now();
  let state = first;
  let isLost = false;
  // The page came from then on: the first call measures better.
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
        // An end that is known stays, whichever answer comes last; that it was called off may be known only later.
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
      // Its answer waits on purpose, so that it says nothing of the clock.
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
