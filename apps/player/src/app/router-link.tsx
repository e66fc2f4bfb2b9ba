// How the kit's links go from page to page: by the router, and to the top of the page that opens. Other sites open in a tab of their own.
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { LinkProps } from '@parlour/ui/page/link';
import { scrollToTop } from '#platform/page.ts';

/** A press that opens another tab or window leaves this page alone. */
const staysHere = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

export function renderRouterLink({ children, ...link }: LinkProps) {
  if (/^https?:/i.test(link.href)) {
    return (
      <a {...link} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const { onClick, ...props } = link;
  return (
    <Link
      {...props}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        // After the router has moved on, so that the page left behind keeps its place for the way back.
        if (!staysHere(event)) queueMicrotask(scrollToTop);
      }}
    >
      {children}
    </Link>
  );
}
