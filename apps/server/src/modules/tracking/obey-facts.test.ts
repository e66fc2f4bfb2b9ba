import { launchGame } from '@parlour/contract/launch/calls';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VendorFailure } from '#providers/games/games';
import { deliverDueFacts } from '#modules/outbox';
import { crown, enterAsPlayer, noteVendors } from '../../testing/player.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { obeyFacts } from './obey-facts.ts';

const { noted, vendors } = noteVendors();
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ vendors });
});
afterAll(() => site.close());

/** Delivers all facts and returns the member's tracked events. */
async function trackedOf(memberId: string): Promise<{ eventName: string; eventID: string }[]> {
  const { database, merchants, app } = site;
  const clock = () => new Date(site.now());
  const findMerchant = merchants.findByCode;
  const deps = { database, clock, findMerchant, log: app.log, secretKey: testSecretKey };
  await deliverDueFacts({
    database,
    handlers: { tracking: obeyFacts(deps) },
    clock: () => new Date('2026-11-21T13:00:00Z'),
    onFailure: (error) => expect.fail(String(error)),
  });
  return site
    .logged()
    .split('\n')
    .filter((line) => line.includes(memberId) && line.includes('"eventName"'))
    .map((line) => JSON.parse(line) as { eventName: string; eventID: string });
}

test('TRACK-08, TRACK-01 a login is tracked, and each game whose address was received, with an id of its own', async () => {
  const player = await enterAsPlayer(site);
  await player.launch();
  await player.inLotto({ lottoMode: 'Traditional' });
  const merchant = player.place.merchantCode;
  const tracked = await trackedOf(player.memberId);
  expect(tracked).toMatchObject([
    { merchant, eventName: 'login' },
    { merchant, eventName: 'gameLaunch', vendor: 'NORTHWIND', gameId: 'crown' },
    { merchant, eventName: 'gameLaunch', vendor: 'TCG', gameId: 'lott_lobby' },
  ]);
  expect(new Set(tracked.map(({ eventID }) => eventID)).size).toBe(3);
  expect(await trackedOf(player.memberId)).toHaveLength(3);
});

test('TRACK-08 a game that did not open, play without money and a refused login are not tracked', async () => {
  const player = await enterAsPlayer(site);
  noted.answer = () => Promise.reject(new VendorFailure('timeout', 'silent'));
  expect((await player.launch()).status).toBe(504);
  noted.reset();
  expect((await player.visitor.call(launchGame, { ...crown, accountType: 0 })).status).toBe(200);
  const nobody = { id: player.memberId, username: player.memberId, password: 'wrong-Pass1' };
  expect((await player.visitor.logIn(nobody)).success).toBe(false);
  expect(await trackedOf(player.memberId)).toMatchObject([{ eventName: 'login' }]);
});
