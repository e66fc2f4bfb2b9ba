// A stranger who causes failures on purpose: what a guest, or one member, can close for others.
import { launchGame, trialGame } from '@parlour/contract/launch/calls';
import { createMember } from '@parlour/database/testing/fixtures';
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withBreaker } from '#providers/games/breaker';
import { VendorFailure } from '#providers/games/games';
import { crown, enterAsPlayer, noteVendors } from '../../testing/player.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

const { noted, vendors } = noteVendors();
/** The game whose launches fail; all others open. */
const broken = 'friday';
let asks = 0;

/** Counts the calls for the broken game during `run`. */
async function askedFor(run: () => Promise<void>): Promise<number> {
  const before = asks;
  await run();
  return asks - before;
}

let site: TestSite;
beforeAll(async () => {
  const { openForFree, openForMoney } = vendors;
  const orBreak = async (gameCode: string, open: () => Promise<string>) => {
    if (gameCode !== broken) return open();
    asks += 1;
    throw new VendorFailure('unavailable', 'status 500', true);
  };
  const guarded = withBreaker(
    {
      ...vendors,
      openForFree: (account, play) => orBreak(play.gameCode, () => openForFree(account, play)),
      openForMoney: (account, play) => orBreak(play.gameCode, () => openForMoney(account, play)),
    },
    () => new Date('2026-11-21T12:00:00Z'),
  );
  site = await startTestSite({ vendors: guarded });
});
beforeEach(() => noted.reset());
afterAll(() => site.close());

const friday = { gameId: broken, nodeId: '20043', vassalage: 'TCG' };

test('R4 a guest’s failing trials, as many as he may make, close nothing for members and nothing but that trial', async () => {
  const player = await enterAsPlayer(site, { guestLobby: 'on' });
  const guest = visit(site.app, player);
  const asked = await askedFor(async () => {
    for (let left = 100; left > 0; left -= 1) {
      expect((await guest.call(trialGame, friday)).status).toBe(503);
    }
  });
  expect(asked).toBe(5);
  expect((await player.launch()).status).toBe(200);
  expect((await player.launch({ accountType: 0 })).status).toBe(200);
  const other = { gameId: crown.gameId, vassalage: crown.vassalage };
  expect((await guest.call(trialGame, other)).status).toBe(200);
  expect(await askedFor(async () => void (await player.launch(friday)))).toBe(1);
});

test('R4 a member’s failing launches of one game close that game and leave the vendor’s others open to all', async () => {
  const player = await enterAsPlayer(site);
  const asked = await askedFor(async () => {
    for (let left = 20; left > 0; left -= 1) await player.launch(friday);
  });
  expect(asked).toBe(5);
  const member = await createMember(site.urls.ownerUrl, player.place.merchantCode);
  await openWallet(player.place, { memberId: member.id }, money('100'));
  const other = visit(site.app, player);
  await other.logIn(member);
  expect((await other.call(launchGame, crown)).status).toBe(200);
  expect((await other.call(launchGame, { ...crown, ...friday })).status).toBe(503);
  expect(noted.asked.map(({ play }) => play.memberId)).toEqual([member.id]);
});
