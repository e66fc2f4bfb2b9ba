// The server's wallet twice in one process, on two ports: without signals, and with the signals of each bet sent to a process that
// listens. Started by measure-bets.ts.
import { openDatabase, type Database } from '@parlour/database/connection';
import { clusterUrl } from '@parlour/database/embedded/address';
import { loadSecretKey } from '@parlour/database/secret-key';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus } from '@parlour/database/signals/postgres-bus';
import Fastify from 'fastify';
import { addressHash } from '../../apps/server/src/http/guard/hashed-address.ts';
import { keepMerchants } from '../../apps/server/src/modules/site/index.ts';
import { vendorWalletModule } from '../../apps/server/src/modules/vendor-wallet/index.ts';

/** The processor time of this process so far, in milliseconds. */
export type UsedTime = { milliseconds: number };

const clock = (): Date => new Date();

async function serve(database: Database, secretKey: Buffer): Promise<number> {
  const merchants = keepMerchants({ database, secretKey });
  const app = Fastify();
  const house = { database, clock, log: app.log, hashAddress: addressHash(secretKey), merchants };
  const { serve: servePaths } = vendorWalletModule(house);
  await app.register(async (vendors) => servePaths?.(vendors));
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const [dataDir = ''] = process.argv.slice(2);
const secretKey = loadSecretKey(dataDir);
const url = clusterUrl(dataDir, 'app');
const [plain, signalling] = [openDatabase({ url }), openDatabase({ url })];
const bus = createPostgresBus((handlers) =>
  openChangeLine({
    url,
    onMerchant: async () => undefined,
    onTrouble: (error) => console.error(error),
    ...handlers,
  }),
);
signalling.hearChanges((merchantCode, noted) =>
  bus.send(noted.map((each) => ({ merchantCode, ...each }))),
);
const ports = { without: await serve(plain, secretKey), with: await serve(signalling, secretKey) };
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ milliseconds: (user + system) / 1_000 } satisfies UsedTime);
});
process.once('disconnect', () => process.exit());
process.send?.(ports);
