// Every page under /m: rendered here with the merchant's status and the visitor's language, taken over by the browser.
import { chooseLanguage, languages, type Language } from '@parlour/contract/languages';
import { presentLanguages } from '@parlour/phrases/compiled/catalogs';
import { sessionCookie } from '@parlour/contract/session';
import type { SiteStatus } from '@parlour/contract/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteStatus } from '#modules/site';
import { documentOf } from './document.ts';
import type { Assets } from './assets.ts';
import { serveIcon } from './icon.ts';

/** What the player's server bundle is asked for. */
export type RenderRequest = {
  path: string;
  search: string;
  language: Language;
  status: SiteStatus;
  /** Whether the cookie half of a session came along; the other half never reaches a page request. */
  hasSession: boolean;
};
export type Rendered = {
  html: string;
  status: number;
  title: string;
  /** Where a guest is sent instead; null where the page may be shown. */
  redirect: string | null;
  /** The files behind the page, as the build's manifest names them. */
  sources: string[];
};

export type Pages = {
  render: (request: RenderRequest) => Promise<Rendered>;
  assets: (sources: string[]) => Assets;
  /** Adds the build's files, or in development Vite itself. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** The content security policy of every page. */
  policy: string;
  /** The last hand on the document; in development Vite adds its own scripts. */
  finish: (html: string, url: string) => Promise<string>;
};

/** Scripts and styles only as files of ours; the status in the page is data, which no policy runs. */
export const pagePolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
].join('; ');

export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
  const toHome = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/m/home${searchOf(request)}`, 302);
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: toHome });
  serveIcon(app);
  await pages.serveFiles(app);
  const handler = (request: FastifyRequest, reply: FastifyReply) => sendPage(pages, request, reply);
  app.route({ method: ['GET', 'HEAD'], url: '/m', handler });
  app.route({ method: ['GET', 'HEAD'], url: '/m/*', handler });
}

async function sendPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const status = siteStatus(request.merchant);
  const rendered = await pages.render({
    path: pathOf(request),
    search: searchOf(request),
    language,
    status,
    hasSession: request.cookies[sessionCookie] !== undefined,
  });
  if (rendered.redirect !== null) {
    return reply.header('cache-control', 'no-store').redirect(rendered.redirect, 302);
  }
  const assets = pages.assets(rendered.sources);
  return reply
    .status(rendered.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pages.policy)
    .header('content-language', languages[language].tag)
    .header('vary', 'accept-language, cookie')
    .send(await pages.finish(documentOf({ ...rendered, language, status, assets }), request.url));
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/m';

function searchOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}

/** LANG-05, with what a page request can know. */
function languageOf(request: FastifyRequest): Language {
  const { merchant, cookies } = request;
  const query = new URLSearchParams(searchOf(request)).get('language') ?? undefined;
  const device = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .filter(Boolean);
  return chooseLanguage(
    { query, own: cookies['language'], device },
    // What has no texts yet would show their ids.
    merchant.setting('languages').filter((each) => presentLanguages.includes(each)),
    merchant.setting('defaultLanguage'),
  );
}
