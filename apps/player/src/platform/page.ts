// The document itself: its language, its title, and its coming back from the browser's cache.
export type PageLanguage = { tag: string; direction: 'ltr' | 'rtl' };

export function setPageLanguage({ tag, direction }: PageLanguage): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

/** Whom the server painted the page for; it knows half of a session at the most. */
export const paintedVisitor = (): 'guest' | 'member' =>
  document.documentElement.dataset['visitor'] === 'member' ? 'member' : 'guest';

/** The build that the server made this page of. */
export const buildOfPage = (): string => document.documentElement.dataset['build'] ?? '';

export function setPageTitle(title: string): void {
  document.title = title;
}

/** Calls back when the browser shows this page again as it was left (back and forward). Returns a function that stops that. */
export function onPageRestored(callback: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}

/** Calls back whenever the reader comes back to this page: from another tab or app, or by the back button. Returns a function that stops that. */
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

/** A page that is opened begins at its top; one that is gone back to is where it was, by the browser itself. */
export function scrollToTop(): void {
  document.documentElement.scrollTop = 0;
}
