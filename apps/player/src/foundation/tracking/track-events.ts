// Tracks what visitors do (TRACK-01, TRACK-08): an event is stored on the device, sent with the others, and removed when the server has it.
// A failed event is sent again by the same id, also by a later page. No action of the visitor waits for an event.
import { collectEvents } from '@parlour/contract/tracking/calls';
import type { Foundation } from '#foundation/foundation-type.ts';
import { isLate, refusalOf } from '#foundation/api/outcome.ts';
import { onceOnline } from '#platform/network.ts';
import { inOneTab } from '#platform/tabs/in-one-tab.ts';
import { makeConsent } from './consent-store.ts';
import { addEvents, nextEvents, removeEvents, type QueuedEvent } from './event-queue.ts';
import { visitOf } from './visit.ts';

type WithoutOwn<E> = E extends unknown ? Omit<E, 'eventID' | 'at'> : never;
/** An event of a visitor; the site's own troubles are reported by `report-events.ts`. */
export type VisitorEvent = Exclude<
  WithoutOwn<QueuedEvent>,
  { eventName: 'ignoredMessages' | 'silentFailure' }
>;
export type TrackVisitor = {
  track: (event: VisitorEvent) => void;
  /** Tracks an event of the first seconds of a page, which does not load the question of consent for it. */
  trackLater: (event: VisitorEvent) => void;
  /** Sends what waits, and what the visitor agrees to. */
  send: () => Promise<void>;
};

/** The most events of one call. */
const batch = 20;

export function makeVisitorEvents(foundation: Foundation): TrackVisitor {
  const { api, deviceStorage } = foundation;
  const consent = foundation.keep(makeConsent);

  /** Sends one batch; returns whether more may wait. */
  async function sendBatch(): Promise<boolean> {
    const events = nextEvents(deviceStorage, batch);
    const visit = visitOf(foundation, consent.get().answer);
    try {
      await api(collectEvents, { events, visit }, { teller: 'page' });
    } catch (error) {
      // A refused batch would be refused again.
      if (refusalOf(error)?.code !== 'request_param_err') throw error;
    }
    removeEvents(deviceStorage, events);
    return events.length === batch;
  }
  const send = (): Promise<void> =>
    inOneTab('visit.events', async () => {
      while (await sendBatch());
    }).catch((error: unknown) => {
      if (isLate(error) || refusalOf(error) === null) onceOnline(() => void send());
    });

  async function add(event: QueuedEvent): Promise<void> {
    if (!(await consent.agreed()).includes('usage')) return;
    addEvents(deviceStorage, [event]);
    await send();
  }
  const newEvent = (event: VisitorEvent): QueuedEvent => ({
    ...event,
    eventID: crypto.randomUUID(),
    at: Date.now(),
  });
  return {
    track: (event) => void add(newEvent(event)).catch(() => undefined),
    trackLater: (event) => {
      const made = newEvent(event);
      void consent
        .loaded()
        .then(() => add(made))
        .catch(() => undefined);
    },
    send,
  };
}
