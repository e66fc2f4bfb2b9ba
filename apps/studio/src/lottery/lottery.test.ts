import { randomUUID } from 'node:crypto';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchOf, openGame, trialOf, type Player } from '../testing/player.ts';
import { knownBytes, picksWith as picksOfNext } from '../testing/known-outcomes.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';
import { holds } from '../fair/published-record.ts';
import { checkDraw } from './rules/check-draw.ts';
import { nextIssues } from './rules/issues.ts';
import { seriesOf } from './rules/series.ts';

const price = 2_000_000;
const patience = { timeout: 15_000 };
const six = seriesOf({ gameCode: 'minute-six', timeZone: null }, { lotteryPeriod: 60 });

type Slip = {
  id: string;
  issue: string;
  picks: number[];
  state: string;
  prize: string | null;
  isPaid: boolean;
  outcome: string | null;
};
type LotteryPage = {
  current: { issue: string; commitment: string; closesAt: string };
  last: { issue: string; numbers: number[] } | null;
  slips: Slip[];
};

let studio: TestStudio;
let wallet: TestWallet;
let user = 0;
beforeAll(async () => {
  studio = await startTestStudio({ randomBytes: knownBytes });
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const sitDown = (changed: object = {}): Promise<Player> => {
  user += 1;
  return openGame(studio, launchOf({ game_code: 'minute-six', user: `user-${user}`, ...changed }));
};
const look = async (player: Player) =>
  (await player.get('lottery')).json() as unknown as LotteryPage;
/** Buys slips of one unit each. */
const buy = async (
  player: Player,
  {
    picks = [[1, 2, 3, 4, 5, 6]],
    ...changed
  }: { picks?: unknown[]; [field: string]: unknown } = {},
) => {
  const slips = picks.map((each) => ({ kind: 'match', picks: each, units: 1 }));
  const order = { key: randomUUID(), slips, draws: 1, stopOnWin: false, ...changed };
  const { status, body } = await player.post('lottery/slips', order);
  const told = JSON.parse(body) as { slips: Slip[]; balance: string; error?: string };
  return { status, ...told, states: told.slips?.map(({ state }) => state) };
};
const picksWith = (right: number) => picksOfNext(right, studio.now());
/** Moves the clock to the first moment of the next minute. */
const toNextDraw = (): void => studio.pass(60_000 - (studio.now().getTime() % 60_000));
/** Waits until the next draw is on sale and earlier ones are settled. Until the clock moves, the wallet then gets only this test's calls. */
const openFor = async (player: Player): Promise<string> => {
  const now = studio.now().toISOString();
  await vi.waitUntil(async () => (await look(player)).current.closesAt > now, patience);
  await vi.waitUntil(async () => (await countUnsettled()) === 0, patience);
  return (await look(player)).current.issue;
};
const countUnsettled = async () => {
  const [{ left } = { left: 1 }] = await askDatabase<{ left: number }>(
    `select (select count(*) from lottery_issue where drawn_at is not null and settled_at is null)::int +
            (select count(*) from money_move where state = 'due')::int as left`,
  );
  return left;
};
const drawn = async (player: Player, issue: string) => {
  const ask = async () => (await player.get(`lottery/draws/${issue}`)).json();
  await vi.waitUntil(async () => (await ask())['numbers'], patience);
  return ask();
};
const settled = async (player: Player, id: string) => {
  const list = async () => (await player.get('lottery/slips')).json()['slips'] as Slip[];
  const find = async () => (await list()).find((slip) => slip.id === id);
  await vi.waitUntil(async () => (await find())?.isPaid, patience);
  return find();
};

const settledAfterDraw = (player: Player, id: string) => {
  toNextDraw();
  return settled(player, id);
};

async function askDatabase<T>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: studio.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('a draw', () => {
  test('G2 its commitment is public before a slip is sold; seed and numbers are only after it', async () => {
    const player = await sitDown();
    const { current } = await look(player);
    const address = `/lottery/draws/${current.issue}.json`;
    const before = (await studio.ask('GET', address)).json();
    expect(before).toEqual({
      ...before,
      commitment: current.commitment,
      seed: null,
      numbers: null,
    });
    expect(await drawnYet(current.issue)).toBe(false);
    toNextDraw();
    const draw = await drawn(player, current.issue);
    const after = await studio.ask('GET', address);
    expect(after.json()).toEqual({
      issue: current.issue,
      commitment: current.commitment,
      seed: draw['seed'],
      numbers: draw['numbers'],
    });
    expect(holds(checkDraw(JSON.parse(after.body)))).toBe(true);
    expect((await look(player)).last).toEqual(draw);
    expect((await studio.ask('GET', '/lottery/draws/20200101-0000.json')).status).toBe(404);
  });

  const drawnYet = async (issue: string) =>
    (await (await sitDown()).get(`lottery/draws/${issue}`)).json()['numbers'] !== null;

  test('G2 the database itself refuses to change what was said of one', async () => {
    const player = await sitDown();
    const issue = await openFor(player);
    const { slips } = await buy(player);
    toNextDraw();
    await drawn(player, issue);
    const [{ id } = { id: '' }] = slips;
    for (const change of [
      `update lottery_issue set numbers = '{1,2,3,4,5,6}' where issue = '${issue}'`,
      `update lottery_issue set numbers = null, winners = null, drawn_at = null where issue = '${issue}'`,
      `update lottery_issue set seed = sha256('x') where drawn_at is null`,
      `update lottery_issue set closes_at = closes_at + interval '1 s'`,
      `delete from lottery_issue where issue = '${issue}'`,
      `update lottery_slip set picks = '{1,2,3,4,5,7}' where id = '${id}'`,
      `update lottery_slip set outcome = '6' where id = '${id}'`,
      `delete from lottery_slip where id = '${id}'`,
      `insert into lottery_slip (id, player_id, purchase_key, series, issue, kind, picks, units, made_at)
         select gen_random_uuid(), player_id, purchase_key, series, issue, kind, picks, units, made_at from lottery_slip where id = '${id}'`,
    ]) {
      await expect(askDatabase(change), change).rejects.toThrow(/issue|slip|sales/);
    }
  });

  test('G2 those missed while the studio was down are drawn for the slips they have, and no others are made up', async () => {
    const player = await sitDown();
    await openFor(player);
    const { slips } = await buy(player, { picks: [picksWith(3)], draws: 2 });
    studio.pass(3_600_000);
    await studio.restart();
    const [first, second] = slips;
    expect(await settled(player, first?.id ?? '')).toMatchObject({ state: 'won' });
    await settled(player, second?.id ?? '');
    const { draws } = (await player.get('lottery/draws')).json() as { draws: { issue: string }[] };
    const names = draws.map(({ issue }) => issue);
    expect(names).toEqual(names.toSorted().toReversed());
    expect(names[0] ?? '').toBe(
      nextIssues(six, new Date(studio.now().getTime() - 3_600_000), 12).at(-1)?.issue,
    );
  });
});

describe('a slip', () => {
  test('G1, W3 is paid for by the wallet, drawn, and its prize is paid by it', async () => {
    const player = await sitDown();
    const issue = await openFor(player);
    const had = wallet.balance();
    const bought = await buy(player, { picks: [picksWith(3), picksWith(0)] });
    expect(bought).toMatchObject({ status: 200, balance: String(had - 2 * price) });
    expect(bought.states).toEqual(['bought', 'bought']);
    const [good, bad] = bought.slips;
    const rounds = wallet.calls.slice(-2).map(({ body }) => body['round']);
    expect(rounds).toEqual([`${issue}:${good?.id}`, `${issue}:${bad?.id}`]);
    toNextDraw();
    expect(await settled(player, good?.id ?? '')).toMatchObject({
      state: 'won',
      prize: String(15 * price),
    });
    expect(await settled(player, bad?.id ?? '')).toMatchObject({ state: 'lost', prize: '0' });
    expect(wallet.balance()).toBe(had - 2 * price + 15 * price);
    expect((await drawn(player, issue))['winners']).toEqual([
      { kind: 'match', outcome: '3', count: 1 },
    ]);
  });

  test('G3 tells the wallet its draw, so that a round of next week is not void tomorrow', async () => {
    const player = await sitDown({ game_code: 'daily-six', meta: { timeZone: 'Asia/Manila' } });
    await openFor(player);
    const { slips } = await buy(player, { draws: 7 });
    const told = wallet.calls.slice(-7).map(({ body }) => body['meta']);
    // The draw is at nine in the evening in Manila, on the day in the issue's name.
    const days = slips.map(({ issue }) => issue.replace(/^(....)(..)(..)-0779$/, '$1-$2-$3'));
    expect(told).toEqual(days.map((day) => ({ settles_at: `${day}T13:00:00.000Z` })));
    expect(new Set(days).size).toBe(7);
  });

  test('G1 in trial play is paid with play money, and wins nothing that others are told of', async () => {
    const calls = wallet.calls.length;
    const trial = await openGame(
      studio,
      trialOf({ game_code: 'minute-six-sea', meta: { currency: 'EUR' } }),
    );
    const issue = await openFor(trial);
    const { slips, balance } = await buy(trial, { picks: [picksWith(6)] });
    expect(balance).toBe('999900000');
    toNextDraw();
    expect(await settled(trial, slips[0]?.id ?? '')).toMatchObject({ prize: '12500000000' });
    expect((await trial.get('balance')).json()['balance']).toBe('13499900000');
    expect((await drawn(trial, issue))['winners']).toEqual([]);
    expect(wallet.calls).toHaveLength(calls);
  });

  test('G2 is sold until 5 s before the draw, and then for the next one only', async () => {
    const player = await sitDown();
    toNextDraw();
    const issue = await openFor(player);
    studio.pass(54_999);
    expect(await buy(player)).toMatchObject({ status: 200 });
    studio.pass(1);
    expect(await buy(player)).toMatchObject({ status: 409, error: 'closed' });
    expect((await look(player)).current.issue).toBe(issue);
    studio.pass(5_000);
    const next = await openFor(player);
    expect([next, issue].toSorted()).toEqual([issue, next]);
    expect(next).not.toBe(issue);
    expect((await buy(player)).slips[0]?.issue).toBe(next);
  });

  test('W3 is bought for the next draws at once, all of them paid at buying', async () => {
    const player = await sitDown();
    toNextDraw();
    await openFor(player);
    const had = wallet.balance();
    const { slips, states } = await buy(player, {
      draws: 10,
      picks: [
        [45, 1, 2, 3, 4, 44],
        [7, 8, 9, 10, 11, 12],
      ],
    });
    expect(states).toEqual(Array.from({ length: 20 }, () => 'bought'));
    const due = nextIssues(six, studio.now(), 10).flatMap(({ issue }) => [issue, issue]);
    expect(slips.map(({ issue }) => issue)).toEqual(due);
    expect(slips[0]?.picks).toEqual([1, 2, 3, 4, 44, 45]);
    expect(wallet.balance()).toBe(had - 20 * price);
  });
});

describe('buying', () => {
  test('W3 the same key is the same purchase, also when both come at once', async () => {
    const player = await sitDown();
    await openFor(player);
    const had = wallet.balance();
    const key = randomUUID();
    const [one, other] = await Promise.all([buy(player, { key }), buy(player, { key })]);
    const later = await buy(player, { key });
    expect([one.status, other.status, later.status]).toEqual([200, 200, 200]);
    expect(other.slips.map(({ id }) => id)).toEqual(one.slips.map(({ id }) => id));
    expect(later.slips).toEqual(one.slips);
    expect(wallet.balance()).toBe(had - price);
    expect(await buy(player, { key, draws: 2 })).toMatchObject({ status: 400, error: 'invalid' });
    expect(await buy(await sitDown(), { key })).toMatchObject({ status: 200 });
  });

  test('W3 whoever cannot pay for all of it buys nothing', async () => {
    const trial = await openGame(
      studio,
      trialOf({ game_code: 'minute-six', meta: { currency: 'PHP' } }),
    );
    await openFor(trial);
    await askDatabase(`update play set demo_balance = ${3 * price - 1} where token is null`);
    expect(await buy(trial, { draws: 3 })).toMatchObject({ status: 409, error: 'short' });
    expect(await buy(trial, { draws: 2 })).toMatchObject({ status: 200 });
    expect(await buy(trial)).toMatchObject({ status: 409, error: 'short' });
    expect((await trial.get('balance')).json()['balance']).toBe(String(price - 1));
    const { slips } = await look(trial);
    expect(slips.map(({ state }) => state)).toEqual(['bought', 'bought', 'failed']);
  });

  test('W6 a stake that nobody knows of does not count and is taken back', async () => {
    const player = await sitDown();
    await openFor(player);
    const had = wallet.balance();
    // Three tries of the stake, and one of its rollback; the end is open until that is taken.
    wallet.be('http-500', 'http-500', 'http-500', 'http-500');
    const key = randomUUID();
    expect(await buy(player, { key })).toMatchObject({ status: 503, error: 'unavailable' });
    expect(await buy(player, { key })).toMatchObject({ status: 409, error: 'refused' });
    expect((await look(player)).slips).toMatchObject([{ state: 'void', prize: null }]);
    expect(wallet.balance()).toBe(had);
    const path = wallet.calls.at(-1)?.path;
    expect(path).toBe('/transaction/rollback');
  });

  test('W3 after the first stake that is not taken no other is sent, and what was bought stays bought', async () => {
    const player = await sitDown();
    await openFor(player);
    const had = wallet.balance();
    // The wallet answers the balance and the first stake, and then fails three times.
    wallet.after(2, 'http-500', 'http-500', 'http-500');
    const { status, states } = await buy(player, { draws: 4 });
    expect(status).toBe(200);
    expect(states).toEqual(['bought', 'void', 'failed', 'failed']);
    expect(wallet.balance()).toBe(had - price);
  });

  test('W3 refuses what is no slip, and sells nothing where it has no price', async () => {
    const player = await sitDown();
    expect(await buy(player, { draws: 0 })).toMatchObject({ status: 400, error: 'invalid' });
    const pounds = await sitDown({ currency: 'GBP' });
    expect(await buy(pounds)).toMatchObject({ status: 503, error: 'unavailable' });
  });
});

describe('looking back', () => {
  test('G2 slips come newest first, twenty at a time, and only to their owner', async () => {
    const player = await sitDown();
    await openFor(player);
    const { slips } = await buy(player, {
      picks: Array.from({ length: 3 }, () => [1, 2, 3, 4, 5, 6]),
      draws: 7,
    });
    const page = async (who: Player, before = '') =>
      (await who.get(`lottery/slips${before && `?before=${before}`}`)).json()['slips'] as Slip[];
    const first = await page(player);
    const rest = await page(player, first.at(-1)?.id);
    expect([...first, ...rest].map(({ id }) => id)).toEqual(slips.map(({ id }) => id).toReversed());
    expect(first).toHaveLength(20);
    const stranger = await sitDown();
    expect(await page(stranger)).toEqual([]);
    expect(await page(stranger, slips.at(-1)?.id)).toEqual([]);
    expect((await player.get('lottery/slips?before=7')).status).toBe(400);
  });

  test('G2 a member finds the slips again in another play', async () => {
    const player = await sitDown({ user: 'comes-back' });
    await openFor(player);
    const { slips } = await buy(player);
    const again = await sitDown({ user: 'comes-back' });
    expect((await look(again)).slips.map(({ id }) => id)).toEqual(slips.map(({ id }) => id));
  });

  test('LAUNCH-04 slips of one title are not shown in another, although both share the draws', async () => {
    const player = await sitDown({ user: 'plays-both' });
    await openFor(player);
    const { slips } = await buy(player);
    const other = await sitDown({ user: 'plays-both', game_code: 'minute-six-sea' });
    expect((await look(other)).slips).toEqual([]);
    expect((await other.get('lottery/slips')).json()['slips']).toEqual([]);
    expect(await settledAfterDraw(player, slips[0]?.id ?? '')).toMatchObject({ isPaid: true });
  });

  test('G2 slips come by draw, whenever each was bought, and say what came of them', async () => {
    const player = await sitDown();
    await openFor(player);
    const picks = [picksWith(3)];
    const { slips: early } = await buy(player, { picks, draws: 2 });
    const { slips: late } = await buy(player, { picks });
    const [first, second] = early;
    const list = async () => (await player.get('lottery/slips')).json()['slips'] as Slip[];
    expect((await list()).map(({ id }) => id)).toEqual([second?.id, late[0]?.id, first?.id]);
    expect((await list()).map(({ outcome }) => outcome)).toEqual([null, null, null]);
    expect(await settledAfterDraw(player, first?.id ?? '')).toMatchObject({
      state: 'won',
      outcome: '3',
    });
  });

  test('G2 draws come newest first, before the one named', async () => {
    const player = await sitDown();
    type Page = { draws: { issue: string }[] };
    const { draws } = (await player.get('lottery/draws')).json() as Page;
    const [newest, second] = draws;
    const before = (await player.get(`lottery/draws?before=${newest?.issue}`)).json() as Page;
    expect(before.draws[0]).toEqual(second);
    expect((await player.get('lottery/draws?before=x')).status).toBe(400);
    expect((await player.get('lottery/draws/20200101-0000')).status).toBe(404);
  });
});
