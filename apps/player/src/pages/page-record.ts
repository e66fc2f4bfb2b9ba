// The record of a page, known before its code is loaded: path, audience, needs. Routes, guard, addresses, tabs and preloads follow from
// these records.
import type { PaintNeeds } from '@parlour/contract/page';
import type { Group } from '@parlour/phrases/compiled/catalogs';
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';

/** Tabs of the bar at the bottom; each has one page. */
export type Tab = 'home' | 'games' | 'rewards' | 'chat' | 'me';

/** Id of a text without values. */
type PlainPhraseId = {
  [K in PhraseId]: keyof PhraseValues[K] extends never ? K : never;
}[PhraseId];

/** Content of a page, without its address. */
export type PageView = {
  /** The folder of `src/pages` whose `page.tsx` is shown. */
  shows: string;
  /** Text before the merchant's name in the title; null for the name alone. */
  title: PlainPhraseId | null;
  /** Groups of texts that the page needs in addition to `start`. */
  texts: readonly Group[];
  /** Data with which the server renders the page. */
  paints?: PaintNeeds;
  /** Content policy that allows scripts of others (H1b). Links to and from the page are the browser's, not the router's. */
  policy?: 'identity';
  /** Whether the server renders the page for the visitor's kind of device, so that nothing moves once the browser knows it. */
  forDevice?: true;
  /** Whether the page has a form that answers before React is loaded (early-start.ts). */
  answersEarly?: true;
};

export type PageRecord = PageView & {
  path: `/m/${string}`;
  /** Further addresses of the page; links always have `path`. */
  aliases?: readonly string[];
  /**
   * Visitors who may open the page (ROUTE-03): `guests`, `members`, `lobby` (members, and guests if the lobby is open to them; ROUTE-12) or
   * `anyone`. Other guests are sent to the login, members to home.
   */
  audience: 'guests' | 'members' | 'lobby' | 'anyone';
  /** Page to which guests are sent instead of the login. */
  guestsGoTo?: 'home';
  /** Whether a session that must change its password first may open the page (LOGIN-04). */
  openToLimitedSession?: true;
  /** Activity that must not be interrupted: no popups or bars on this page (POP-09). */
  busyWith?: 'game' | 'payment';
  /** The page's tab; only pages with one show the bar. */
  tab?: Tab;
  /** Text that announces the feature of a page that is not built; no link leads there until then (ROUTE-10). */
  comes?: PlainPhraseId;
  /** Target of the page's back button; home if absent. */
  backTo?: 'memberHome';
};
