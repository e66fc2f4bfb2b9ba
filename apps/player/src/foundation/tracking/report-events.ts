// Reports what happened to our own server (TRACK-01). Nothing waits for the call, and its failure is ignored.
import type { Input } from '@parlour/contract/endpoint';
import { collectEvents } from '@parlour/contract/tracking/calls';
import type { Api } from '#foundation/api/api.ts';

type TrackedEvent = Input<typeof collectEvents>['events'][number];
type WithoutId<E> = E extends unknown ? Omit<E, 'eventID'> : never;
/** Up to twenty at once. */
export type Track = (...events: WithoutId<TrackedEvent>[]) => void;

/** By `foundation.keep`: the first page tells nothing, and comes without it. */
export const makeTrack =
  ({ api }: { api: Api }): Track =>
  (...told) => {
    const events = told.map((event) => ({ ...event, eventID: crypto.randomUUID() }));
    // A report of this one's failure would be the next to fail.
    void api(collectEvents, { events }, { teller: 'page' }).catch(() => undefined);
  };
