// The way back to the lobby.
import type { Boot } from './boot.ts';
import { make, type Child } from './element.ts';

/** The page around a frame has a bar of its own, with the name and the way back. */
export const isFramed = (): boolean => window.parent !== window;

export type Way = { lobbyUrl: string; framedBy: readonly string[] };

/** Null where the operator gave no way back. */
export const wayOf = ({ lobbyUrl, framedBy }: Pick<Boot<unknown>, 'lobbyUrl' | 'framedBy'>) =>
  lobbyUrl === null ? null : { lobbyUrl, framedBy };

type Looks = { class: string };

/** A link; in a frame the page around it is asked instead, which comes back as it was left. */
export const wayBack = (way: Way, looks: Looks, ...children: Child[]): HTMLElement =>
  make(
    'a',
    {
      ...looks,
      href: way.lobbyUrl,
      target: '_top',
      rel: 'noopener',
      onclick: (event) => ask(event, way),
    },
    ...children,
  );

function ask(event: Event, { framedBy }: Way): void {
  if (!isFramed()) return;
  event.preventDefault();
  for (const origin of originsAround(framedBy)) {
    // The one message that a site listens to (vendors.md 1). No other origin than the one that is told hears it.
    window.parent.postMessage({ parlour: 'game', type: 'leave' }, origin);
  }
}

/** Which of them is around the page, or all of them where the browser does not say. */
function originsAround(framedBy: readonly string[]): readonly string[] {
  const parent = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return parent !== undefined && framedBy.includes(parent) ? [parent] : framedBy;
}
