// Links of the kit know no router: the app gives its own way to render one, and without it they are plain anchors.
import { createContext, use, type AnchorHTMLAttributes, type ReactElement } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** State for the router's history entry: what the opened page may show at once. */
  state?: object | undefined;
};

/** `<LinkContext value={renderLink}>` around the app, with `renderLink` made once, outside of any component. */
export const LinkContext = createContext<(props: LinkProps) => ReactElement>(
  ({ children, state: _state, ...anchor }) => <a {...anchor}>{children}</a>,
);

export function Link(props: LinkProps) {
  const renderLink = use(LinkContext);
  return renderLink(props);
}
