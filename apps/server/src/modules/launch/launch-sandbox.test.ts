// Launches through the whole chain: our server, its adapter, and the sandbox as a separate process.
import * as calls from '@parlour/contract/launch/calls';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { enterAsPlayer } from '../../testing/player.ts';
import { startSupplier, type SupplierProcess } from '../../testing/supplier-process.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let sandbox: SupplierProcess;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSupplier('sandbox');
  site = await startTestSite({ vendors: hub(between8And12) });
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

/** One second more than the product waits: on a busy machine an answer after 8 s needs more than 9. */
const between8And12 = 10_000;

const hub = (waitMs?: number) =>
  createHub({
    outbound: openOutbound({ allow: [sandbox.origin] }),
    ...(waitMs !== undefined && { waitMs }),
  });

const triggers = [
  ['sbx_game', 200, undefined],
  ['sbx_slow2', 200, undefined],
  ['sbx_slow8', 200, undefined],
  ['sbx_slow12', 504, 'vendor_timeout'],
  ['sbx_dead', 504, 'vendor_timeout'],
  ['sbx_cut', 504, 'vendor_timeout'],
  ['sbx_403', 503, 'vendor_under_maintenance'],
  ['sbx_404', 404, 'game_not_found'],
  ['sbx_500', 503, 'vendor_unavailable'],
  ['sbx_badjson', 503, 'vendor_unavailable'],
  ['sbx_nourl', 503, 'vendor_unavailable'],
  ['sbx_redirect', 503, 'vendor_unavailable'],
  ['sbx_huge', 503, 'vendor_unavailable'],
  ['sbx_elsewhere', 503, 'vendor_unavailable'],
] as const;

describe('the stand-in’s trigger games', () => {
  test(
    'LAUNCH-02, LAUNCH-03 each has its answer, also when all are asked for at once',
    { tags: ['nightly'] },
    async () => {
      const player = await enterAsPlayer(site, sandbox.settingsOf(1001));
      await createGames(
        player.place,
        triggers.map(([gameId]) => ({
          gameId,
          nodeId: gameId,
          vendor: 'SANDBOX',
          names: { EN: gameId },
          integration: 'hub',
        })),
      );
      /** Launches the game. A machine that is too busy for its database refuses, and is asked again. */
      async function launch(gameId: string, tries = 5): ReturnType<typeof player.launch> {
        const reply = await player.launch({ gameId, nodeId: gameId, vassalage: 'SANDBOX' });
        const isBusy = reply.errorCode === 'service_unavailable' && tries > 1;
        return isBusy ? launch(gameId, tries - 1) : reply;
      }
      const replies = await Promise.all(triggers.map(([gameId]) => launch(gameId)));
      expect(
        replies.map(({ status, errorCode }, at) => [triggers[at]?.[0], status, errorCode]),
      ).toEqual(triggers);
    },
  );
});

describe('a game of the stand-in', () => {
  test('G4 it opens at a listed origin, once; demo play needs no member', async () => {
    const player = await enterAsPlayer(site, { ...sandbox.settingsOf(1002), guestLobby: 'on' });
    await createGames(player.place, [
      { names: { EN: 'Game' }, gameId: 'sbx_game', nodeId: '7', integration: 'hub' },
    ]);
    const game = { gameId: 'sbx_game', vassalage: 'ACME' };
    const opened = await player.launch({ ...game, nodeId: '7' });
    const { game_url: address } = opened.value['content'] as { game_url: string };
    expect(new URL(address).origin).toBe(sandbox.origin);
    for (const secret of [player.visitor.token, player.visitor.cookie]) {
      expect(address).not.toContain(secret);
    }
    const guest = await visit(site.app, player).call(calls.trialGame, game);
    expect(new URL(String(guest.value['gameUrl'])).origin).toBe(sandbox.origin);
  });
});
