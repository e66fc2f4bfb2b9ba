// Opens links between tabs: a tab opens as it was left, pages of tabs cross-fade, and a tapped cover grows into the page of its game.
import { findPage } from '#foundation/navigation/paths.ts';
import { currentAddress, pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { canShowWay, changeView, type TransitionKind } from '#platform/view/view-transition.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import { pathOf, tabOf, viewOf } from '../page-view.ts';

/** Opens an address. `link` is the element that was pressed. */
export type OpenLink = (href: string, state: object | undefined, link: Element) => void;
type Pages = {
  /** Whether the page can be painted at once. */
  isHere: (view: PageView) => boolean;
  load: (view: PageView, tab: Tab | null) => Promise<unknown>;
};

/** Address and scroll position at which a tab was left. */
type TabPosition = { address: string; y: number };

/** Longest time for which a tap waits for the code of its page, in a browser that can animate the change. */
const patienceMs = 150;
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createLinkWays(pages: Pages): OpenLink {
  const places = new Map<string, TabPosition>();
  /** Number of the latest tap. Earlier taps that still wait are dropped. */
  let turn = 0;
  const isHere = (path: string): boolean => pages.isHere(viewOf(path));

  async function openSoon(href: string, state: object | undefined, link: Element): Promise<void> {
    turn += 1;
    const own = turn;
    const path = pathOf(href);
    if (!isHere(path)) {
      await Promise.race([pages.load(viewOf(path), tabOf(path)), later(patienceMs)]);
    }
    if (own === turn) open(href, state, link);
  }

  function keepPlace(): void {
    const tab = tabOf(currentAddress().path);
    if (tab) places.set(tab, { address: whereWeAre(), y: Math.round(window.scrollY) });
  }
  function kindOf(path: string, link: Element): TransitionKind | null {
    if (!isHere(path)) return null;
    const page = findPage(path);
    if (page === 'launchGame' || page === 'trialGame') return markCover(link) ? 'cover' : null;
    return tabOf(path) && tabOf(currentAddress().path) ? 'tab' : null;
  }
  /** Opens an address, and adds no history entry for the current one: going back would lead to the same page. */
  function open(href: string, state: object | undefined, link: Element): void {
    const from = whereWeAre();
    const isTab = state !== undefined && 'tab' in state;
    const tab = isTab ? tabOf(pathOf(href)) : null;
    // A press on the current tab leads to the tab's first page.
    const kept = tab && tab !== tabOf(currentAddress().path) ? places.get(tab) : undefined;
    const target = kept?.address ?? href;
    keepPlace();
    if (target === from) {
      queueMicrotask(scrollToTop);
      return;
    }
    const kind = kindOf(pathOf(target), link);
    // A game leads back to the page where it was opened (LAUNCH-05).
    const entry = { ...state, from, fromY: Math.round(window.scrollY), ...(kept && { y: kept.y }) };
    const go = () => {
      unmarkCover(link);
      pushAddress(target, entry);
    };
    if (kind === null) {
      go();
      // After the router's update, so that the scroll position of the old page is stored for the way back.
      if (!kept) queueMicrotask(scrollToTop);
      return;
    }
    changeView(kind, go, kept ? undefined : scrollToTop);
  }

  return (href, state, link) => {
    if (canShowWay()) void openSoon(href, state, link);
    else open(href, state, link);
  };
}

/** Finds the cover in the tapped link; the page of a launch has a cover with the same transition name. */
const coverIn = (link: Element): HTMLElement | null => link.querySelector('.cover');

function markCover(link: Element): boolean {
  const cover = coverIn(link);
  if (!cover) return false;
  cover.style.setProperty('view-transition-name', 'launch-cover');
  return true;
}

/** Removes the name after the old page was captured, because an element of the new page has it then. */
const unmarkCover = (link: Element): void =>
  void coverIn(link)?.style.removeProperty('view-transition-name');
