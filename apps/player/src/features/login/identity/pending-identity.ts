// A third-party identity that is not yet connected: handed over by the sign-in page, checked by the server, and, if no account has it,
// held until its owner has logged in or registered. It is lost when the page is closed.
import type { GivenIdentity } from '#foundation/identity/handover.ts';
import { createStore, type Store } from '#foundation/store.ts';

export type PendingIdentity = GivenIdentity & {
  /** `sent`: the server checks it. `unknown`: the player is asked what to do with it. `kept`: it is connected at the next login. */
  stage: 'sent' | 'unknown' | 'kept';
};

export const makePending = (): Store<PendingIdentity | null> =>
  createStore<PendingIdentity | null>(null);
