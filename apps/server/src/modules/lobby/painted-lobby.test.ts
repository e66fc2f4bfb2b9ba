import * as lobby from '@parlour/contract/lobby/calls';
import type { Lane } from '@parlour/contract/lobby/lobby';
import { createMerchant } from '@parlour/database/testing/fixtures';
import {
  createBanners,
  createDraws,
  createGames,
  createLanes,
} from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { keepLobby } from './keep-lobby.ts';
import { paintedLobby } from './painted-lobby.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const categories = ['ELOTT', 'LOTT', 'RNG', 'SEA_LOTT'];

async function openShop() {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { guestLobby: 'on' });
  const place = { ownerUrl, merchantCode: merchant.code };
  await createLanes(place, Object.fromEntries(categories.map((each) => [each, ['Acme']])));
  await createGames(
    place,
    categories.map((category) => ({ names: { EN: category }, category })),
  );
  await createBanners(place, [
    { execution: 'A', id: 'members' },
    { execution: 'B', id: 'guests' },
  ]);
  await site.merchants.reload();
  const known = await site.merchants.find(merchant.host);
  if (!known) throw new Error('no merchant');
  const read = paintedLobby(keepLobby(site.database, () => new Date()));
  return { place, known, read, visitor: visit(site.app, merchant) };
}
const reader = { language: 'EN', visitor: 'guest' } as const;
const home = { lanesWithGames: 3 };

test('BOOT-03, LOBBY-03 home is painted with the games of the first three lanes as they are shown', async () => {
  const { known, read, visitor } = await openShop();
  const painted = await read(known, reader, home);
  expect(painted.lanes.map(({ title }) => title)).toEqual(categories);
  const whole = painted.lanes.filter(({ games }) => games !== undefined);
  expect(whole.map(({ title }) => title)).toEqual(['ELOTT', 'LOTT', 'SEA_LOTT']);
  const { value } = await visitor.call(lobby.vendorLanes);
  expect((value['data'] as { lanes: Lane[] }).lanes[0]).toEqual(painted.lanes[0]);
});
test('BOOT-03 a page that asks for no games is painted lanes without any', async () => {
  const { known, read } = await openShop();
  const { lanes } = await read(known, reader, { lanesWithGames: 0 });
  expect(lanes.map(({ games }) => games)).toEqual(categories.map(() => undefined));
});
test('LOBBY-04 guests and members are painted the banners that are for them', async () => {
  const { known, read } = await openShop();
  const bannersFor = async (visitor: 'guest' | 'member') =>
    (await read(known, { ...reader, visitor }, home)).announcements.banners.map(({ id }) => id);
  expect([await bannersFor('guest'), await bannersFor('member')]).toEqual([
    ['guests'],
    ['members'],
  ]);
});
test('LOBBY-09 a page is painted which games are drawn, and nothing of them that does not last', async () => {
  const { place, known, read } = await openShop();
  const nextDrawAt = new Date('2026-11-21T12:01:00Z');
  const draw = { vendor: 'ACME', nextDrawAt, lastResult: ['04'], prize: '2500000.00' };
  await createDraws(place, [{ ...draw, gameId: 'game-1' }]);
  const painted = await read(known, reader, home);
  expect(painted.draws.map(({ gameId, prize }) => [gameId, prize])).toEqual([
    ['game-1', '2500000.00'],
  ]);
  const games = [...painted.draws, ...painted.lanes.flatMap((lane) => lane.games ?? [])];
  for (const game of games) {
    expect(Object.keys(game)).not.toContain('nextDrawAt');
    expect(Object.keys(game)).not.toContain('lastResult');
  }
});
