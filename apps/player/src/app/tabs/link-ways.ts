// How links go where there are tabs to go between: a tab opens as it was left, pages of tabs cross-fade, and a tapped cover grows into
// the page of its game.
import { findPage } from '#foundation/navigation/paths.ts';
import { currentAddress, pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { canShowWay, changeView, type TransitionKind } from '#platform/view/view-transition.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import { pathOf, tabOf, viewOf } from '../page-view.ts';

/** `link` is the element that was pressed. */
export type OpenLink = (href: string, state: object | undefined, link: Element) => void;
type Pages = {
  /** Whether the page can be painted at once. */
  isHere: (view: PageView) => boolean;
  load: (view: PageView, tab: Tab | null) => Promise<unknown>;
};

/** How a tab was left. */
type Place = { address: string; y: number };

/** How long a tap waits for the code of its page, where the browser can show the way there. */
const patienceMs = 150;
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createLinkWays(pages: Pages): OpenLink {
  const places = new Map<string, Place>();
  /** The tap that waits. */
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
  /** A second tap on the way to a page opens it no second time: the way back would lead to it again. */
  function open(href: string, state: object | undefined, link: Element): void {
    const from = whereWeAre();
    const isTab = state !== undefined && 'tab' in state;
    const tab = isTab ? tabOf(pathOf(href)) : null;
    // A tab that is pressed again goes back to its beginning.
    const kept = tab && tab !== tabOf(currentAddress().path) ? places.get(tab) : undefined;
    const target = kept?.address ?? href;
    keepPlace();
    if (target === from) {
      queueMicrotask(scrollToTop);
      return;
    }
    const kind = kindOf(pathOf(target), link);
    // The page that opens knows where it was opened: a game leads back there (LAUNCH-05).
    const entry = { ...state, from, fromY: Math.round(window.scrollY), ...(kept && { y: kept.y }) };
    const go = () => {
      unmarkCover(link);
      pushAddress(target, entry);
    };
    if (kind === null) {
      go();
      // After the router has moved on, so that the page left behind keeps its place for the way back.
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

/** The cover in the link that was tapped; the page of a launch has one of the same name. */
const coverIn = (link: Element): HTMLElement | null => link.querySelector('.cover');

function markCover(link: Element): boolean {
  const cover = coverIn(link);
  if (!cover) return false;
  cover.style.setProperty('view-transition-name', 'launch-cover');
  return true;
}

/** The old page was photographed: on the next one another element has the name. */
const unmarkCover = (link: Element): void =>
  void coverIn(link)?.style.removeProperty('view-transition-name');
