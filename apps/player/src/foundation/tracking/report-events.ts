// Reports the site's own troubles to our server (TRACK-01), whoever the visitor is and without saying who. Nothing waits for the call, and
// its failure is ignored. What visitors do is tracked by `track-events.ts`.
import type { Input } from '@parlour/contract/endpoint';
import { collectEvents } from '@parlour/contract/tracking/calls';
import type { Api } from '#foundation/api/api.ts';

type TrackedEvent = Input<typeof collectEvents>['events'][number];
type SiteTrouble = Extract<TrackedEvent, { eventName: 'ignoredMessages' | 'silentFailure' }>;
type WithoutOwn<E> = E extends unknown ? Omit<E, 'eventID' | 'at'> : never;
/** Reports up to twenty troubles at once. */
export type Track = (...troubles: WithoutOwn<SiteTrouble>[]) => void;

/** Creates the reporter, for `foundation.keep`: the first page reports nothing and does not load it. */
export const makeTrack =
  ({ api }: { api: Api }): Track =>
  (...told) => {
    const events = told.map((trouble) => ({ ...trouble, eventID: crypto.randomUUID() }));
    // The teller is the page, because a report about this failure would fail, too.
    void api(collectEvents, { events }, { teller: 'page' }).catch(() => undefined);
  };
