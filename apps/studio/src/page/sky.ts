// The operator's art beside the column of a wide window, as on its own site. The address contains all inputs, so it needs no play.
import { sky, type SkyInput } from '@parlour/covers/sky';
import type { FastifyInstance } from 'fastify';
import { Theme } from '../operator/theme.ts';

const Drawn = Theme.pick({ logo: true, scheme: true, brand: true, accent: true });

const paintOf = ({ hue, chroma }: SkyInput['brand']): string => `${hue},${chroma}`;

const skyAddress = ({ logo, scheme, brand, accent }: SkyInput): string =>
  `/skies/${logo}/${scheme}/${paintOf(brand)}/${paintOf(accent)}.svg`;

/** Sets the variable used by the ui's wide/desk.css. The picture is loaded only if that style shows it. */
export const skyRule = (theme: SkyInput): string => `:root{--sky:url(${skyAddress(theme)})}`;

function readPaint(text: string): { hue: number; chroma: number } {
  const [hue = NaN, chroma = NaN] = text.split(',').map(Number);
  return { hue, chroma };
}

type Address = { Params: Record<'logo' | 'scheme' | 'brand' | 'accent', string> };

export function serveSky(app: FastifyInstance): void {
  app.get<Address>('/skies/:logo/:scheme/:brand/:accent.svg', async ({ params }, reply) => {
    const brand = readPaint(params.brand);
    const accent = readPaint(params.accent);
    const asked = Drawn.safeParse({ ...params, brand, accent });
    if (!asked.success) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(sky(asked.data));
  });
}
