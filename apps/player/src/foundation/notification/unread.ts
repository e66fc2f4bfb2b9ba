import { createStore, type Store } from '#foundation/store.ts';

/** The number of unread notifications as last fetched, which the bell shows (MEMBER-14). */
export const makeUnread = (): Store<number> => createStore(0);
