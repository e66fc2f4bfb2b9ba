import { expect, it } from 'vitest';
import { boxEvents, boxStates, nextState, type BoxState } from './box-states.ts';

/** The next state after each event, in the order of `boxEvents`, for each state. */
const table: Record<BoxState, BoxState[]> = {
  //        press      ready      solved     refused    closed     failed     renew
  waiting: ['loading', 'waiting', 'success', 'waiting', 'waiting', 'error', 'waiting'],
  loading: ['loading', 'waiting', 'loading', 'waiting', 'waiting', 'error', 'loading'],
  success: ['success', 'success', 'success', 'success', 'success', 'success', 'waiting'],
  error: ['loading', 'error', 'error', 'error', 'error', 'error', 'error'],
};

it.each(
  boxStates.flatMap((state) =>
    boxEvents.map((event, at) => ({ state, event, next: table[state][at] })),
  ),
)('CAP-01 $state, $event: $next', ({ state, event, next }) => {
  expect(nextState(state, event)).toBe(next);
});
