// The states of the box and the events that lead from one to another (CAP-01).
export const boxStates = ['waiting', 'loading', 'success', 'error'] as const;
export type BoxState = (typeof boxStates)[number];

/** refused: the provider rejected the solution. failed: the setup or the provider failed. renew: the form has sent the solution. */
export const boxEvents = [
  'press',
  'ready',
  'solved',
  'refused',
  'closed',
  'failed',
  'renew',
] as const;
export type BoxEvent = (typeof boxEvents)[number];

/** The next state for each event. An event that is not listed changes nothing. */
const ways: Record<BoxState, Partial<Record<BoxEvent, BoxState>>> = {
  waiting: { press: 'loading', solved: 'success', failed: 'error' },
  loading: { ready: 'waiting', refused: 'waiting', closed: 'waiting', failed: 'error' },
  success: { renew: 'waiting' },
  error: { press: 'loading' },
};

export const nextState = (state: BoxState, event: BoxEvent): BoxState =>
  ways[state][event] ?? state;
