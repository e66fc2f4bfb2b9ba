// All pages under /m: rendered with the merchant's status and the visitor's language, cached, and hydrated by the browser.
import type { DeviceKind } from '@parlour/contract/install/platform';
import type {
  PageData,
  PaintedFeature,
  Painters,
  PaintNeeds,
  PaintReader,
  SiteBundle,
} from '@parlour/contract/page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorText } from '#http/envelope';
import type { ClosedBy, FindClosed } from '#http/guard/site-closure';
import type { Merchant } from '#http/merchant';
import { siteStatus, type LineSigner } from '#modules/site';
import { leadingOf, type Assets, type PageFiles } from './assets.ts';
import { serveCaptchaFrame } from './captcha/captcha-frame.ts';
import { documentOf } from './document.ts';
import { serveDrawn } from './picture-routes.ts';
import { legacyKey, legacyTip } from './install/legacy-tip.ts';
import { lookOf } from './look.ts';
import { faceLink, moduleLink, sendEarlyHints } from './sending/early-hints.ts';
import {
  createPageCache,
  finishPage,
  type CachedPage,
  type PageCache,
  type PageSource,
} from './page-cache.ts';
import { policyOfPage } from './policy/page-policy.ts';
import { limitPages } from './page-limit.ts';
import type { KeptPictures } from './pictures/kept-pictures.ts';
import { chosenScheme } from './scheme/chosen-scheme.ts';
import { sendKept } from './sending/send-kept.ts';
import { editionOf } from './worker/edition.ts';
import { serveOfflinePage } from './worker/offline-page.ts';
import { deviceOf, isProven, readVisit, type KnowsHalf, type Visit } from './visit.ts';

/** The player's server bundle, and the files of its build. */
export type Pages = SiteBundle & {
  assets: (page: PageFiles) => Assets;
  earlyScript: () => Promise<string>;
  /** A name of the build that changes with any of its files. */
  build: string;
  /** Adds the build's files, or in development Vite itself. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Set in development, where no page is cached, and Vite completes the document and its policy. */
  development?: { finish: (html: string, url: string) => Promise<string>; policy: string };
};

export type PageDeps = {
  pages: Pages;
  publicScheme: string;
  earlyHints: boolean;
  painters: Painters<Merchant>;
  errorText: ErrorText;
  pictures: KeptPictures;
  knowsHalf: KnowsHalf;
  lineSigner: LineSigner;
  push: { publicKey: (merchantCode: string) => string };
  findClosed: FindClosed;
};

/** Limit of the page cache: some 400 pages, six of each of the busiest 70 merchants and languages. */
const mostPageBytes = 24 * 1024 * 1024;

export async function servePages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  // Files are outside of the limit: a first visit fetches dozens of them, and each is cheap.
  await deps.pages.serveFiles(app);
  await app.register(async (made) => serveMade(made, deps));
}

