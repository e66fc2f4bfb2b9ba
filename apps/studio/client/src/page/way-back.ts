// The link back to the lobby.
import type { Boot } from './boot.ts';
import { make, type Child } from './element.ts';

/** True in a frame. The page around it has its own bar, with the name and the way back. */
export const isFramed = (): boolean => window.parent !== window;

export type LobbyLink = { lobbyUrl: string; framedBy: readonly string[] };

/** Returns null if the operator gave no address of the lobby. */
export const wayOf = ({ lobbyUrl, framedBy }: Pick<Boot<unknown>, 'lobbyUrl' | 'framedBy'>) =>
  lobbyUrl === null ? null : { lobbyUrl, framedBy };

type LinkAttributes = { class: string };

/** Creates the link. In a frame a press sends a message to the parent page instead, which then shows its former state. */
export const wayBack = (way: LobbyLink, looks: LinkAttributes, ...children: Child[]): HTMLElement =>
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

function ask(event: Event, { framedBy }: LobbyLink): void {
  if (!isFramed()) return;
  event.preventDefault();
  for (const origin of originsAround(framedBy)) {
    // Only a parent of that origin receives the message (vendors.md 1).
    window.parent.postMessage({ parlour: 'game', type: 'leave' }, origin);
  }
}

/** Returns the origin of the parent if it is in the list, otherwise the whole list, because a browser may not reveal it. */
export function originsAround(framedBy: readonly string[]): readonly string[] {
  const parent = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return parent !== undefined && framedBy.includes(parent) ? [parent] : framedBy;
}
