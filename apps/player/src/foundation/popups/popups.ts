// What comes over a page of itself (POP-09), and the bars above the tabs: one at a time, in a fixed order, and never while it would disturb.
import { hasFormInUse, hasOpenDialog } from '#platform/quiet/in-use.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { busyPage } from './busy-page.ts';
import { createTurns, type Turns } from './turns.ts';

/** The order in which they come (POP-09): an upgrade that must be comes before all, one that may be after all. */
const popupOrder = ['requiredUpgrade', 'announcement', 'welcome', 'push', 'upgrade'] as const;
export type PopupName = (typeof popupOrder)[number];

/** A newer version comes before what asks to install the site or the app. All cover nothing, so they are bars; a sheet behind one is opened by the reader. */
const barOrder = ['newVersion', 'homeScreen', 'download'] as const;
export type BarName = (typeof barOrder)[number];

/** For who supports a player: what came over the pages of this tab, and what did not and why, as JSON. */
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

/** A bar covers nothing that is being done: it waits for a game, a payment and a form, but not for a dialog, which lies over it. */
export const makeBars = ({ front }: Foundation): Turns<BarName> =>
  createTurns({
    order: barOrder,
    hindrance: () => {
      if (front.get().closedBy !== null) return 'closed';
      return busyPage() ?? (hasFormInUse() ? 'form' : null);
    },
  });
