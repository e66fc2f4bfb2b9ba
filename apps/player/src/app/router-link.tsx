// How the kit's links go from page to page: without a reload, and to the top of the page that opens. Other sites open in a tab of their own.
import type { MouseEvent } from 'react';
import type { LinkProps } from '@parlour/ui/page/link';
import { pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';

/** A press that opens another tab or window leaves this page alone. */
const staysHere = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

/** A second tap on the way to a page opens it no second time: the way back would lead to it again. */
function open(href: string, state: object | undefined): void {
  const from = whereWeAre();
  // The page that opens knows where it was opened: a game leads back there (LAUNCH-05).
  if (href !== from) pushAddress(href, { ...state, from, fromY: Math.round(window.scrollY) });
  // After the router has moved on, so that the page left behind keeps its place for the way back.
  queueMicrotask(scrollToTop);
}

export function renderRouterLink({ children, state, ...link }: LinkProps) {
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
        open(href, state);
      }}
    >
      {children}
    </a>
  );
}
