import { createStore, type Store } from '#foundation/store.ts';

/** How many notifications the member has not read, as far as it is known: what the bell shows (MEMBER-14). */
export const makeUnread = (): Store<number> => createStore(0);
