// A second studio on the product's Postgres, with its clock turned to shortly before a draw, for lotteries with rare draws.
import { clusterUrl } from '@parlour/database/embedded/address';
import { openEmptyDatabase } from '@parlour/database/testing/empty-database';
import { launch, trialOf } from '../../apps/studio/src/testing/player.ts';
import { startStudioOn } from '../../apps/studio/src/testing/studio-on.ts';
import type { Product } from '../../soak/product.ts';

export type TurnedStudio = {
  port: number;
  host: string;
  /** Turns the clock and returns the address of a launch, which opens once. */
  launch: (gameCode: string) => Promise<string>;
  close: () => Promise<void>;
};

const operatorId = 1001;
/** Period of these lotteries. */
const periodMs = 300_000;
/** Time before the draw to which the clock is turned. Sales close ten seconds before the draw, so ten are left to buy a ticket. */
const beforeMs = 20_000;

export async function openTurnedStudio({ dataDir }: Product): Promise<TurnedStudio> {
  const database = await openEmptyDatabase({
    superuser: clusterUrl(dataDir, 'superuser'),
    owner: clusterUrl(dataDir, 'owner'),
  });
  const studio = await startStudioOn(database, { isRunning: true, hasGames: true });
  // The operator needs a wallet address, which a trial never calls.
  studio.setWallet(operatorId, 'http://127.0.0.1:9/wallet');
  return {
    port: studio.port,
    host: new URL(studio.origin).host,
    launch: async (gameCode) => {
      const left = periodMs - (studio.now().getTime() % periodMs) - beforeMs;
      studio.pass(left < 0 ? left + periodMs : left);
      return launch(studio, trialOf({ operator_id: operatorId, game_code: gameCode }));
    },
    close: studio.close,
  };
}
