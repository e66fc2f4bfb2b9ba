// The app's name and icon from the manifest that the page links (APP-05).
import { useEffect } from 'react';
import { readAppManifest, type App } from '@parlour/client/app-manifest';
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { manifestLink } from '#platform/app/page-links.ts';

type AppStore = { store: Store<App>; load: () => void };

/** Creates the store, with the site's name until the manifest is loaded. */
function makeApp({ site }: Foundation): AppStore {
  const store = createStore<App>({ name: site.name, icon: null });
  let isAsked = false;
  const load = async (): Promise<void> => {
    const link = manifestLink();
    if (isAsked || link === null) return;
    isAsked = true;
    const told = await readAppManifest(link);
    if (told) store.set({ name: told.name ?? site.name, icon: told.icon });
    else isAsked = false;
  };
  return { store, load: () => void load() };
}

/** The app's name and icon. Loads the manifest once, with the first part that shows the app. */
export function useApp(): App {
  const { store, load } = useFoundation().keep(makeApp);
  useEffect(load, [load]);
  return useStore(store);
}
