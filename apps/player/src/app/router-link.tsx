// How the kit's links go from page to page: without a reload, and to the top of the page that opens. Other sites open in a tab of
// their own. Once there are tabs, links know more ways (tabs/link-ways.ts).
import type { MouseEvent, ReactElement } from 'react';
import type { LinkProps } from '@parlour/ui/page/link';
import { pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { pathOf, tabOf, viewOf } from './page-view.ts';
import type { OpenLink } from './tabs/link-ways.ts';

/** A press that opens another tab or window leaves this page alone. */
const staysHere = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

/** The page that opens knows where it was opened: a game leads back there (LAUNCH-05). */
const openAtTop: OpenLink = (href, state) => {
  const from = whereWeAre();
  // A second tap on the way to a page opens it no second time: the way back would lead to it again.
  if (href !== from) pushAddress(href, { ...state, from, fromY: Math.round(window.scrollY) });
  // After the router has moved on, so that the page left behind keeps its place for the way back.
  queueMicrotask(scrollToTop);
};

export function createRouterLink(pages: LoadedPages): (props: LinkProps) => ReactElement {
  const fetchPage = (path: string): void => {
    const view = viewOf(path);
    if (!pages.get().pages.has(view.shows)) void pages.load(view, tabOf(path));
  };
  return function renderRouterLink({ children, state, ...link }) {
    if (/^https?:/i.test(link.href)) {
      return (
        <a {...link} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    }
    const { href, onClick, onPointerDown, ...props } = link;
    // Not the router's own: that asks for the address at every rendering, and a long lobby renders one in each card.
    return (
      <a
        {...props}
        href={href}
        // Between a finger's coming and its leaving there is time for a small file.
        onPointerDown={(event) => {
          onPointerDown?.(event);
          fetchPage(pathOf(href));
        }}
        onClick={(event) => {
          onClick?.(event);
          if (staysHere(event)) return;
          event.preventDefault();
          const open = pages.get().openLink ?? openAtTop;
          open(href, state, event.currentTarget);
        }}
      >
        {children}
      </a>
    );
  };
}
