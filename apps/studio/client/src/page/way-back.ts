// The way back to the lobby.
import { make, type Child } from './element.ts';

/** Only play money is ever framed: the site's own bar, with the name and the way back, stands over it. */
export const isFramed = (): boolean => window.parent !== window;

type Attributes = { class: string; href: string };

/** A link; in a frame the page around it is asked instead, which comes back as it was left. */
export const wayBack = ({ href, ...attributes }: Attributes, ...children: Child[]): HTMLElement =>
  make(
    'a',
    { ...attributes, href, target: '_top', rel: 'noopener', onclick: (event) => ask(event, href) },
    ...children,
  );

function ask(event: Event, address: string): void {
  if (!isFramed()) return;
  event.preventDefault();
  // The one message that a site listens to (vendors.md 1).
  window.parent.postMessage({ parlour: 'game', type: 'leave' }, new URL(address).origin);
}