/** Registers the routes whose answers are made per request or cached, and limited. */
async function serveMade(app: FastifyInstance, deps: PageDeps): Promise<void> {
  limitPages(app, deps.errorText);
  const cache = createPageCache(mostPageBytes);
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage({ ...deps, cache }, request, reply);
  const toHome = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/m/home${readVisit(request).search}`, 302);
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: toHome });
  serveDrawn(app, deps);
  serveCaptchaFrame(app);
  serveOfflinePage(app, { ...deps, cache });
  app.route({ method: ['GET', 'HEAD'], url: '/m', handler });
  app.route({ method: ['GET', 'HEAD'], url: '/m/*', handler });
}

type PageContext = PageDeps & { cache: PageCache };
/** The reader of a page. `painted` replaces the data of the page's features. */
type Reader = PaintReader & {
  pattern: string;
  closedBy: ClosedBy | null;
  device?: DeviceKind;
  painted?: PageData;
};
type PaintContext = Omit<Reader, 'closedBy'>;

/** The page of a visit. Its key lacks the kind of visitor for whom it is painted. */
type RequestedPage = Omit<Reader, 'painted'> & { visit: Visit; key: string };

/** Sends a page. A cached one is sent without a promise, which would cost as much as finding the page. */
function sendPage(context: PageContext, request: FastifyRequest, reply: FastifyReply): unknown {
  const { pages, cache, publicScheme } = context;
  const visit = readVisit(request);
  const guestLobby = request.merchant.setting('guestLobby');
  const closedBy = context.findClosed(request.merchant, request.ip);
  const isLed = closedBy === null && !visit.hasHandOff;
  const target = isLed ? pages.redirectOf({ ...visit, guestLobby }) : null;
  if (target !== null) return reply.header('cache-control', 'no-store').redirect(target, 302);
  const visitor = visit.hasSession || visit.hasHandOff ? 'member' : 'guest';
  // While the site is closed, every route shows the same page.
  const pattern = closedBy ?? pages.patternOf(visit.path);
  const { code, version, at = '' } = request.merchant;
  const { language } = visit;
  const device = pages.isForDevice(pattern) ? deviceOf(request) : null;
  const kind = device ? ` ${device.system} ${device.way ?? ''}` : '';
  const key =
    [code, version, at, publicScheme, language, pattern, visit.scheme ?? ''].join(' ') +
    legacyKey(request) +
    kind;
  const way: RequestedPage = {
    visit,
    key,
    pattern,
    closedBy,
    visitor,
    language,
    ...(device && { device }),
  };
  const kept =
    visitor === 'guest' && !pages.development ? cache.found(keyFor(way, visitor)) : undefined;
  return kept ? sendFound(context, way, { page: kept, reply }) : findAndSend(context, way, reply);
}

const keyFor = ({ key }: RequestedPage, shown: 'guest' | 'member' | 'bare'): string =>
  `${key} ${shown}`;

async function findAndSend(
  context: PageContext,
  way: RequestedPage,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pages, cache } = context;
  const { request } = reply;
  const { visitor, pattern, closedBy, language, device } = way;
  const isBare =
    visitor === 'member' &&
    (way.visit.isForKeeping || (await isBareFor(context, request, pattern)));
  const reader: Reader = {
    pattern,
    closedBy,
    visitor,
    language,
    ...(device && { device }),
    ...(isBare && { painted: {} }),
  };
  const make = () => makePage(context, request, reader);
  const key = keyFor(way, isBare ? 'bare' : visitor);
  const page = await (pages.development ? finishPage(make) : cache.get(key, make)).catch(
    (error: unknown) => makePageAlone(context, request, { reader, error }),
  );
  return sendFound(context, way, { page, reply });
}

type FoundPage = { page: CachedPage; reply: FastifyReply };

function sendFound(
  { earlyHints, pages }: PageContext,
  way: RequestedPage,
  { page, reply }: FoundPage,
) {
  if (earlyHints) sendEarlyHints(page, reply);
  const isClosed = way.closedBy !== null;
  const edition = editionOf(reply.request.merchant, { ...way.visit, ...way, build: pages.build });
  return sendKept(page, { ...way.visit, isClosed, edition }, reply);
}

/** Whether a visitor who is not proven to be a member gets the page without its data. The site then fetches the data itself. */
const isBareFor = async (
  { pages, knowsHalf }: PageContext,
  request: FastifyRequest,
  pattern: string,
): Promise<boolean> =>
  Object.keys(pages.paintsOf(pattern)).length > 0 && !(await isProven(request, knowsHalf));

/** Makes an uncached page without its data, because the database does not answer. The site then fetches the data itself. */
function makePageAlone(
  context: PageContext,
  request: FastifyRequest,
  { reader, error }: { reader: Reader; error: unknown },
): Promise<CachedPage> {
  request.log.warn({ err: error }, 'a page was made without its data');
  return finishPage(() => makePage(context, request, { ...reader, painted: {} }));
}

/** Reads the data of all features that the page needs. */
async function paint({ pages, painters }: PageContext, merchant: Merchant, reader: PaintContext) {
  const read = async <F extends PaintedFeature>(feature: F, wish: Required<PaintNeeds>[F]) => ({
    [feature]: await painters[feature](merchant, reader, wish),
  });
  // Each value belongs to the feature of its key.
  const wishes = Object.entries(pages.paintsOf(reader.pattern)) as [PaintedFeature, never][];
  const parts: PageData[] = await Promise.all(wishes.map(([feature, wish]) => read(feature, wish)));
  return Object.assign({}, ...parts) as PageData;
}

async function makePage(
  context: PageContext,
  request: FastifyRequest,
  { painted: given, closedBy, ...reader }: Reader,
): Promise<PageSource> {
  const { pages } = context;
  const { merchant, url } = request;
  const status = siteStatus(merchant, {
    lineKey: context.lineSigner.publicKey,
    pushKey: context.push.publicKey,
    isRestricted: closedBy === 'region',
  });
  // Our tables have no games and members of a gateway.
  const hasGateway = merchant.setting('gateway.url') !== null;
  const painted = given ?? (hasGateway ? {} : await paint(context, merchant, reader));
  const wanted = { ...reader, status, painted };
  const rendered = await pages.render(wanted);
  const look = lookOf(merchant, chosenScheme(request));
  const assets = pages.assets({ ...rendered, face: look.face });
  const earlyScript = await pages.earlyScript();
  const tip = await legacyTip(request, reader.language);
  const { development, build } = pages;
  const html = documentOf({ ...rendered, ...wanted, assets, look, earlyScript, build, tip });
  const policy = policyOfPage(merchant, {
    status,
    kind: rendered.policy,
    scripts: [earlyScript, ...look.scripts],
    styles: [look.css, ...(assets.style ? [assets.style] : []), ...(tip ? [tip.style] : [])],
    development: development?.policy ?? null,
  });
  // The font comes first, because titles would otherwise wait for the other files.
  const faces = assets.face === null ? [] : [faceLink(assets.face)];
  const leading = [...leadingOf(assets).map(moduleLink), ...faces];
  return {
    status: rendered.status,
    html: development ? await development.finish(html, url) : html,
    leading,
    // A page that answers early announces only its leading files, which must not share the bandwidth with others.
    hinted: rendered.answersEarly ? leading : [...assets.preload.map(moduleLink), ...faces],
    policy,
  };
}
