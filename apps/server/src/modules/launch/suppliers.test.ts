// The demo's two suppliers, our studio and the sandbox's hub, as separate processes: their merged lists, and which game opens at which of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as calls from '@parlour/contract/launch/calls';
import { gameList, vendorLanes } from '@parlour/contract/lobby/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import type { Texts } from '@parlour/database/columns/lobby';
import { demoMerchants } from '@parlour/seed/demo-facts';
import { demoGames } from '@parlour/seed/games/games';
import { seedDemo } from '@parlour/seed/demo';
import { sealSettings } from '@parlour/database/sealed-settings';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { forMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepCataloguesPulled } from '#modules/catalogue';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { startWork } from '#server/work';
import { enterAsPlayer } from '../../testing/player.ts';
import { startSupplier, type SupplierProcess } from '../../testing/supplier-process.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let sandbox: SupplierProcess;
let studio: SupplierProcess;
beforeAll(async () => {
  [sandbox, studio] = await Promise.all([startSupplier('sandbox'), startSupplier('studio')]);
});
afterAll(() => Promise.all([sandbox.close(), studio.close()]));

const vendors = () =>
  createHub({ outbound: openOutbound({ allow: [sandbox.origin, studio.origin] }) });

describe('the demo’s lobby', () => {
  // Has its own site, because the seed writes only into an empty database.
  let demo: TestSite;
  beforeAll(async () => {
    demo = await startTestSite({ vendors: vendors() });
    const { ownerUrl } = demo.urls;
    await seedDemo({ ownerUrl, secretKey: testSecretKey });
    await withMerchantSettings(ownerUrl, async (stored) => {
      for (const { code, operatorId } of demoMerchants) {
        const keys = { ...sandbox.settingsOf(operatorId), ...studio.settingsOf(operatorId) };
        // The test's requests are made as a guest.
        const plain = { ...keys, guestLobby: 'on' };
        const set = sealSettings(plain, { merchantCode: code, secretKey: testSecretKey });
        await stored.change(code, { set });
      }
    });
    await demo.merchants.reload();
  });
  afterAll(() => demo.close());

  const visitorOf = (code: string) => visit(demo.app, { host: `${code}.localhost` });
  const countGames = async (code: string, input: object = {}) =>
    (await visitorOf(code).call(gameList, input)).value['totalCount'];
  const placesOf = (code: string) =>
    demo.database.query(code, (tx) =>
      runStatement<{ gameId: string; position: number; names: Texts; listed: boolean }>(
        tx,
        'select game_id as "gameId", position, names, listed from game order by category, position, game_id',
      ),
    );
  const marksOf = (code: string) =>
    forMerchant(demo.urls.ownerUrl, code, async (tx) => [
      await runStatement(tx, 'select * from favourite_game'),
      await runStatement(tx, 'select * from recent_game'),
    ]);
  async function pullAll(): Promise<void> {
    const onFailure = (error: unknown) => expect.fail(String(error));
    const pulling = keepCataloguesPulled({
      vendors: vendors(),
      database: demo.database,
      listMerchants: demo.merchants.list,
      clock: () => new Date(),
      onFailure,
    });
    const { filled, stop } = startWork([pulling], onFailure);
    await filled;
    await stop();
    await demo.merchants.reload();
  }

  test('LOBBY-01, LOBBY-04 it is empty after the seed, and has our titles in the demo’s order after both pulls', async () => {
    const before = new Map<string, Awaited<ReturnType<typeof placesOf>>>();
    for (const { code } of demoMerchants) {
      expect(await countGames(code)).toBe(0);
      before.set(code, await placesOf(code));
      // The state left by a version without the studio: all games at the hub.
      await forMerchant(demo.urls.ownerUrl, code, (tx) =>
        runStatement(
          tx,
          `update game set integration = 'hub', offered = $1 where game_id not like 'sbx_%'`,
          [code === 'lumen'],
        ),
      );
    }
    const marks = await marksOf('lumen');
    await pullAll();
    for (const { code } of demoMerchants) {
      expect(await countGames(code)).toBe(demoGames.length);
      expect(await countGames(code, { gameName: 'answers' })).toBe(0);
      const lanes = await visitorOf(code).call(vendorLanes);
      expect(JSON.stringify(lanes.value)).toContain('Tide & Pearl');
      const after = (await placesOf(code)).filter(({ gameId }) => !gameId.startsWith('sbx_'));
      const isShown = (gameId: string) => !gameId.endsWith('_lobby');
      const expected = before
        .get(code)
        ?.map((place) => ({ ...place, listed: isShown(place.gameId) }));
      expect(after).toEqual(expected);
      const rows = await demo.database.query(code, (tx) =>
        runStatement<{ gameId: string; integration: string | null }>(
          tx,
          'select game_id as "gameId", integration from game',
        ),
      );
      for (const { gameId, integration } of rows) {
        expect(integration, gameId).toBe(gameId.startsWith('sbx_') ? 'hub' : 'studio');
      }
    }
    expect(marks.map((each) => each.length)).toEqual([5, 7]);
    expect(await marksOf('lumen')).toEqual(marks);
  });

  test('LAUNCH-02, G4 a title opens at the studio, a trigger at the sandbox, for a guest who only tries', async () => {
    const opened = async (game: object) =>
      URL.parse(String((await visitorOf('marigold').call(calls.trialGame, game)).value['gameUrl']))
        ?.origin;
    expect(await opened({ gameId: 'minute-six', vassalage: 'TCG_LOTTO_VN' })).toBe(studio.origin);
    expect(await opened({ gameId: 'koi-pond', vassalage: 'TIDEPOOL' })).toBe(studio.origin);
    expect(await opened({ gameId: 'sbx_game', vassalage: 'SANDBOX' })).toBe(sandbox.origin);
  });
});

describe('npm run catalogue', () => {
  test('LOBBY-04 it pulls all lists of one merchant, or says in a line why not', async () => {
    const site = await startTestSite({ vendors: vendors() });
    const settings = { ...sandbox.settingsOf(1004), ...studio.settingsOf(1004) };
    const player = await enterAsPlayer(site, settings);
    const run = (...words: string[]) => {
      const script = join(import.meta.dirname, '../../pull-catalogue.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
        encoding: 'utf8',
        env: {
          APP_DATABASE_URL: site.urls.appUrl,
          SECRET_KEY: testSecretKey.toString('base64'),
          OUTBOUND_ALLOW: `${sandbox.origin},${studio.origin}`,
        },
      });
      return { status, said: stdout + stderr };
    };
    const { merchantCode: code } = player.place;
    const done = run('pull', code);
    expect(done.said).toMatch(
      new RegExp(
        `^${code} studio: 3\\d new, \\d on, \\d off\\.\n${code} hub: 14 new, 0 on, \\d off\\.\n$`,
      ),
    );
    expect(done.status).toBe(0);
    const again = run('pull', code);
    expect(again.said.match(/no list \(unavailable: status 429\)\.\n/g)).toHaveLength(2);
    expect(again.status).toBe(1);
    expect(run('pull', 'nobody').said).toBe('There is no merchant "nobody".\n');
    expect(run('push').said).toMatch(/^Usage: /);
    await site.close();
  });
});
