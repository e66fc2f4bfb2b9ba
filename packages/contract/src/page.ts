// Types that server and site share about a page. The server lets the site's server bundle render it, and passes the
// data that the page needs; the same data is written into the page for the browser, which takes over from there.
import type { Answer } from './endpoint.ts';
import type { DeviceKind } from './install/platform.ts';
import type { Language } from './languages.ts';
import type { PaintedLobby } from './lobby/lobby.ts';
import type { registerSettings } from './register/calls.ts';
import type { SiteStatus } from './site/site-status.ts';

/** The data that pages may be rendered with, by feature: the page's request, and the data it gets. */
type Paintable = {
  lobby: {
    /** `lanesWithGames`: the number of lanes, in the order shown, that include their games. */
    request: { lanesWithGames: number };
    data: PaintedLobby;
  };
  registration: { request: true; data: Answer<typeof registerSettings> };
};
export type PaintedFeature = keyof Paintable;
/** The data that a page needs to be rendered, by feature. */
export type PaintNeeds = { readonly [F in PaintedFeature]?: Paintable[F]['request'] };
/** The data by feature. A feature is absent if the page needs none of it, or if it could not be read. */
export type PageData = { [F in PaintedFeature]?: Paintable[F]['data'] };

/** The visitor as far as the server can know. `member`: the browser sent the cookie half of a session, or a one-time code; the tab may lack the other half. */
export type Visitor = 'guest' | 'member';

/** The reader for whom data is read. */
export type PaintReader = { language: Language; visitor: Visitor };
/** Reads the data of one feature for the pages of a merchant. */
export type Painter<M, F extends PaintedFeature = PaintedFeature> = (
  merchant: M,
  reader: PaintReader,
  request: Paintable[F]['request'],
) => Promise<Paintable[F]['data']>;
/** One painter for each feature. */
export type Painters<M> = { readonly [F in PaintedFeature]: Painter<M, F> };

/** The data that the server writes into the page (`#boot`). */
export type Boot = {
  status: SiteStatus;
  language: Language;
  painted: PageData;
  /** The visitor's device; only on pages that are rendered for it (`isForDevice`). */
  device?: DeviceKind;
};

export type RenderRequest = Boot & {
  /** The page's pattern, from `patternOf`. */
  pattern: string;
  visitor: Visitor;
};
export type RenderedPage = {
  html: string;
  /** 403 or 503 if the region rules or maintenance close the site. */
  status: 200 | 403 | 404 | 503;
  title: string;
  /** Modules that the page needs besides the entry, as the build's manifest names them: for preloads and styles. */
  sources: string[];
  /** True if the page has a form that works before React is loaded. */
  answersEarly: boolean;
  /** The content policy of the document: `identity` also allows the scripts of the identity service (H1b). */
  policy: 'site' | 'identity';
};
export type RedirectRequest = {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  hasSession: boolean;
  guestLobby: boolean;
};

/** The exports of the site's server bundle. */
export type SiteBundle = {
  /** Returns the pattern by which a page is cached and rendered: one for each page, and one for all paths that the site does not have. */
  patternOf: (path: string) => string;
  /** Returns the address to which a guest is redirected (302); null if the page may be shown. */
  redirectOf: (request: RedirectRequest) => string | null;
  paintsOf: (pattern: string) => PaintNeeds;
  /** Whether the page is rendered, and cached, for each kind of device. */
  isForDevice: (pattern: string) => boolean;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Renders the page that replaces any page while there is no connection: rendered once, never taken over by React. */
  renderOffline: (
    request: Pick<Boot, 'status' | 'language'>,
  ) => Promise<Pick<RenderedPage, 'html' | 'title' | 'sources'>>;
};
