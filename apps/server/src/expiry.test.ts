import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase, type Tx } from '@parlour/database/connection';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepExpiredRemoved } from './expiry.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date('2026-11-21T12:00:00Z');
const at = (fromNow: number): Date => new Date(now.getTime() + fromNow);

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const never = new AbortController().signal;
const run = (signal = never, database = site.database) =>
  keepExpiredRemoved({ database, merchants: site.merchants, clock: () => now }, site.modules).run(
    signal,
  );

async function newPlace() {
  const { code: merchantCode } = await createMerchant(site.urls.ownerUrl);
  const { id: memberId } = await createMember(site.urls.ownerUrl, merchantCode);
  await site.merchants.reload();
  const within = <T>(act: (tx: Tx) => Promise<T>): Promise<T> =>
    forMerchant(site.urls.ownerUrl, merchantCode, act);
  return { merchantCode, memberId, within };
}
type TestMember = Awaited<ReturnType<typeof newPlace>>;

const sessionOf = ({ merchantCode, memberId }: TestMember, expiresAt: Date) => ({
  merchantCode,
  memberId,
  id: randomUUID(),
  tokenHash: randomBytes(32),
  cookieHash: randomBytes(32),
  limited: false,
  deviceId: randomUUID(),
  createdAt: new Date(expiresAt.getTime() - 12 * hour),
  lastSeenAt: expiresAt,
  expiresAt,
});
const handoffOf = ({ merchantCode }: TestMember, sessionId: string, expiresAt: Date) => ({
  merchantCode,
  codeHash: randomBytes(32),
  sessionId,
  audience: 'http://a.test',
  expiresAt,
});
const tokenOf = ({ merchantCode, memberId }: TestMember, createdAt: Date) => ({
  merchantCode,
  tokenHash: randomBytes(32),
  memberId,
  sessionId: randomUUID(),
  integration: 'hub',
  gameCode: 'sbx_game',
  currency: 'USD',
  createdAt,
});

const markOf = ({ merchantCode }: TestMember, expiresAt: Date) => ({
  merchantCode,
  mark: randomBytes(32),
  expiresAt,
});

const count = async (
  place: TestMember,
  table: 'session' | 'handoff' | 'wallet_token' | 'game_round',
) => {
  const rows = await place.within((tx) =>
    runStatement<{ count: number }>(tx, `select count(*)::int as count from ${table}`),
  );
  return rows[0]?.count;
};

