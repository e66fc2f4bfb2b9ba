// The document itself: its language, its title, its coming back from the browser's cache, and what its window is like.
export type PageLanguage = { tag: string; direction: 'ltr' | 'rtl' };

export function setPageLanguage({ tag, direction }: PageLanguage): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

/** Whom the server painted the page for; it knows half of a session at the most. */
export const paintedVisitor = (): 'guest' | 'member' =>
  document.documentElement.dataset['visitor'] === 'member' ? 'member' : 'guest';

export function setPageTitle(title: string): void {
  document.title = title;
}

/** Calls back when the browser shows this page again as it was left (back and forward). */
export function onPageRestored(callback: () => void): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback();
  });
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

type Media = {
  get: () => boolean;
  getPainted: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Whether the window and the pointer are so. Nothing is so where there is no browser, nor at hydration: the server painted a phone's page. */
export function watchMedia(query: string): Media {
  const find = () => (typeof window === 'undefined' ? undefined : window.matchMedia?.(query));
  return {
    get: () => find()?.matches ?? false,
    getPainted: () => false,
    subscribe: (listener) => {
      const list = find();
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}
