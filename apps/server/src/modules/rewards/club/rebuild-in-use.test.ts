// The command that recomputes sums and club, while the product records facts.
import { dayOf } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { importClub, rebuildActivity } from '@parlour/seed/testing/staff-rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countWaitingFor } from '../../../testing/meanwhile.ts';
import { openRewards } from '../../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { seatPlayer } from '../../../testing/vendor.ts';
import { addPoints } from '../tasks/points.ts';
import { readClub } from './change-club.ts';
import { settleLevel } from './store.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const said = (title: string) => ({ EN: { title } });
const club = readClub({
  benefits: [],
  levels: [
    { label: 'bronze', rank: 1, metal: 'bronze', texts: said('Bronze') },
    {
      label: 'silver',
      rank: 2,
      metal: 'silver',
      texts: said('Silver'),
      conditions: [{ code: 'play', texts: said('Play rounds'), does: 'rounds', target: 2 }],
    },
  ],
});

test('MEMBER-10, MEMBER-11 made anew while a fact is recorded, neither waits for the other', async () => {
  const { place, merchant } = await openRewards(site, {});
  await importClub(place, club, new Date(site.now()));
  const { member } = await seatPlayer(site, { merchant });
  const [memberId, at] = [member.id, new Date(site.now())];
  const day = dayOf(at, 'UTC');
  const settle = (tx: Tx) => settleLevel(tx, { memberId, today: day, at });
  await site.database.transaction(merchant.code, settle);
  const { rebuild } = await site.database.transaction(merchant.code, async (tx) => {
    const [own] = await runStatement(tx, 'select pg_backend_pid() as pid');
    const waiting = () => countWaitingFor(place, Number(own?.['pid']));
    // In the order of a fact: the level first, then the points.
    await settle(tx);
    await runStatement(tx, 'update rank_progress set completed_conditions = 1');
    const begun = rebuildActivity(place.ownerUrl, merchant.code);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    await addPoints(tx, { memberId, points: 7, readyAt: at, earnedOn: day });
    return { rebuild: begun };
  });
  await rebuild;
  const rows = (text: string) =>
    forMerchant(place.ownerUrl, merchant.code, (tx) => runStatement(tx, text));
  const points = await rows('select points from score');
  expect(points.map((row) => row['points'])).toEqual(['7', '7', '7']);
  expect(await rows('select completed_conditions from rank_progress')).toEqual([
    { completed_conditions: 0 },
  ]);
});
