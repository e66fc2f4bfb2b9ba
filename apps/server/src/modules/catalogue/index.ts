// Pulls the integrations' lists of games into the merchants' catalogues, and fetches their draws. The lobby module shows games, the launch module opens them.
import type { FastifyBaseLogger } from 'fastify';
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import type { VendorAccount } from '#providers/games/games';
import { keepDrawsFresh } from './draws/keep-fresh.ts';
import { keepCataloguesPulled } from './keep-pulled.ts';
import { pullCatalogue, type PullDeps } from './pull.ts';

export { keepCataloguesPulled, pullCatalogue };
export { vendorAccount } from './vendor-account.ts';

type Deps = PullDeps & { merchants: Merchants; clock: () => Date; log: FastifyBaseLogger };

export function catalogueModule({ merchants, log, ...deps }: Deps): ServerModule {
  const pulling = {
    ...deps,
    listMerchants: merchants.list,
    onFailure: (error: unknown, { merchantCode, integration }: VendorAccount) =>
      log.warn({ err: error, merchantCode, integration }, 'a list of games was not pulled'),
  };
  const drawing = {
    ...pulling,
    onFailure: (error: unknown, { merchantCode, integration }: VendorAccount) =>
      log.warn({ err: error, merchantCode, integration }, 'the draws were not told'),
  };
  return { name: 'catalogue', work: [keepCataloguesPulled(pulling), keepDrawsFresh(drawing)] };
}
