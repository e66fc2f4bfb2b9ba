// The whole way to the stand-in: our server, its adapter, and the sandbox as a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as calls from '@parlour/contract/launch';
import { gameList, vendorLanes } from '@parlour/contract/lobby';
import { games } from '@parlour/database/tables/lobby';
import { demoMerchants } from '@parlour/database/seed/demo-facts';
import { seedDemo } from '@parlour/database/seed/demo';
import { sealSettings } from '@parlour/database/sealed-settings';
import { withMerchantSettings } from '@parlour/database/merchant-settings';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { createGames } from '@parlour/database/testing/lobby-fixtures';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepCataloguesPulled, catalogueStore } from '#modules/catalogue';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { enterAsPlayer } from '../../testing/player.ts';
import { startSandboxProcess, type SandboxProcess } from '../../testing/sandbox-process.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let sandbox: SandboxProcess;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  site = await startTestSite({ vendors: hub(between8And12) });
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

/** A second more than the product waits: on a busy machine an answer after 8 s needs more than 9. */
const between8And12 = 10_000;

const hub = (waitMs?: number) =>
  createHub({
    outbound: openOutbound({ allow: [sandbox.origin] }),
    ...(waitMs !== undefined && { waitMs }),
  });

const triggers = [
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
  test('LAUNCH-02, LAUNCH-03 each has its answer, also when all are asked for at once', async () => {
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
    const replies = await Promise.all(
      triggers.map(([gameId]) => player.launch({ gameId, nodeId: gameId, vassalage: 'SANDBOX' })),
    );
    expect(
      replies.map(({ status, errorCode }, at) => [triggers[at]?.[0], status, errorCode]),
    ).toEqual(triggers);
  });
});

describe('a game of the stand-in', () => {
  test('G4 it opens at a listed origin, once; demo play needs no member', async () => {
    const player = await enterAsPlayer(site, { ...sandbox.settingsOf(1002), guestLobby: 'on' });
    await createGames(player.place, [
      {
        names: { EN: 'Jet' },
        gameId: 'paper-plane-crash',
        nodeId: '7',
        vendor: 'PAPERFOX',
        integration: 'hub',
      },
    ]);
    const jet = { gameId: 'paper-plane-crash', vassalage: 'PAPERFOX' };
    const opened = await player.launch({ ...jet, nodeId: '7' });
    const { game_url: address } = opened.value['content'] as { game_url: string };
    expect(new URL(address).origin).toBe(sandbox.origin);
    for (const secret of [player.visitor.token, player.visitor.cookie]) {
      expect(address).not.toContain(secret);
    }
    const guest = await visit(site.app, player).call(calls.trialGame, jet);
    expect(new URL(String(guest.value['gameUrl'])).origin).toBe(sandbox.origin);
  });
});

describe('the demo’s lobby', () => {
  // Of its own: the seed writes only where nobody is.
  let demo: TestSite;
  beforeAll(async () => {
    demo = await startTestSite({ vendors: hub() });
    const { ownerUrl } = demo.urls;
    await seedDemo({ ownerUrl, secretKey: testSecretKey });
    await withMerchantSettings(ownerUrl, async (stored) => {
      for (const { code, hubOperatorId } of demoMerchants) {
        const plain = sandbox.settingsOf(hubOperatorId);
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
      tx
        .select({
          gameId: games.gameId,
          position: games.position,
          names: games.names,
          listed: games.listed,
        })
        .from(games)
        .orderBy(asc(games.category), asc(games.position), asc(games.gameId))
        .execute(),
    );

  test('LOBBY-01, LOBBY-04 it is empty after the seed, and has its 300 games in the demo’s order after the pull', async () => {
    const before = new Map<string, Awaited<ReturnType<typeof placesOf>>>();
    for (const { code } of demoMerchants) {
      expect(await countGames(code)).toBe(0);
      before.set(code, await placesOf(code));
    }
    const { filled, stop } = keepCataloguesPulled({
      vendors: hub(),
      store: catalogueStore(demo.database),
      listMerchants: demo.merchants.list,
      clock: () => new Date(),
      onFailure: (error) => expect.fail(String(error)),
    });
    await filled;
    await stop();
    await demo.merchants.reload();
    for (const { code } of demoMerchants) {
      expect(await countGames(code)).toBe(300);
      expect(await countGames(code, { gameName: 'answers' })).toBe(0);
      const lanes = await visitorOf(code).call(vendorLanes);
      expect(JSON.stringify(lanes.value)).toContain('Crown of Tides');
      const after = (await placesOf(code)).filter(({ gameId }) => !gameId.startsWith('sbx_'));
      const isShown = (gameId: string) => !gameId.endsWith('_lobby');
      const expected = before
        .get(code)
        ?.map((place) => ({ ...place, listed: isShown(place.gameId) }));
      expect(after).toEqual(expected);
    }
  });
});

describe('npm run catalogue', () => {
  test('LOBBY-04 it pulls one merchant, or says in a line why not', async () => {
    const player = await enterAsPlayer(site, sandbox.settingsOf(1004));
    const run = (...words: string[]) => {
      const script = join(import.meta.dirname, '../../pull-catalogue.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
        encoding: 'utf8',
        env: {
          APP_DATABASE_URL: site.urls.appUrl,
          SECRET_KEY: testSecretKey.toString('base64'),
          OUTBOUND_ALLOW: sandbox.origin,
        },
      });
      return { status, said: stdout + stderr };
    };
    const { merchantCode } = player.place;
    const done = run('pull', merchantCode);
    expect(done.said).toMatch(
      new RegExp(`^${merchantCode} hub: \\d{3} new, \\d on, \\d off\\.\n$`),
    );
    expect(done.status).toBe(0);
    const again = run('pull', merchantCode);
    expect(again.said).toMatch(/no list \(unavailable: status 429\)\.\n$/);
    expect(again.status).toBe(1);
    expect(run('pull', 'nobody').said).toBe('There is no merchant "nobody".\n');
    expect(run('push').said).toMatch(/^Usage: /);
  });
});
