// The picture of the welcome card (WELC-01), for a merchant without its own: name, address, and the QR code of the address.
// Banners of the groups m_popup1 and m_popup2 refer to it. It is the same for everybody, so it contains no session.
import { html } from '@parlour/document/html';
import { hex } from '@parlour/theme/oklch';
import type { FastifyInstance } from 'fastify';
import type { MarkColours } from '@parlour/covers/mark';
import { codeOf } from '@parlour/covers/qr-code';
import type { SkyInput } from '@parlour/covers/sky';
import type { Merchant } from '#http/merchant';
import { iconLookOf } from '../icons/icon-look.ts';
import { litGradient, markGroup } from '../icons/icon-svg.ts';

type CardLook = Pick<SkyInput, 'brand'> & { mark: MarkColours };
export type CardDeps = { publicScheme: string; skyOf: (merchant: Merchant) => SkyInput };

export function serveWelcomeCards(app: FastifyInstance, { publicScheme, skyOf }: CardDeps): void {
  for (const [name, draw] of Object.entries({ card: drawCard, phone: drawPhone })) {
    app.get(`/m/welcome/${name}.svg`, async (request, reply) => {
      const { merchant, headers } = request;
      const code = codeOf(`${publicScheme}://${headers.host}/m/home`);
      // People read the address without a port.
      const host = headers.host?.replace(/:\d+$/, '') ?? '';
      const card = { name: merchant.setting('name'), host, code };
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'host')
        .send(draw(card, { brand: skyOf(merchant).brand, mark: iconLookOf(merchant) }));
    });
  }
}

type Card = { name: string; host: string; code: { size: number; path: string } };

const ground = ({ brand, mark }: CardLook, height: number): string => {
  const of = (lightness: number) => hex([lightness, brand.chroma, brand.hue, 1]);
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${of(0.5)}"/><stop offset="1" stop-color="${of(0.28)}"/></linearGradient>${litGradient}</defs>` +
    `<rect width="600" height="${height}" fill="url(#g)"/>${markGroup(mark, { x: 330, y: -30, width: 420 })}`
  );
};

type TextPlacement = { x: number; y: number; size: number; fill: string; most: number };
/** Writes a text, smaller if it is long: a letter is taken as three fifths as wide as high. */
const written = (text: string, { x, y, size, fill, most }: TextPlacement): string => {
  const fitting = Math.min(size, Math.floor(most / (text.length * 0.6)));
  return `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="700" font-size="${fitting}" fill="${fill}">${html`${text}`.markup}</text>`;
};

const frame = (height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}" viewBox="0 0 600 ${height}">${inside}</svg>`;

const qr = (
  { size, path }: Card['code'],
  { x, y, width }: { x: number; y: number; width: number },
) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#0d0d0d" d="${path}"/></svg>`;

function drawCard({ name, host, code }: Card, look: CardLook): string {
  return frame(
    800,
    ground(look, 800) +
      written(name, { x: 40, y: 120, size: 64, fill: '#fff', most: 300 }) +
      '<rect x="30" y="480" width="540" height="270" rx="36" fill="#fff"/>' +
      qr(code, { x: 44, y: 500, width: 230 }) +
      written(host, { x: 290, y: 625, size: 30, fill: '#17171c', most: 262 }),
  );
}

/** Draws the card on a phone's screen, among others. */
function drawPhone({ code }: Card, look: CardLook): string {
  const tiles = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        `<rect x="${200 + column * 72}" y="${110 + row * 84}" width="60" height="70" rx="14" fill="#000" fill-opacity=".1"/>`,
    ),
  );
  return frame(
    360,
    ground(look, 360) +
      '<rect x="176" y="40" width="248" height="400" rx="34" fill="#17171c"/><rect x="186" y="50" width="228" height="400" rx="26" fill="#f7f6f2"/>' +
      tiles.join('') +
      '<rect x="236" y="130" width="128" height="150" rx="18" fill="#fff" stroke="#17171c" stroke-opacity=".15" stroke-width="2"/>' +
      qr(code, { x: 244, y: 149, width: 112 }),
  );
}
