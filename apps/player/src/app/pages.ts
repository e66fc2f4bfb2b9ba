// The pages' code and texts as they come in. What is here can be painted at once, so the first one is loaded before hydration.
import type { ComponentType } from 'react';
import type { SpokenLanguage } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import type { Place } from './places.ts';
import type { Route } from './routes.tsx';

type Loaded = { Page: ComponentType } | { fault: unknown };
type Parts = {
  pages: ReadonlyMap<Route, Loaded>;
  /** The tab bar, once a page with one was loaded. */
  Tabs: ComponentType<{ current: Place }> | null;
};
export type Pages = Readable<Parts> & {
  /** Resolves when the page can be painted, or when it is known that it cannot. */
  load: (route: Route, place: Place | null) => Promise<void>;
};

const loadTabs = async () => (await import('./place-tabs.tsx')).PlaceTabs;

export function createPages(language: SpokenLanguage): Pages {
  const store = createStore<Parts>({ pages: new Map(), Tabs: null });

  async function fetchPage(route: Route): Promise<Loaded> {
    try {
      const [Page] = await Promise.all([route.load(), language.need(['start', ...route.groups])]);
      return { Page };
    } catch (fault) {
      return { fault };
    }
  }
  /** A page without its tab bar is better than none; the next page tries again. */
  const fetchTabs = async (): Promise<Parts['Tabs']> =>
    store.get().Tabs ?? loadTabs().catch(() => null);

  return {
    get: store.get,
    subscribe: store.subscribe,
    load: async (route, place) => {
      const [loaded, Tabs] = await Promise.all([fetchPage(route), place ? fetchTabs() : null]);
      const before = store.get();
      store.set({
        pages: new Map(before.pages).set(route, loaded),
        Tabs: before.Tabs ?? Tabs,
      });
    },
  };
}
