// How the kit's links go from page to page: without a reload, and to the top of the page that opens. Other sites open in a tab of
// their own. A tab of the bar opens as it was left, and a tapped cover grows into the page of its game.
import type { MouseEvent, ReactElement } from 'react';
import type { LinkProps } from '@parlour/ui/page/link';
import { findPage } from '#foundation/navigation/paths.ts';
import { currentAddress, pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { changeView, type TransitionKind } from '#platform/view-transition.ts';
import { tabOf, viewOf } from './page-view.ts';

/** A press that opens another tab or window leaves this page alone. */
const staysHere = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

/** How a tab was left. */
type Place = { address: string; y: number };

const pathOf = (href: string): string => new URL(href, window.location.origin).pathname;

/** `isHere`: whether the code of what an address shows is loaded. Without it there is nothing to show a way to. */
export function createRouterLink(
  isHere: (folder: string) => boolean,
): (props: LinkProps) => ReactElement {
  const places = new Map<string, Place>();

  function keepPlace(): void {
    const tab = tabOf(currentAddress().path);
    if (tab) places.set(tab, { address: whereWeAre(), y: Math.round(window.scrollY) });
  }
  function kindOf(path: string, link: Element): TransitionKind | null {
    if (!isHere(viewOf(path).shows)) return null;
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

  return function renderRouterLink({ children, state, ...link }) {
    if (/^https?:/i.test(link.href)) {
      return (
        <a {...link} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    }
    const { href, onClick, ...props } = link;
    // Not the router's own: that asks for the address at every rendering, and a long lobby renders one in each card.
    return (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (staysHere(event)) return;
          event.preventDefault();
          open(href, state, event.currentTarget);
        }}
      >
        {children}
      </a>
    );
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
