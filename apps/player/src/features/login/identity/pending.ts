// A third-party identity on its way to an account: handed over by the sign-in page, looked at by the server, and, where nobody here has it, kept until its owner has logged in or registered. Nothing of it outlives the page.
import type { GivenIdentity } from '#foundation/identity/handover.ts';
import { createStore, type Store } from '#foundation/store.ts';

export type Pending = GivenIdentity & {
  /** `sent`: the server looks at it. `unknown`: the player is asked what becomes of it. `kept`: it is connected at the next login. */
  stage: 'sent' | 'unknown' | 'kept';
};

export const makePending = (): Store<Pending | null> => createStore<Pending | null>(null);
