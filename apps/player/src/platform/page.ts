// The document: its language, title and scroll position, and events of its visibility.
export type PageLanguage = { tag: string; direction: 'ltr' | 'rtl' };

export function setPageLanguage({ tag, direction }: PageLanguage): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

/** Returns the visitor for whom the server rendered the page; the server sees half a session at most. */
export const paintedVisitor = (): 'guest' | 'member' =>
  document.documentElement.dataset['visitor'] === 'member' ? 'member' : 'guest';

/** Returns the build that rendered this page. */
export const buildOfPage = (): string => document.documentElement.dataset['build'] ?? '';

export function setPageTitle(title: string): void {
  document.title = title;
}

/** Calls back when the browser restores this page from its back-forward cache. Returns a function that stops that. */
export function onPageRestored(callback: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Calls back when the reader returns to this page, from another tab or app or by the back button. Returns a function that stops that. */
export function onPageSeen(callback: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') callback();
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
  };
}

/** Calls back when this page is closed, left, or put into the back/forward cache. Returns a function that stops that. */
export function onPageGone(callback: () => void): () => void {
  window.addEventListener('pagehide', callback);
  return () => window.removeEventListener('pagehide', callback);
}

/** Scrolls to the top. Used for pages that are opened; for pages in the history the position is restored. */
export function scrollToTop(): void {
  document.documentElement.scrollTop = 0;
}
