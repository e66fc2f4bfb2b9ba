// The test's own studio with known outcomes, and an inspectable wallet: prizes are too rare to wait for.
import { clusterUrl } from '@parlour/database/embedded/address';
import { openEmptyDatabase } from '@parlour/database/testing/empty-database';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import type { Page } from '@playwright/test';
import { knownBytes } from '../../apps/studio/src/testing/known-outcomes.ts';
import { launch, launchOf } from '../../apps/studio/src/testing/player.ts';
import {
  startStudioOn,
  type TestStudio,
  type TestStudioOptions,
} from '../../apps/studio/src/testing/studio-on.ts';
import { test as site } from '../page/site.ts';

export type OwnStudio = {
  studio: TestStudio;
  /** The wallet, which begins with 10,000.00 pesos. */
  wallet: TestWallet;
  /** Opens a title for a player; `meta` is the operator's data about the player. */
  enter: (gameCode: string, meta?: object) => Promise<void>;
  close: () => Promise<void>;
};
export type StartStudio = (
  options?: Pick<TestStudioOptions, 'lotteryPeriod' | 'isRunning'>,
) => Promise<OwnStudio>;

async function start(page: Page, options: Parameters<StartStudio>[0]): Promise<OwnStudio> {
  const data = process.env['PARLOUR_E2E_DATA'] ?? '';
  const database = await openEmptyDatabase({
    superuser: clusterUrl(data, 'superuser'),
    owner: clusterUrl(data, 'owner'),
  });
  const studio = await startStudioOn(database, {
    ...options,
    randomBytes: knownBytes,
    hasGames: true,
  });
  const wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
  return {
    studio,
    wallet,
    enter: async (gameCode, meta = {}) => {
      const path = await launch(studio, launchOf({ game_code: gameCode, meta }));
      await page.goto(studio.origin + path);
    },
    close: async () => {
      await studio.close();
      await wallet.close();
    },
  };
}

export const test = site.extend<{ startStudio: StartStudio }>({
  startStudio: async ({ page }, use) => {
    const started: OwnStudio[] = [];
    await use(async (options) => {
      const own = await start(page, options);
      started.push(own);
      return own;
    });
    // The page's calls would fail once the studio is closed.
    await page.goto('about:blank');
    for (const own of started) await own.close();
  },
});
