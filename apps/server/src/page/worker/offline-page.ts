// The page /m/offline, which the service worker shows in place of any page while the network is down. It is self-contained:
// no file of the build, no data, no name of a person; in the language and colours of the visit that fetched it.
import { readFileSync } from 'node:fs';
import { offlinePath } from '@parlour/contract/site/kept-page';
import { directionOf, languages } from '@parlour/contract/languages';
import type { SiteBundle } from '@parlour/contract/page';
import { html as markup } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '#http/merchant';
import { siteStatus } from '#modules/site';
import type { Assets, PageFiles } from '../assets.ts';
import { lookOf } from '../look.ts';
import type { PageCache, PageSource } from '../page-cache.ts';
import { policyOfPage } from '../policy/page-policy.ts';
import { readVisit, type Visit } from '../visit.ts';

const script = readFileSync(new URL('offline-script.js', import.meta.url), 'utf8');

/** The parts of a build that the page needs. */
type Build = Pick<SiteBundle, 'renderOffline'> & {
  assets: (page: PageFiles) => Assets;
  development?: { policy: string };
};
type Deps = { pages: Build; cache: PageCache };

export function serveOfflinePage(app: FastifyInstance, { pages, cache }: Deps): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { merchant } = request;
    const { language, scheme } = readVisit(request);
    const key = ['offline', merchant.code, merchant.version, language, scheme ?? ''].join(' ');
    const page = await cache.get(key, () => makePage(pages, { merchant, language, scheme }));
    reply
      .header('content-security-policy', page.policy)
      .header('content-language', languages[language].tag)
      .header('vary', 'accept-language, cookie')
      .header('cache-control', 'private, no-cache')
      .header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page.plain);
  };
  // HEAD is for the page itself, which checks whether the server answers.
  app.route({ method: ['GET', 'HEAD'], url: offlinePath, handler });
}

type PageVariant = { merchant: Merchant } & Pick<Visit, 'language' | 'scheme'>;

async function makePage(
  pages: Build,
  { merchant, language, scheme }: PageVariant,
): Promise<PageSource> {
  const status = siteStatus(merchant, { lineKey: null });
  const { html, title, sources } = await pages.renderOffline({ status, language });
  const look = lookOf(merchant, scheme);
  const { style } = pages.assets({ sources, answersEarly: false, face: null });
  const { tag } = languages[language];
  const document = htmlDocument({
    language: tag,
    direction: directionOf(language),
    attributes: { ...look.attributes, 'data-merchant': merchant.code },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      markup`<title>${title}</title>`.markup,
      // No icon is requested, because the network is down.
      '<link rel="icon" href="data:,">',
      `<style>${look.css}</style>`,
      ...look.scripts.map((each) => `<script>${each}</script>`),
      `<style>${style}</style>`,
    ],
    body: [`<div id="root">${html}</div>`, `<script>${script}</script>`],
  });
  const policy = policyOfPage(merchant, {
    status,
    kind: 'site',
    scripts: [script, ...look.scripts],
    styles: [look.css, style],
    development: pages.development?.policy ?? null,
  });
  return { status: 200, html: document, policy, leading: [], hinted: [] };
}
