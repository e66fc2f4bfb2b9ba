// A studio beside the product, on the same Postgres, whose clock is turned to shortly before a draw: for lotteries that nobody can wait for.
import { clusterUrl } from '@parlour/database/embedded/address';
import { openEmptyDatabase } from '@parlour/database/testing/empty-database';
import { launch, trialOf } from '../../apps/studio/src/testing/player.ts';
import { startStudioOn } from '../../apps/studio/src/testing/studio-on.ts';
import type { Product } from '../../soak/product.ts';

export type TurnedStudio = {
  port: number;
  host: string;
  /** Turns the clock, and gives the address of a launch, which opens once. */
  launch: (gameCode: string) => Promise<string>;
  close: () => Promise<void>;
};

const operatorId = 1001;
/** Of the lotteries that it is for. */
const periodMs = 300_000;
/** Sales close ten seconds before the draw: this leaves as long again to buy a ticket. */
const beforeMs = 20_000;

export async function openTurnedStudio({ dataDir }: Product): Promise<TurnedStudio> {
  const database = await openEmptyDatabase({
    superuser: clusterUrl(dataDir, 'superuser'),
    owner: clusterUrl(dataDir, 'owner'),
  });
  const studio = await startStudioOn(database, { isRunning: true, hasGames: true });
  // Its operator is known by its wallet, which a trial never asks.
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
