// Links that record the state that they pass to the page they open.
import { LinkContext, type LinkProps } from '@parlour/ui/page/link';
import type { ReactElement } from 'react';

/** Renders children with recording links. `told` has the state of each link whose address begins with `to`, once for each render. */
export function noteLinks(to: string, children: ReactElement) {
  const told: unknown[] = [];
  const link = ({ href, state, children: inner, ...rest }: LinkProps) => {
    if (href.startsWith(to)) told.push(state);
    return (
      <a {...rest} href={href}>
        {inner}
      </a>
    );
  };
  return { told, element: <LinkContext value={link}>{children}</LinkContext> };
}
