// What the server and the site agree on about a page. The server asks the site's server bundle to render it, and hands it the
// data that the page is painted with; the same data travels in the page for the browser, which takes it over.
import type { Answer } from './endpoint.ts';
import type { Language } from './languages.ts';
import type { PaintedLobby } from './lobby/lobby.ts';
import type { registerSettings } from './register/calls.ts';
import type { SiteStatus } from './site/site-status.ts';

/** What pages may be painted with, by feature: what a page asks for, and what it is given. */
type Paintable = {
  lobby: {
    /** `lanesWithGames`: how many lanes come with their games, in the order in which they are shown. */
    wish: { lanesWithGames: number };
    data: PaintedLobby;
  };
  registration: { wish: true; data: Answer<typeof registerSettings> };
};
export type PaintedFeature = keyof Paintable;
/** Which data a page asks to be rendered with. */
export type PaintWishes = { readonly [F in PaintedFeature]?: Paintable[F]['wish'] };
/** The data. A feature is absent where the page asks for none of it, or where it could not be read just then. */
export type Painted = { [F in PaintedFeature]?: Paintable[F]['data'] };

/** `member`: the browser sent half a session, or a one-time code. Whether the tab holds the other half nobody can know here. */
export type Visitor = 'guest' | 'member';

/** For whom data is read. */
export type PaintReader = { language: Language; visitor: Visitor };
/** Reads the data of one feature for the pages of a merchant. */
export type Painter<M, F extends PaintedFeature = PaintedFeature> = (
  merchant: M,
  reader: PaintReader,
  wish: Paintable[F]['wish'],
) => Promise<Paintable[F]['data']>;
/** One for each feature that paints. */
export type Painters<M> = { readonly [F in PaintedFeature]: Painter<M, F> };

/** What the server writes into the page (`#boot`). */
export type Boot = { status: SiteStatus; language: Language; painted: Painted };

export type RenderRequest = Boot & {
  /** From `patternOf`. */
  pattern: string;
  visitor: Visitor;
};
export type RenderedPage = {
  html: string;
  /** 403 and 503 where the region rules or maintenance stand in front of it. */
  status: 200 | 403 | 404 | 503;
  title: string;
  /** What the page needs besides the entry, as the build's manifest names it: for preloads and styles. */
  sources: string[];
  /** It has a form that works before React is loaded. */
  answersEarly: boolean;
  /** What its document may load: `identity` also the scripts of the identity service (H1b). */
  policy: 'site' | 'identity';
};
export type RedirectRequest = {
  path: string;
  /** Empty, or with its question mark. */
  search: string;
  hasSession: boolean;
  guestLobby: boolean;
};

/** What the site's server bundle exports. */
export type SiteBundle = {
  /** One path for each page, and one for all that the site does not have: what a page is kept under, and rendered at. */
  patternOf: (path: string) => string;
  /** Where a guest is to be sent instead (302); null where the page may be shown. */
  redirectOf: (request: RedirectRequest) => string | null;
  paintsOf: (pattern: string) => PaintWishes;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** What stands in the place of any page while there is no line: painted once, never taken over by the browser. */
  renderOffline: (
    request: Pick<Boot, 'status' | 'language'>,
  ) => Promise<Pick<RenderedPage, 'html' | 'title' | 'sources'>>;
};
