// A database from before there were several lotteries, with a drawn issue and an open one. All data remain, and the open one is drawn.
import { hash, randomUUID } from 'node:crypto';
import { listMigrations, migrate } from '@parlour/database/migrate';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openStudioDatabase } from '../database.ts';
import { startBenchOn } from '../testing/lottery-bench.ts';
import { runClock } from './clock/run-clock.ts';
import { describeDraw } from './results/describe-draw.ts';
import { findCurrent, findDraw } from './results/store.ts';
import { describeSlip } from './slips/describe-slip.ts';
import { listSlips } from './slips/store.ts';
import { seriesFor } from './testing/known-draws.ts';

const six = seriesFor('minute-six');
const [player, play, key] = [randomUUID(), randomUUID(), randomUUID()];
const [won, lost, open] = [randomUUID(), randomUUID(), randomUUID()];

/** Fills a database whose tables are those of migration 38. */
async function fillOld(url: string): Promise<void> {
  const old = listMigrations(new URL('../../migrations/', import.meta.url)).filter(
    ({ number }) => number <= 38,
  );
  await migrate({ ownerUrl: url, appRole: 'parlour_owner' }, old);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const seed = Buffer.alloc(32, 7);
  const at = (time: string) => `2026-11-21T${time}Z`;
  await db.query(
    `insert into player (id, operator_id, name) values ('${player}', 1001, 'ana');
     insert into play (id, player_id, operator_id, game_code, language, currency, token, lobby_url, launch_hash, made_at)
     values ('${play}', '${player}', 1001, 'minute-six', 'EN', 'PHP', 'token', 'http://x', '\\x00', '${at('11:50:00')}');
     insert into lottery_purchase (player_id, key, wish, made_at) values ('${player}', '${key}', '{}', '${at('11:55:00')}')`,
  );
  const issues = [
    ['20261121-0718', '11:58:55', '11:59:00'],
    ['20261121-0720', '12:00:55', '12:01:00'],
  ] as const;
  for (const [issue, closes, draws] of issues) {
    await db.query(
      `insert into lottery_issue (issue, opened_at, closes_at, draws_at, seed, commitment) values ($1, $2, $3, $4, $5, $6)`,
      [issue, at('11:50:00'), at(closes), at(draws), seed, hash('sha256', seed, 'hex')],
    );
  }
  const slips = [
    [won, '20261121-0718', '{1,2,3,4,40,41}'],
    [lost, '20261121-0718', '{30,31,32,33,34,35}'],
    [open, '20261121-0720', '{1,2,3,4,5,6}'],
  ];
  for (const [id, issue, picks] of slips) {
    await db.query(
      `insert into money_move (id, play_id, kind, amount, round, state, tries, made_at, settled_at)
       values ($1, $2, 'stake', 2000000, 'round', 'taken', 1, $3, $3)`,
      [id, play, at('11:55:00')],
    );
    await db.query(
      `insert into lottery_slip (id, player_id, purchase_key, issue, picks, made_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, player, key, issue, picks, at('11:55:00')],
    );
  }
  // Four right pay 150 times 20.00.
  await db.query(
    `update lottery_issue set numbers = '{1,2,3,4,5,6}', winners = '{0,1,0,0}', drawn_at = '${at('11:59:00')}'
      where issue = '20261121-0718';
     update lottery_slip set matches = 4 where id = '${won}';
     update lottery_slip set matches = 0 where id = '${lost}';
     insert into money_move (id, play_id, kind, amount, round, reference, state, tries, made_at, settled_at)
     values (gen_random_uuid(), '${play}', 'prize', 300000000, 'x', '${won}', 'taken', 1, '${at('11:59:00')}', '${at('11:59:00')}'),
            (gen_random_uuid(), '${play}', 'prize', 0, 'x', '${lost}', 'taken', 1, '${at('11:59:00')}', '${at('11:59:00')}');
     update lottery_issue set settled_at = '${at('11:59:01')}' where issue = '20261121-0718'`,
  );
  await db.end();
}

test('G2 what was drawn and sold before there were many lotteries stays as it was, and what was open is drawn', async () => {
  const database = await createEmptyDatabase();
  await fillOld(database.url);
  const pool = await openStudioDatabase(database.url);
  const kept = await findDraw(pool, six.key, '20261121-0718');
  expect(kept && describeDraw(kept)).toEqual({
    issue: '20261121-0718',
    drawsAt: '2026-11-21T11:59:00.000Z',
    commitment: hash('sha256', Buffer.alloc(32, 7), 'hex'),
    seed: Buffer.alloc(32, 7).toString('hex'),
    numbers: [1, 2, 3, 4, 5, 6],
    winners: [{ kind: 'match', outcome: '4', count: 1 }],
  });
  expect(await findCurrent(pool, six.key)).toMatchObject({ issue: '20261121-0720', winners: null });
  const page = { playerId: player, gameCode: 'minute-six', before: null, most: 20 };
  const shown = async () => (await listSlips(pool, page)).map(describeSlip);
  const common = { kind: 'match', units: 1, price: '2000000' };
  expect(await shown()).toMatchObject([
    { ...common, id: open, state: 'bought', outcome: null, prize: null },
    { ...common, id: lost, state: 'lost', outcome: null, prize: '0' },
    { ...common, id: won, state: 'won', outcome: '4', prize: '300000000', isPaid: true },
  ]);
  await expect(
    pool.query(`update lottery_slip set outcome = '6' where id = $1`, [won]),
  ).rejects.toThrow('a slip does not change');

  const bench = await startBenchOn(database, pool);
  bench.pass(60_000);
  await runClock(bench.process(), [six]);
  const [drawn] = await shown();
  expect(drawn).toMatchObject({ id: open, state: expect.stringMatching(/^(won|lost)$/) as string });
  await bench.close();
});
