// Links of the ui package within the site: no reload, and the new page opens at its top. Links to other sites open in a new tab. Once the
// tab bar is loaded, `tabs/link-ways.ts` opens the links.
import type { MouseEvent, ReactElement } from 'react';
import type { LinkProps } from '@parlour/ui/page/link';
import { pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { pathOf, tabOf, viewOf } from './page-view.ts';
import type { OpenLink } from './tabs/link-ways.ts';

/** Whether the browser handles this press itself, for example by opening another tab or window. */
const staysHere = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

/** Opens a page at its top and stores where it was opened: a game leads back there (LAUNCH-05). */
const openAtTop: OpenLink = (href, state) => {
  const from = whereWeAre();
  // A second tap on a link to the current page adds no history entry: going back would lead to the same page.
  if (href !== from) pushAddress(href, { ...state, from, fromY: Math.round(window.scrollY) });
  // After the router's update, so that the scroll position of the old page is stored for the way back.
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
    // No hook of the router here: it would read the address at every render, and a long lobby has a link in each card.
    return (
      <a
        {...props}
        href={href}
        // Between touching down and lifting the finger there is time to fetch a small file.
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
