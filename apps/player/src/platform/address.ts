// The address bar and the history entry of the page.
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
/** Returns the host without its port. */
export const currentHostName = (): string => window.location.hostname;
/** Returns the protocol (`https:`), the host with its port, and the port alone. */
export const currentPlace = (): { protocol: string; host: string; port: string } => {
  const { protocol, host, port } = window.location;
  return { protocol, host, port };
};
export const currentOrigin = (): string => window.location.origin;
/** Returns the history entry's state. Its type is unknown, because an older version of the site may have written it. */
export const currentState = (): unknown => withoutEntry(window.history.state);

const listeners = new Set<() => void>();
/** Notifies all listeners at once, so that React renders a new address once. */
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back when path or query may have changed, by the site or by going back and forward. Returns a function that stops that. */
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

/** Replaces the page's entry and those of its sheets, after a step back over them. Of several pending calls only the first counts. */
export function replaceAddress(address: string, state: object | null = null): void {
  const { pathname } = window.location;
  const replace = toldEntry(() => window.history.replaceState(state, '', address));
  atOwnEntry(() => pathname === window.location.pathname && replace());
}
/** Changes the address of the current entry; its state stays. */
export function changeAddress(address: string): void {
  whenSettled(toldEntry(() => window.history.replaceState(window.history.state, '', address)));
}
export function pushAddress(address: string, state: object | null = null): void {
  whenSettled(toldEntry(() => window.history.pushState(state, '', address)));
}
/** Goes to the entry before this page. `history.go` would also step through a frame's entries; older browsers have only that. */
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
/** Leaves the site by http or https; going back from there skips the page that was left. */
export function leaveFor(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') {
    atOwnEntry(() => window.location.replace(href));
  }
}
