// The other site to which a pressed link leads, as the notice shows it (REDIR-02).
import type { Answer } from '@parlour/contract/endpoint';
import type { describeTarget } from '@parlour/contract/leaving/calls';
import { createStore, type Store } from '#foundation/store.ts';

export type LeavingTarget = Omit<Answer<typeof describeTarget>, 'isListed'> & {
  /** The address as the link has it: nothing is added. */
  address: string;
};

/** Makes the store of the target; null before the first link. */
export const makeLeavingTarget = (): Store<LeavingTarget | null> =>
  createStore<LeavingTarget | null>(null);
