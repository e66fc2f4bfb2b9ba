// The wallet as game vendors see it: what a member holds, stakes, wins and gets back, each exactly once (vendors.md 1).
import type { Database } from '@parlour/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import { vendorWalletRoutes } from './routes.ts';
import { signatureCheck } from './protocol/signature.ts';
import { walletStore } from './store.ts';
import { takeTurns } from './take-turns.ts';

export { keepRoundsSettled } from './rounds/keep-settled.ts';

type Deps = {
  database: Database;
  clock: () => Date;
  findMerchant: (code: string) => Promise<Merchant | null>;
};

export const serveVendorWallet = (app: FastifyInstance, deps: Deps): void =>
  vendorWalletRoutes(app, {
    ...deps,
    store: walletStore(deps.database),
    inTurn: takeTurns(),
    isSigned: signatureCheck(),
  });
