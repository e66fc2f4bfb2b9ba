// Links without a router: the app supplies a function that renders them, and without it they are plain anchors.
import { createContext, use, type AnchorHTMLAttributes, type ReactElement } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** State for the router's history entry, which the opened page may show at once. */
  state?: object | undefined;
};

/** Renderer of links. The app sets it with `<LinkContext value={renderLink}>`; `renderLink` is created once, outside of any component. */
export const LinkContext = createContext<(props: LinkProps) => ReactElement>(
  ({ children, state: _state, ...anchor }) => <a {...anchor}>{children}</a>,
);

export function Link(props: LinkProps) {
  const renderLink = use(LinkContext);
  return renderLink(props);
}
