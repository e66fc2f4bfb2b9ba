import type { Period } from '@parlour/contract/rewards/local-days';
import { leaderBoard } from '@parlour/contract/rewards/calls';
import { insertRows } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openRewards } from '../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { rankOf } from './ranks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

type MemberScore = { points: number; at?: string; period?: Period; firstDay?: string };

/** A merchant where members have points; the site's clock stands on Saturday, 21 November 2026. */
async function open(settings = {}) {
  const rewards = await openRewards(site, settings);
  const { code: merchantCode } = rewards.merchant;
  const score = async (memberId: string, scored: MemberScore) => {
    const {
      points,
      at = '2026-11-21T01:00:00Z',
      period = 'week',
      firstDay = '2026-11-16',
    } = scored;
    const row = { merchantCode, memberId, period, firstDay, points, reachedAt: new Date(at) };
    await forMerchant(site.urls.ownerUrl, merchantCode, (tx) => insertRows(tx, 'score', [row]));
  };
  const player = async (username: string, scored: MemberScore) => {
    const joined = await rewards.join({ username: `${username}${merchantCode}` });
    await score(joined.member.id, scored);
    return joined;
  };
  return { ...rewards, score, player };
}

describe('GET /wps/reward/leaderBoard', () => {
  test('MEMBER-10 ranks by points, equal ones by who was first, and names nobody', async () => {
    const { player } = await open();
    await player('late', { points: 50, at: '2026-11-20T09:00:00Z' });
    await player('first', { points: 50, at: '2026-11-20T08:00:00Z' });
    await player('most', { points: 90 });
    const { visitor } = await player('own', { points: 20 });
    const { status, value } = await visitor.call(leaderBoard);
    expect(status).toBe(200);
    expect(value).toMatchObject({
      period: 'week',
      from: '2026-11-16',
      to: '2026-11-22',
      own: { rank: 4, points: 20 },
    });
    const rows = value['rows'] as { rank: number; name: string; points: number; isOwn: boolean }[];
    expect(
      rows.map(({ rank, name, points, isOwn }) => [rank, name.slice(0, 6), points, isOwn]),
    ).toEqual([
      [1, 'm•••••', 90, false],
      [2, 'f•••••', 50, false],
      [2, 'l•••••', 50, false],
      [4, 'o•••••', 20, true],
    ]);
    expect(JSON.stringify(value)).not.toMatch(/first|late|most/);
  });

  test('MEMBER-10 the own row is there outside of the first fifty, and without points there is no rank', async () => {
    const { player, join, score } = await open();
    for (let at = 0; at < 51; at += 1) {
      const { member } = await join();
      await score(member.id, { points: 1_000 + at });
    }
    const { visitor } = await player('own', { points: 7 });
    const nobody = await join();
    const { value } = await visitor.call(leaderBoard);
    expect(value['rows']).toHaveLength(50);
    expect(value['own']).toMatchObject({ rank: 52, points: 7 });
    const empty = await nobody.visitor.call(leaderBoard);
    expect(empty.value['own']).toMatchObject({ rank: null, points: 0 });
  });

  test('MEMBER-10 each period has its own, by the merchant’s days', async () => {
    const { player, score } = await open({ timeZone: 'Pacific/Kiritimati' });
    const { visitor, member } = await player('own', {
      points: 5,
      period: 'day',
      firstDay: '2026-11-22',
    });
    await score(member.id, { points: 9, period: 'month', firstDay: '2026-11-01' });
    const own = async (period: Period) => {
      const { value } = await visitor.call(leaderBoard, { period });
      return [value['from'], value['to'], (value['own'] as { points: number }).points];
    };
    expect(await own('day')).toEqual(['2026-11-22', '2026-11-22', 5]);
    expect(await own('week')).toEqual(['2026-11-16', '2026-11-22', 0]);
    expect(await own('month')).toEqual(['2026-11-01', '2026-11-30', 9]);
    expect((await visitor.call(leaderBoard, { period: 'year' })).status).toBe(400);
  });

  test('MEMBER-10, T3 it is for members, of the own merchant, where there is a reward centre', async () => {
    const { merchant, player } = await open();
    await player('other', { points: 5 });
    expect((await visit(site.app, merchant).call(leaderBoard)).status).toBe(401);
    const elsewhere = await (await open()).join();
    expect((await elsewhere.visitor.call(leaderBoard)).value['rows']).toEqual([]);
    const closed = await (await open({ 'flags.REWCEN3': 'off' })).join();
    expect((await closed.visitor.call(leaderBoard)).status).toBe(403);
  });
});

describe('a rank', () => {
  const counts = [
    { points: 9, members: 1 },
    { points: 5, members: 3 },
    { points: 1, members: 2 },
  ];
  it.each([
    [9, 1],
    [5, 2],
    [1, 5],
    // Points added after the counts were read.
    [7, 2],
    [12, 1],
    [0, null],
  ])('MEMBER-10 with %s points is %s', (points, rank) => {
    expect(rankOf(points, counts)).toBe(rank);
  });
});
