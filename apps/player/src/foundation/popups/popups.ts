// Popups (POP-09) and the bars above the tabs: one at a time, in a fixed order, and never while they would disturb.
import { hasFormInUse, hasOpenDialog } from '#platform/quiet/in-use.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { busyPage, isClaimPage } from './busy-page.ts';
import { mayPrompt, notePrompt, type PromptName } from './single-prompt.ts';
import { createTurns, type Turns } from './turns.ts';

/** Order of popups (POP-09): a required upgrade is the first, an optional one the last. */
const popupOrder = ['requiredUpgrade', 'announcement', 'welcome', 'push', 'upgrade'] as const;
export type PopupName = (typeof popupOrder)[number];

const isPrompt = (name: PopupName): name is PopupName & PromptName =>
  name === 'welcome' || name === 'push';

/** Order of bars: the question of consent first, then a newer version, then the offers to install the site or the app. Bars cover nothing; the reader opens their sheets. */
const barOrder = ['consent', 'newVersion', 'homeScreen', 'download'] as const;
export type BarName = (typeof barOrder)[number];

/** Key of the log of popups in this tab, as JSON: which were shown, and which were not and why. For support of players. */
const recordKey = 'popups';

export function makePopups({ front, tabStorage }: Foundation): Turns<PopupName> {
  const turns = createTurns({
    order: popupOrder,
    hindrance: (name) => {
      if (front.get().closedBy !== null) return 'closed';
      if (name === 'push' && isClaimPage()) return 'claim';
      return busyPage() ?? (hasOpenDialog() ? 'dialog' : hasFormInUse() ? 'form' : null);
    },
    onEvent: (events) => {
      tabStorage.write(recordKey, JSON.stringify(events));
      const last = events.at(-1);
      if (last?.what === 'shown' && isPrompt(last.name)) notePrompt(tabStorage, last.name);
    },
  });
  const offer: Turns<PopupName>['offer'] = (name, isWanted = () => true, isDue = false) =>
    turns.offer(name, () => isWanted() && (!isPrompt(name) || mayPrompt(tabStorage)), isDue);
  return { ...turns, offer };
}

/** Turns of bars. A bar waits for a game, a payment and a form, but not for a dialog, which covers the bar. */
export const makeBars = ({ front }: Foundation): Turns<BarName> =>
  createTurns({
    order: barOrder,
    hindrance: () => {
      if (front.get().closedBy !== null) return 'closed';
      return busyPage() ?? (hasFormInUse() ? 'form' : null);
    },
  });
