// What the site knows of a page before the page's own code is here: where it is, who may open it, what it needs. Routes, guard,
// addresses, tabs and preloads follow from these records.
import type { PaintNeeds } from '@parlour/contract/page';
import type { Group } from '@parlour/phrases/compiled/catalogs';
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';

/** The tabs of the bar at the bottom; one page stands behind each. */
export type Tab = 'home' | 'games' | 'rewards' | 'me';

/** A text that needs no values. */
type PlainPhraseId = {
  [K in PhraseId]: keyof PhraseValues[K] extends never ? K : never;
}[PhraseId];

/** What is shown, wherever it is. */
export type PageView = {
  /** The folder of `src/pages` whose `page.tsx` is shown. */
  shows: string;
  /** Before the merchant's name in the title; null: the name alone. */
  title: PlainPhraseId | null;
  /** The groups of texts that it needs besides `start`. */
  texts: readonly Group[];
  /** The data that the server paints it with. */
  paints?: PaintNeeds;
  /** Its document may load scripts of others (H1b). The browser itself opens and leaves it. */
  policy?: 'identity';
  /** It has a form that answers before React is here (early-start.ts). */
  answersEarly?: true;
};

export type PageRecord = PageView & {
  path: `/m/${string}`;
  /** Other addresses of the same page; only this one is ever written. */
  aliases?: readonly string[];
  /**
   * Who may open it (ROUTE-03): `guests` only, `members` only, members and, where the lobby is open to guests, everybody
   * (`lobby`, ROUTE-12), or `anyone`. Whoever may not goes to the login, a member to home.
   */
  audience: 'guests' | 'members' | 'lobby' | 'anyone';
  /** Where guests are sent instead of the login. */
  guestsGoTo?: 'home';
  /** A session that must change its password first may open it, too (LOGIN-04). */
  openToLimitedSession?: true;
  /** What one does there is not to be disturbed: nothing comes over it of itself (POP-09). */
  busyWith?: 'game' | 'payment';
  /** It stands behind a tab, and shows the bar. */
  tab?: Tab;
  /** Not built yet: this says what it will be, and nothing leads there until then (ROUTE-10). */
  comes?: PlainPhraseId;
  /** A page below the member's home leads back there, every other one to home. */
  backTo?: 'memberHome';
};
