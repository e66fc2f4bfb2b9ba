// The pages' code and texts as they come in. What is here can be painted at once, so the first one is loaded before hydration.
import type { ComponentType } from 'react';
import type { SpokenLanguage } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import type { Route } from './routes.tsx';

type Loaded = { Page: ComponentType } | { fault: unknown };
export type Pages = Readable<ReadonlyMap<Route, Loaded>> & {
  /** Resolves when the page can be painted, or when it is known that it cannot. */
  load: (route: Route) => Promise<void>;
};

export function createPages(language: SpokenLanguage): Pages {
  const store = createStore<ReadonlyMap<Route, Loaded>>(new Map());

  async function fetchPage(route: Route): Promise<Loaded> {
    try {
      const [Page] = await Promise.all([route.load(), language.need(['start', ...route.groups])]);
      return { Page };
    } catch (fault) {
      return { fault };
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: async (route) => {
      const loaded = await fetchPage(route);
      store.set(new Map(store.get()).set(route, loaded));
    },
  };
}
