// What the announcement that stands over the page says.
import type { Popup } from '@parlour/contract/lobby/lobby';
import { createStore, type Store } from '#foundation/store.ts';
import type { AnnouncementGroup } from '#foundation/popups/closed-groups.ts';

/** `turn` tells one coming from the next; in another language it is the same one. */
export type Shown = { turn: number; group: AnnouncementGroup; items: readonly Popup[] };

export const makeShown = (): Store<Shown | null> => createStore<Shown | null>(null);
