// Reports events to our own server (TRACK-01). Nothing waits for the call, and its failure is ignored.
import type { Input } from '@parlour/contract/endpoint';
import { collectEvents } from '@parlour/contract/tracking/calls';
import type { Api } from '#foundation/api/api.ts';

type TrackedEvent = Input<typeof collectEvents>['events'][number];
type WithoutId<E> = E extends unknown ? Omit<E, 'eventID'> : never;
/** Reports up to twenty events at once. */
export type Track = (...events: WithoutId<TrackedEvent>[]) => void;

/** Creates the reporter, for `foundation.keep`: the first page reports nothing and does not load it. */
export const makeTrack =
  ({ api }: { api: Api }): Track =>
  (...told) => {
    const events = told.map((event) => ({ ...event, eventID: crypto.randomUUID() }));
    // The teller is the page, because a report about this failure would fail, too.
    void api(collectEvents, { events }, { teller: 'page' }).catch(() => undefined);
  };
