// The server's wallet twice in one process, on two ports: unchanged, and with a fact written for each bet, which is delivered
// to a handler that does nothing. Started by measure-facts.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@parlour/database/connection';
import { clusterUrl } from '@parlour/database/embedded/address';
import { loadSecretKey } from '@parlour/database/secret-key';
import Fastify from 'fastify';
import { addressHash } from '../../apps/server/src/http/guard/hashed-address.ts';
import { deliverDueFacts } from '../../apps/server/src/modules/outbox/index.ts';
import { insertFact } from '../../apps/server/src/modules/outbox/store.ts';
import { keepMerchants } from '../../apps/server/src/modules/site/index.ts';
import type { Decision } from '../../apps/server/src/modules/vendor-wallet/decision/snapshot.ts';
import { vendorWalletModule } from '../../apps/server/src/modules/vendor-wallet/index.ts';

/** Begins or ends a turn that writes facts. The answer to the end is sent when all facts are delivered. */
export type FactQuestion = { turn: 'begins' | 'ends' };

const handler = 'bench';
const clock = (): Date => new Date();

/** Returns the database with decisions about money that also write a fact: one more statement in their second round trip. */
const withFacts = (database: Database): Database => ({
  ...database,
  readThenWrite: (merchantCode, writing) =>
    database.readThenWrite(merchantCode, {
      ...writing,
      write: (tx, found) => {
        const { sent, result } = writing.write(tx, found);
        const [line] = (result as Decision).writes?.lines ?? [];
        if (!line) return { sent, result };
        const { id, memberId } = line.transaction;
        const about = { vendor: 'hub', gameId: id };
        const fact = { id, name: 'game.launched', merchantCode, memberId, at: clock(), about };
        return { sent: [...sent, insertFact(tx, fact, [handler])], result };
      },
    }),
});

async function serve(database: Database, secretKey: Buffer): Promise<number> {
  const merchants = keepMerchants({ database, secretKey });
  const app = Fastify();
  const { log } = app;
  const hashAddress = addressHash(secretKey);
  const house = { database, clock, log, hashAddress, merchants };
  const { serve: servePaths } = vendorWalletModule(house);
  await app.register(async (vendors) => servePaths?.(vendors));
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const [dataDir = ''] = process.argv.slice(2);
const secretKey = loadSecretKey(dataDir);
const url = clusterUrl(dataDir, 'app');
const [plain, writing] = [openDatabase({ url }), openDatabase({ url })];
const ports = {
  without: await serve(plain, secretKey),
  with: await serve(withFacts(writing), secretKey),
};
/** Interval of deliveries. It is shorter than the server's, so that their cost falls into the turn that wrote the facts. */
const everyMs = 500;
const tellDue = () =>
  deliverDueFacts({
    database: writing,
    handlers: {
      [handler]: {
        'game.launched': async () => undefined,
      },
    },
    clock,
    onFailure: (error) => console.error(error),
  });
/** Delivers facts while a turn writes them, and then the rest. */
async function tellTurn(ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await tellDue();
    await sleep(everyMs, undefined, { signal: ending }).catch(() => undefined);
  }
  while ((await tellDue()) > 0);
}
let turn = new AbortController();
process.on('message', (asked: FactQuestion) => {
  if (asked.turn === 'ends') return turn.abort();
  turn = new AbortController();
  void tellTurn(turn.signal).then(() => process.send?.('told'));
});
process.once('disconnect', () => process.exit());
process.send?.(ports);
