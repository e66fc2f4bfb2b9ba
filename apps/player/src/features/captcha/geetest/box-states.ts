// The states of the box, and what leads from one to another (CAP-01).
export const boxStates = ['waiting', 'loading', 'success', 'error'] as const;
export type BoxState = (typeof boxStates)[number];

/** refused: the provider did not take the solution. failed: the setup or the provider did. renew: what was solved has been sent. */
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

/** What is not named changes nothing. */
const ways: Record<BoxState, Partial<Record<BoxEvent, BoxState>>> = {
  waiting: { press: 'loading', solved: 'success', failed: 'error' },
  loading: { ready: 'waiting', refused: 'waiting', closed: 'waiting', failed: 'error' },
  success: { renew: 'waiting' },
  error: { press: 'loading' },
};

export const nextState = (state: BoxState, event: BoxEvent): BoxState =>
  ways[state][event] ?? state;