describe('what is over', () => {
  test('S1, ROUTE-04, G4 ended sessions, hand-off codes and old wallet tokens go, of each merchant; what may still count stays', async () => {
    const places = [await newPlace(), await newPlace()];
    for (const place of places) {
      const live = sessionOf(place, at(1));
      const late = sessionOf(place, at(-hour + 1));
      const over = sessionOf(place, at(-hour - 1));
      await place.within(async (tx) => {
        await insertRows(tx, 'session', [live, late, over]);
        await insertRows(tx, 'handoff', [
          handoffOf(place, live.id, at(60_000)),
          handoffOf(place, live.id, at(-hour - 1)),
          // This one is removed with its session.
          handoffOf(place, over.id, at(60_000)),
        ]);
        await insertRows(tx, 'wallet_token', [
          tokenOf(place, at(0)),
          tokenOf(place, at(-30 * day - hour + 1)),
          tokenOf(place, at(-30 * day - hour - 1)),
        ]);
        const { merchantCode, memberId } = place;
        const round = { merchantCode, memberId, integration: 'hub', currency: 'USD' };
        const opened = { gameCode: 'sbx_game', openedAt: at(-90 * day), changedAt: at(-90 * day) };
        await insertRows(tx, 'game_round', [
          { ...round, ...opened, id: 'open', state: 'open', openBets: ['b1'] },
          { ...round, ...opened, id: 'settled', state: 'settled' },
        ]);
      });
    }
    await run();
    for (const place of places) {
      const left = await place.within((tx) =>
        runStatement<{ expiresAt: Date }>(
          tx,
          'select expires_at as "expiresAt" from session order by expires_at',
        ),
      );
      expect(left.map(({ expiresAt }) => expiresAt)).toEqual([at(-hour + 1), at(1)]);
      expect(await count(place, 'handoff')).toBe(1);
      expect(await count(place, 'wallet_token')).toBe(2);
      expect(await count(place, 'game_round')).toBe(2);
    }
  });

  test('HOUSE many go in small batches, by two processes at once, each row once; an end stops between batches', async () => {
    const place = await newPlace();
    const make = (many: number) =>
      place.within(async (tx) => {
        const rows = Array.from({ length: many }, () => sessionOf(place, at(-day)));
        await insertRows(tx, 'session', [...rows, sessionOf(place, at(day))]);
      });
    await make(1_700);
    const ended = new AbortController();
    ended.abort();
    await run(ended.signal);
    expect(await count(place, 'session')).toBe(1_701);
    const other = openDatabase({ url: site.urls.appUrl });
    await Promise.all([run(never, site.database), run(never, other)]);
    await other.close();
    expect(await count(place, 'session')).toBe(1);
  });

  test('HOUSE it rests after each merchant by what that one took, and does not go on when told to end', async () => {
    await newPlace();
    const merchants = await site.merchants.list();
    expect(merchants.length).toBeGreaterThan(1);
    const deps = { database: site.database, merchants: site.merchants, clock: () => now };
    const took: number[] = [];
    const rest = async (busyMs: number) => void took.push(busyMs);
    await keepExpiredRemoved({ ...deps, rest }, site.modules).run(never);
    expect(took).toHaveLength(merchants.length);
    expect(Math.min(...took)).toBeGreaterThan(0);
    const ending = new AbortController();
    const endWhileResting = async (busyMs: number) => {
      took.push(busyMs);
      ending.abort();
    };
    took.length = 0;
    await keepExpiredRemoved({ ...deps, rest: endWhileResting }, site.modules).run(ending.signal);
    expect(took).toHaveLength(1);
  });

  test('R3 a merchant or a table that cannot be cleared keeps none of the others, and is told', async () => {
    const place = await newPlace();
    await place.within(async (tx) => {
      await insertRows(tx, 'session', [sessionOf(place, at(-day))]);
      await insertRows(tx, 'wallet_token', [tokenOf(place, at(-60 * day))]);
    });
    const remove = (tx: Tx) => runStatement(tx, 'delete from nowhere');
    const broken = { name: 'broken', expires: [{ keptMs: 0, remove }] };
    const deps = { database: site.database, merchants: site.merchants, clock: () => now };
    const work = keepExpiredRemoved(deps, [broken, ...site.modules]);
    await expect(work.run(never)).rejects.toThrow('"nowhere" does not exist');
    expect([await count(place, 'session'), await count(place, 'wallet_token')]).toEqual([0, 0]);
  });

  test.each([
    ['session', 'expires_at', 'session_by_end'],
    ['handoff', 'expires_at', 'handoff_by_end'],
    ['wallet_token', 'created_at', 'wallet_token_by_age'],
    ['envelope_mark', 'expires_at', 'envelope_mark_by_end'],
  ])(
    'HOUSE an index finds what is over in %s, so that a large table costs no more',
    async (table, column, index) => {
      const place = await newPlace();
      const live = sessionOf(place, at(day));
      await place.within(async (tx) => {
        const rows = Array.from({ length: 4_000 }, () => sessionOf(place, at(day)));
        await insertRows(tx, 'session', [live, ...rows]);
        await insertRows(
          tx,
          'handoff',
          rows.map(() => handoffOf(place, live.id, at(day))),
        );
        await insertRows(
          tx,
          'wallet_token',
          rows.map(() => tokenOf(place, at(0))),
        );
        await insertRows(
          tx,
          'envelope_mark',
          rows.map(() => markOf(place, at(day))),
        );
        await runStatement(tx, `analyze ${table}`);
      });
      const plan = await site.database.transaction(place.merchantCode, (tx) =>
        runStatement(
          tx,
          `explain select * from ${table} where ${column} < '2026-11-21' order by ${column} limit 500`,
        ),
      );
      expect(JSON.stringify(plan)).toContain(`using ${index}`);
    },
  );
});
