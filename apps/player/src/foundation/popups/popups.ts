// Popups (POP-09) and the bars above the tabs: one at a time, in a fixed order, and never while they would disturb.
import { hasFormInUse, hasOpenDialog } from '#platform/quiet/in-use.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { busyPage } from './busy-page.ts';
import { createTurns, type Turns } from './turns.ts';

/** Order of popups (POP-09): a required upgrade is the first, an optional one the last. */
const popupOrder = ['requiredUpgrade', 'announcement', 'welcome', 'push', 'upgrade'] as const;
export type PopupName = (typeof popupOrder)[number];

/** Order of bars: a newer version before the offers to install the site or the app. Bars cover nothing; the reader opens their sheets. */
const barOrder = ['newVersion', 'homeScreen', 'download'] as const;
export type BarName = (typeof barOrder)[number];

/** Key of the log of popups in this tab, as JSON: which were shown, and which were not and why. For support of players. */
const recordKey = 'popups';

export const makePopups = ({ front, tabStorage }: Foundation): Turns<PopupName> =>
  createTurns({
    order: popupOrder,
    hindrance: () => {
      if (front.get().closedBy !== null) return 'closed';
      return busyPage() ?? (hasOpenDialog() ? 'dialog' : hasFormInUse() ? 'form' : null);
    },
    onEvent: (events) => tabStorage.write(recordKey, JSON.stringify(events)),
  });

/** Turns of bars. A bar waits for a game, a payment and a form, but not for a dialog, which covers the bar. */
export const makeBars = ({ front }: Foundation): Turns<BarName> =>
  createTurns({
    order: barOrder,
    hindrance: () => {
      if (front.get().closedBy !== null) return 'closed';
      return busyPage() ?? (hasFormInUse() ? 'form' : null);
    },
  });
