// Serves the merchant's icons and manifest: public, the same for everybody, also while the site is closed (APP-05).
import type { Language } from '@parlour/contract/languages';
import { contentEtag } from '@parlour/document/content-etag';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headerColourOf } from '../look.ts';
import type { KeptPictures } from '../pictures/kept-pictures.ts';
import { languageAsked } from '../visit.ts';
import { appManifest, manifestIconWidths } from './app-manifest.ts';
import { iconLookOf, iconShapes } from './icon-look.ts';
import { iconSvg } from './icon-svg.ts';
import { openIcons, type IconKind, type Icons } from './icons.ts';

const tabIconPath = '/m/icon.svg';
const manifestPath = '/m/manifest.webmanifest';
/** Width of the icon on the newest iPhones, in pixels. */
export const touchIconWidth = 180;

const pathOf = (kind: IconKind, width: number): string =>
  `/m/icon-${kind === 'any' ? '' : `${kind}-`}${width}.png`;

/** The icon links of a page's head. The language is in the address, because browsers fetch a manifest without cookies. */
export const iconLinks = (language: Language): string =>
  `<link rel="icon" type="image/svg+xml" href="${tabIconPath}">` +
  `<link rel="apple-touch-icon" href="${pathOf('touch', touchIconWidth)}">` +
  `<link rel="manifest" href="${manifestPath}?language=${language}">`;

const pngs = [
  ...manifestIconWidths.flatMap((width) => [
    { kind: 'any', width } as const,
    { kind: 'maskable', width } as const,
  ]),
  { kind: 'touch', width: touchIconWidth } as const,
];

/** Registers the routes and returns the icons for other users. */
export function serveIcons(app: FastifyInstance, pictures: KeptPictures): Icons {
  const icons = openIcons(pictures);
  app.get(tabIconPath, async ({ merchant }, reply) =>
    sendPublic(reply, {
      type: 'image/svg+xml',
      seconds: 3600,
      body: iconSvg(iconLookOf(merchant), iconShapes.any),
    }),
  );
  for (const { kind, width } of pngs) {
    app.get(pathOf(kind, width), async ({ merchant }, reply) =>
      sendPublic(reply, {
        type: 'image/png',
        seconds: 86_400,
        body: await icons.find(merchant, kind, width),
      }),
    );
  }
  app.get(manifestPath, async (request, reply) => {
    const { merchant } = request;
    const edition = icons.editionOf(merchant);
    const manifest = appManifest({
      name: merchant.setting('name'),
      language: languageAsked(request),
      ground: headerColourOf(merchant),
      // Browsers treat icons at the same address as the same icon.
      iconAt: (kind, width) => `${pathOf(kind, width)}?v=${edition}`,
    });
    return sendPublic(reply, {
      type: 'application/manifest+json; charset=utf-8',
      seconds: 3600,
      body: JSON.stringify(manifest),
    });
  });
  return icons;
}

type PublicFile = { type: string; seconds: number; body: string | Buffer };

function sendPublic(reply: FastifyReply, { type, seconds, body }: PublicFile): FastifyReply {
  const etag = contentEtag(body);
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', 'host')
    .header('etag', etag);
  return reply.request.headers['if-none-match'] === etag
    ? reply.status(304).send()
    : reply.type(type).send(body);
}
