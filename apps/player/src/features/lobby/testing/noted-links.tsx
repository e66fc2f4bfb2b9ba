// Links that note what they would tell the page that they open.
import { LinkContext, type LinkProps } from '@parlour/ui/page/link';
import type { ReactElement } from 'react';

/** `told` holds what each link to an address that begins so would tell, once for each time it is rendered. */
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
