// Asks for consent, or tells of being measured, where the visitor's country wants it (TRACK-06), and tracks the first visit of a browser.
import type { Foundation } from '#foundation/foundation.ts';
import { makeBars } from '#foundation/popups/popups.ts';
import { makeConsent } from '#foundation/tracking/consent-store.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { inOneTab } from '#platform/tabs/in-one-tab.ts';

/** Notes that the first visit of this browser was tracked. */
const openedKey = 'visit.opened';

async function begin(foundation: Foundation): Promise<void> {
  const { deviceStorage, keep } = foundation;
  const consent = keep(makeConsent);
  const events = keep(makeVisitorEvents);
  if (consent.get().answer === null) {
    const { rule } = await consent.load();
    const isAsked = () => rule !== 'none' && consent.get().answer === null;
    if (isAsked()) keep(makeBars).offer('consent', isAsked);
  }

  async function trackFirstVisit(): Promise<void> {
    if (!(await consent.agreed()).includes('usage')) return;
    let isFirst = false;
    // Two tabs that open at once track one event.
    await inOneTab(openedKey, async () => {
      isFirst = deviceStorage.read(openedKey) === null;
      if (isFirst) deviceStorage.write(openedKey, '1');
    });
    if (isFirst) events.track({ eventName: 'firstOpen' });
    else await events.send();
  }
  consent.subscribe(() => void trackFirstVisit());
  await trackFirstVisit();
}

export const watchConsent = (foundation: Foundation): void =>
  // Without a connection nobody is asked at this visit, and nothing is measured.
  void begin(foundation).catch(() => undefined);
