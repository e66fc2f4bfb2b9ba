// The address bar and the entry of the history behind it.
import {
  atOwnEntry,
  entriesOfPage,
  noteEntry,
  whenSettled,
  withoutEntry,
} from './view/over-page.ts';

export { whereWeAre } from './view/over-page.ts';

export const currentAddress = (): { path: string; search: string } => ({
  path: window.location.pathname,
  search: window.location.search,
});
export const currentHost = (): string => window.location.host;
/** Without the port. */
export const currentHostName = (): string => window.location.hostname;
/** How this site was asked for: `https:`, its host with the port, and the port alone. */
export const currentPlace = (): { protocol: string; host: string; port: string } => {
  const { protocol, host, port } = window.location;
  return { protocol, host, port };
};
export const currentOrigin = (): string => window.location.origin;
/** The history entry's state. Its type is unknown: an older version of the site may have written it. */
export const currentState = (): unknown => withoutEntry(window.history.state);

const listeners = new Set<() => void>();
/** Tells all listeners in one go, so that React renders a new address once. */
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back when path or query may have changed, by us or by going back and forward. Answers how to stop. */
export function onAddressChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}

const toldEntry = (change: () => void) => (): void => {
  change();
  noteEntry();
  tell();
};

/** Where a sheet is open, or was, its entry goes with the page's: the address is the new one soon. Of two that wait for that the first counts, as the second is for the page that was left. */
export function replaceAddress(address: string, state: object | null = null): void {
  const { pathname } = window.location;
  const replace = toldEntry(() => window.history.replaceState(state, '', address));
  atOwnEntry(() => pathname === window.location.pathname && replace());
}
/** Another address for this very entry: what was noted with it stays. */
export function changeAddress(address: string): void {
  whenSettled(toldEntry(() => window.history.replaceState(window.history.state, '', address)));
}
export function pushAddress(address: string, state: object | null = null): void {
  whenSettled(toldEntry(() => window.history.pushState(state, '', address)));
}
/** To the entry before this page. `history` would first walk through what a frame of this page has opened since; older browsers have nothing else. */
export function stepBack(): void {
  whenSettled(() => {
    const count = entriesOfPage();
    const own = 'navigation' in window && window.navigation.canGoBack ? window.navigation : null;
    if (own === null || count > 1) return window.history.go(-count);
    // A navigation that happens in between cancels this one.
    const { committed, finished } = own.back();
    void Promise.allSettled([committed, finished]);
  });
}
export const reloadPage = (): void => window.location.reload();
/** Leaves the site; the way back from there skips the page that is left. Only by http and https. */
export function leaveFor(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') {
    atOwnEntry(() => window.location.replace(href));
  }
}
