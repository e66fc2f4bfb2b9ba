// Links of the kit know no router: the app gives its own link component once, and without one they are plain anchors.
import { createContext, use, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** `<LinkContext value={RouterLink}>` around the app. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
