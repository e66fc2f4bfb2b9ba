// Serves the pictures that we draw: covers of games, banners, pictures of announcements, avatars, flags. They depend on the address alone, so they may be cached forever.
import { avatar, avatarCount } from '@parlour/covers/avatar';
import { banner, bannerArts, type BannerArt } from '@parlour/covers/banner';
import { cover } from '@parlour/covers/cover';
import { notice } from '@parlour/covers/notice';
import { isCategory } from '@parlour/covers/palette';
import { flag } from '@parlour/flags/flag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#http/refusal';

type Address = { Params: Record<'kind' | 'file', string>; Querystring: { before?: unknown } };
/** Draws a picture; `before` has the ids of those that stand before it. */
type Draw = (kind: string, id: string, before: readonly string[]) => string | null;

/** The most ids before a picture that count: a group has no more announcements. */
const mostBefore = 20;

/** Size of covers, 3:4 like the cards; the pictures scale. */
const coverSize = { w: 240, h: 320 };

const drawCover: Draw = (kind, id) =>
  isCategory(kind) ? cover({ id, category: kind, ...coverSize }) : null;

const isArt = (kind: string): kind is BannerArt => bannerArts.some((art) => art === kind);

/** Draws a banner. `draw-rtl` is mirrored for pages read from right to left; its digits are not. */
function drawBanner(kind: string, id: string): string | null {
  const [art = '', side] = kind.split('-');
  if (side !== undefined && side !== 'rtl') return null;
  const mirrored = side === 'rtl';
  if (art === 'any') return banner({ id, mirrored });
  return isArt(art) ? banner({ id, art, mirrored }) : null;
}

const drawNotice: Draw = (kind, id, before) => (kind === 'any' ? notice(id, before) : null);

const drawAvatar: Draw = (_kind, id) => {
  const number = /^\d{1,2}$/.test(id) ? Number(id) : 0;
  return number >= 1 && number <= avatarCount ? avatar(number) : null;
};

/** Draws a flag. The address contains the edition of the set, so that a redrawn flag has another address. */
const drawFlag: Draw = (_edition, country) => flag(country);

export function servePictures(app: FastifyInstance): void {
  const serve = (path: string, draw: Draw) =>
    app.get<Address>(`/m/${path}/:kind/:file`, async (request, reply) =>
      send(request, reply, draw),
    );
  serve('covers', drawCover);
  serve('banners', drawBanner);
  serve('notices', drawNotice);
  serve('avatars', drawAvatar);
  serve('flags', drawFlag);
}

function send(request: FastifyRequest<Address>, reply: FastifyReply, draw: Draw): FastifyReply {
  const { kind, file } = request.params;
  const { before } = request.query;
  const ids = typeof before === 'string' ? before.split(',').slice(-mostBefore) : [];
  const svg = file.endsWith('.svg') ? draw(kind, file.slice(0, -4), ids) : null;
  if (svg === null) throw new Refusal('not_found');
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(svg);
}
