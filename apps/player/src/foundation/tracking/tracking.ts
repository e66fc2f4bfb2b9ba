// Reports what happened to our own server (TRACK-01). Nothing waits for the call, and its failure is ignored.
import type { Input } from '@parlour/contract/endpoint';
import { collectEvents } from '@parlour/contract/tracking/calls';
import type { Api } from '#foundation/api/api.ts';

type TrackedEvent = Input<typeof collectEvents>['events'][number];
type WithoutId<E> = E extends unknown ? Omit<E, 'eventID'> : never;
export type Track = (event: WithoutId<TrackedEvent>) => void;

export const createTracking =
  (api: Api): Track =>
  (event) => {
    const events = [{ ...event, eventID: crypto.randomUUID() }];
    void api(collectEvents, { events }).catch(() => undefined);
  };
