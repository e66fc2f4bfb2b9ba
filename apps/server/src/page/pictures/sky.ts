// Serves the merchant's art beside the column of a wide window (WIDE-02). The style sheet of wide windows requests it.
import { sky, type SkyInput } from '@parlour/covers/sky';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';

/** The path in apps/player's wide.css. */
const skyPath = '/m/sky.svg';

export type SkyOf = (merchant: Merchant) => SkyInput;

export function serveSky(app: FastifyInstance, skyOf: SkyOf): void {
  app.get(skyPath, async ({ merchant }, reply) =>
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'host')
      .send(sky(skyOf(merchant))),
  );
}
