// Serves the merchant's art beside the column of a wide window (WIDE-02). The style sheet of wide windows requests it.
import { schemes } from '@parlour/contract/theme/theme';
import { sky, type SkyInput } from '@parlour/covers/sky';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';

/** The path in apps/player's wide.css, which names the page's colour scheme. */
const skyPath = '/m/sky.svg';

type SkyRequest = { Querystring: { scheme?: string } };

export type SkyOf = (merchant: Merchant) => SkyInput;

export function serveSky(app: FastifyInstance, skyOf: SkyOf): void {
  app.get<SkyRequest>(skyPath, async ({ merchant, query }, reply) => {
    const own = skyOf(merchant);
    const scheme = schemes.find((each) => each === query.scheme) ?? own.scheme;
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'host')
      .send(sky({ ...own, scheme }));
  });
}
