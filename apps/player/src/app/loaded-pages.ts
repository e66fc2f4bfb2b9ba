// The code and texts of pages that are loaded. A loaded page can be painted at once, so the first one is loaded before hydration.
import type { ComponentType } from 'react';
import type { Beside, renderRowArrows } from '#features/wide/wide.ts';
import type { SpokenLanguage } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { isOffline } from '#platform/network.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import type { OpenLink } from './tabs/link-ways.ts';

type PageLoadResult =
  | { Page: ComponentType }
  /** No connection at the time of the fetch. The page is fetched again when there is one. */
  | { isOffline: true }
  | { fault: unknown };
type LoadedPagesState = {
  /** Results by the folder of the page. */
  pages: ReadonlyMap<string, PageLoadResult>;
  /** The tab bar, once a page with one was loaded. */
  Tabs: ComponentType<{ current: Tab }> | null;
  /** Opens links between tabs; loaded with the tab bar. */
  openLink: OpenLink | null;
  /** Arrows at rows and the content beside the column; loaded once there is a mouse. */
  wide: WideParts | null;
  /** The region for toasts, loaded soon after the page is usable. */
  Toasts: ComponentType | null;
  /** Popups and the bars above the tabs (POP-09), loaded when the page is idle. */
  Popups: ComponentType | null;
  Bars: ComponentType | null;
};
export type WideParts = { renderRowArrows: typeof renderRowArrows; Beside: typeof Beside };
export type LoadedPages = Readable<LoadedPagesState> & {
  /** Loads a page and resolves with whether it can be painted. */
  load: (view: PageView, tab: Tab | null) => Promise<boolean>;
  /** Adds parts that are fetched once the page is usable. */
  add: (late: Partial<Pick<LoadedPagesState, 'wide' | 'Toasts' | 'Popups' | 'Bars'>>) => void;
};

/** The page whose code is imported by this file and not by `page-files.ts`. */
const first = 'login';

/** The files that show a page, as the build's manifest names them. */
export const sourcesOf = ({ shows }: PageView): string[] => [
  `src/pages/${shows}/page.tsx`,
  ...(shows === first ? [] : ['src/pages/page-files.ts']),
];

export const loadPageFiles = () => import('#pages/page-files.ts');

const loadTabs = () => import('./tabs/tab-parts.ts');

async function loadPage({ shows }: PageView): Promise<ComponentType> {
  if (shows === first) return (await import('../pages/login/page.tsx')).Page;
  return (await loadPageFiles()).loadPageFile(shows);
}

export function createLoadedPages(language: SpokenLanguage): LoadedPages {
  const store = createStore<LoadedPagesState>({
    pages: new Map(),
    Tabs: null,
    openLink: null,
    wide: null,
    Toasts: null,
    Popups: null,
    Bars: null,
  });

  async function fetchPage(view: PageView): Promise<PageLoadResult> {
    // Read before the fetch: the connection may be back by the time that the fetch fails.
    const beganOffline = isOffline();
    try {
      const [Page] = await Promise.all([loadPage(view), language.need(['start', ...view.texts])]);
      return { Page };
    } catch (fault) {
      // A connection that is just back may fail once more: an offline page stays offline instead of showing a fault.
      const waits = 'isOffline' in (store.get().pages.get(view.shows) ?? {});
      return waits || beganOffline || isOffline() ? { isOffline: true } : { fault };
    }
  }
  /** Loads the tab bar, or null if that fails: a page without the bar is better than none, and the next page tries again. */
  const fetchTabs = () => loadTabs().catch(() => null);

  const isHere = ({ shows }: PageView): boolean => store.get().pages.has(shows);
  const load = async (view: PageView, tab: Tab | null): Promise<boolean> => {
    const isBarWanted = tab !== null && store.get().Tabs === null;
    const [loaded, bar] = await Promise.all([fetchPage(view), isBarWanted ? fetchTabs() : null]);
    const before = store.get();
    const known = before.pages.get(view.shows);
    // A fetch that began offline may fail after a later fetch has loaded the page.
    const kept = known && 'Page' in known ? known : loaded;
    store.set({
      ...before,
      pages: new Map(before.pages).set(view.shows, kept),
      Tabs: before.Tabs ?? bar?.SiteTabs ?? null,
      openLink: before.openLink ?? bar?.createLinkWays({ isHere, load }) ?? null,
    });
    return 'Page' in kept;
  };
  const add: LoadedPages['add'] = (late) => store.set({ ...store.get(), ...late });
  return { get: store.get, subscribe: store.subscribe, load, add };
}
