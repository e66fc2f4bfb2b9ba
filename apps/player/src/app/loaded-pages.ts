// The pages' code and texts as they come in. What is here can be painted at once, so the first one is loaded before hydration.
import type { ComponentType } from 'react';
import type { Beside, renderRowArrows } from '#features/wide/wide.ts';
import type { SpokenLanguage } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { isOffline } from '#platform/network.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import type { OpenLink } from './tabs/link-ways.ts';

type Loaded =
  | { Page: ComponentType }
  /** There was no line to fetch it by, and there will be one again. */
  | { isOffline: true }
  | { fault: unknown };
type Parts = {
  /** By the folder of the page. */
  pages: ReadonlyMap<string, Loaded>;
  /** The tab bar, once a page with one was loaded. */
  Tabs: ComponentType<{ current: Tab }> | null;
  /** With the tab bar: how links go between what it shows. */
  openLink: OpenLink | null;
  /** Arrows at rows, and what stands beside the column: once there was a mouse. */
  wide: Wide | null;
  /** Where toasts appear: soon after the page answers. */
  Toasts: ComponentType | null;
  /** What comes over a page of itself, and the bars above the tabs (POP-09): when the page is idle. */
  Popups: ComponentType | null;
  Bars: ComponentType | null;
};
export type Wide = { renderRowArrows: typeof renderRowArrows; Beside: typeof Beside };
export type LoadedPages = Readable<Parts> & {
  /** Resolves when it is known whether the page can be painted: with false where it cannot. */
  load: (view: PageView, tab: Tab | null) => Promise<boolean>;
  /** What is fetched once the page answers. */
  add: (late: Partial<Pick<Parts, 'wide' | 'Toasts' | 'Popups' | 'Bars'>>) => void;
};

/** Its file is named in the first one. */
const first = 'login';

/** The files that show a page, as the build's manifest names them. */
export const sourcesOf = ({ shows }: PageView): string[] => [
  `src/pages/${shows}/page.tsx`,
  ...(shows === first ? [] : ['src/pages/page-files.ts']),
];

export const loadPageFiles = () => import('#pages/page-files.ts');

const loadTabs = () => import('./tabs/tabs.ts');

async function loadPage({ shows }: PageView): Promise<ComponentType> {
  if (shows === first) return (await import('../pages/login/page.tsx')).Page;
  return (await loadPageFiles()).loadPageFile(shows);
}

export function createLoadedPages(language: SpokenLanguage): LoadedPages {
  const store = createStore<Parts>({
    pages: new Map(),
    Tabs: null,
    openLink: null,
    wide: null,
    Toasts: null,
    Popups: null,
    Bars: null,
  });

  async function fetchPage(view: PageView): Promise<Loaded> {
    // The line may be back by the time that the fetch fails.
    const beganOffline = isOffline();
    try {
      const [Page] = await Promise.all([loadPage(view), language.need(['start', ...view.texts])]);
      return { Page };
    } catch (fault) {
      // A line that has just come back may fail once more: what waits for it goes on waiting.
      const waits = 'isOffline' in (store.get().pages.get(view.shows) ?? {});
      return waits || beganOffline || isOffline() ? { isOffline: true } : { fault };
    }
  }
  /** A page without its tab bar is better than none; the next page tries again. */
  const fetchTabs = () => loadTabs().catch(() => null);

  const isHere = ({ shows }: PageView): boolean => store.get().pages.has(shows);
  const load = async (view: PageView, tab: Tab | null): Promise<boolean> => {
    const isBarWanted = tab !== null && store.get().Tabs === null;
    const [loaded, bar] = await Promise.all([fetchPage(view), isBarWanted ? fetchTabs() : null]);
    const before = store.get();
    const known = before.pages.get(view.shows);
    // One that began without a line may fail after a later one brought the page.
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
