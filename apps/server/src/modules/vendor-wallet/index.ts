// The wallet that game vendors call: balances, bets, wins and rollbacks, each transaction exactly once (vendors.md 1).
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { HashAddress } from '#http/guard/hashed-address';
import { takeTurns } from '#http/limits';
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import { serveWalletPaths } from './paths.ts';
import { signatureCheck } from './protocol/signature.ts';
import { slowSenders } from './protocol/slow-senders.ts';
import { keepRoundsVoided } from './rounds/void-rounds.ts';

type Deps = {
  database: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  hashAddress: HashAddress;
  merchants: Merchants;
};

export function vendorWalletModule({ merchants, log, ...deps }: Deps): ServerModule {
  const paths = {
    ...deps,
    findMerchant: merchants.findByCode,
    inTurn: takeTurns(),
    isSigned: signatureCheck(),
    slowSenders: slowSenders(deps.clock),
  };
  const rounds = {
    ...deps,
    listMerchants: merchants.list,
    onFailure: (error: unknown, merchant: string) =>
      log.warn({ err: error, merchant }, 'a round was not voided'),
  };
  return {
    name: 'vendor-wallet',
    serve: (app) => serveWalletPaths(app, paths),
    work: [keepRoundsVoided(rounds)],
  };
}
