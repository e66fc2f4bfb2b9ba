// The store of the announcement group that is shown over the page.
import type { Popup } from '@parlour/contract/lobby/lobby';
import { createStore, type Store } from '#foundation/store.ts';
import type { AnnouncementGroup } from '#foundation/popups/closed-groups.ts';

/** `turn` identifies one showing of the dialog. A change of language keeps it. */
export type ShownGroup = { turn: number; group: AnnouncementGroup; items: readonly Popup[] };

export const makeShown = (): Store<ShownGroup | null> => createStore<ShownGroup | null>(null);
