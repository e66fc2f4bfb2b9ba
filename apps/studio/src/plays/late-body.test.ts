// Calls whose body is held back (H6). The time at which the whole call has arrived counts.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { holdBack } from '@parlour/edge/testing/raw-socket';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStudioDatabase } from '../database.ts';
import { openCrash } from '../crash/index.ts';
import {
  assertFlightMoney,
  board,
  fly,
  leave,
  placeBet,
  sendFlight,
  settleFlights,
  stake,
} from '../crash/testing/flights.ts';
import type { OpenEngine } from '../engine.ts';
import { openInstant } from '../instant/index.ts';
import { openLottery } from '../lottery/index.ts';
import type { Player } from '../testing/player.ts';
import { setTable, type Table } from '../testing/table.ts';

type HeldCall = { player: Player; call: string; body?: object | undefined };

/** Sends the headers of a call. `finish` sends the body. */
async function begin({ studio }: Table, { player, call, body = {} }: HeldCall) {
  const { host } = new URL(studio.origin);
  const text = JSON.stringify(body);
  const head = [
    `POST ${player.path}/${call} HTTP/1.1`,
    `Host: ${host}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    `Cookie: ${player.cookie}`,
    'Connection: close',
  ];
  const held = await holdBack(studio.port, `${head.join('\r\n')}\r\n\r\n`);
  // Lets the headers reach the studio before anything else happens.
  await wait(50);
  return { answer: held.answer, finish: () => held.finish(text) };
}

const over = { status: 410, body: '{"error":"over"}' };
const closed = { status: 409, body: '{"error":"closed"}' };

async function tableOf(engine: OpenEngine, bodyPatienceMs = 30_000): Promise<Table> {
  const table = await setTable({ engine, bodyPatienceMs });
  onTestFinished(() => table.close());
  return table;
}

/** Blocks all queries of plays in the database until `go`. */
async function stopPlays({ studio, query }: Table) {
  const pool = await openStudioDatabase(studio.databaseUrl);
  const client = await pool.connect();
  await client.query('begin; lock table play in access exclusive mode');
  return {
    awaitCall: () =>
      vi.waitFor(
        async () => {
          const waiting = await query(
            `select from pg_stat_activity where datname = current_database()
              and wait_event_type = 'Lock' and query like '%address_hash = $1%'`,
          );
          expect(waiting).toHaveLength(1);
        },
        { timeout: 10_000 },
      ),
    go: async () => {
      await client.query('commit');
      client.release();
      await pool.end();
    },
  };
}

const id = randomUUID();
/** All calls of pages that write, by engine. */
const writing = {
  crash: ['crash/bets', `crash/bets/${id}/leave`, `crash/bets/${id}/seen`],
  instant: [
    'instant/rounds',
    `instant/rounds/${id}/steps`,
    `instant/rounds/${id}/end`,
    `instant/rounds/${id}/seen`,
  ],
  lottery: ['lottery/slips'],
};
const games = [
  { name: 'crash', title: 'paper-kite', engine: openCrash },
  { name: 'instant', title: 'three-lanterns', engine: openInstant },
  { name: 'lottery', title: 'minute-six', engine: openLottery },
] as const;

it('H6 every call of a page that writes is tried here', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('routes.ts'));
  const found = sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/app\.post\(\s*'\/([^']+)'/g)].map(
      ([, path = '']) => path,
    ),
  );
  const tried = Object.values(writing).flat();
  expect(tried.map((path) => path.replace(id, ':id')).toSorted()).toEqual(found.toSorted());
});

it.each(games)(
  'H6 a body that comes when its play is over changes nothing: $name',
  async ({ name, title, engine }) => {
    const table = await tableOf(engine);
    const player = await table.open({ game_code: title });
    // These stakes would be taken if their bodies were in time.
    const bodies: Record<string, object> = {
      'crash/bets': { key: randomUUID(), stake, target: null },
      'instant/rounds': { key: randomUUID(), stake },
    };
    const held = await Promise.all(
      writing[name].map((call) => begin(table, { player, call, body: bodies[call] })),
    );
    await table.query('update play set ended_at = $1', [table.studio.now()]);
    const calls = table.wallet.calls.length;
    for (const { finish } of held) expect(await finish()).toEqual(over);
    expect(table.wallet.calls).toHaveLength(calls);
    expect(await table.query('select id from money_move')).toEqual([]);
  },
);

it('H6 whoever leaves a flight with a body that comes after its end leaves too late', async () => {
  const table = await tableOf(openCrash);
  await sendFlight(table, 150n);
  const player = await board(table);
  const before = table.wallet.balance();
  const bet = await placeBet(player);
  await fly(table, 8_000);
  // The multiplier reaches 1.50 after 6,758 ms.
  const held = [];
  for (let at = 0; at < 7_000; at += 700) {
    held.push(await begin(table, { player, call: `crash/bets/${bet.id}/leave` }));
    await fly(table, 700);
  }
  for (const { finish } of held.toReversed()) expect(await finish()).toEqual(closed);
  await settleFlights(table);
  expect(table.wallet.balance()).toBe(before - Number(stake));
  await assertFlightMoney(table);
});

it('H6, G2 a leave that came in time is paid, although the database stood still over the end', async () => {
  const table = await tableOf(openCrash);
  await sendFlight(table, 150n);
  const player = await board(table);
  const before = table.wallet.balance();
  const bet = await placeBet(player);
  await fly(table, 8_000 + 5_000);
  const { awaitCall, go } = await stopPlays(table);
  const left = leave(player, bet);
  await awaitCall();
  // The time is now 700 ms after the end.
  await fly(table, 2_458);
  await go();
  // The multiplier 5 s after the start, e^0.3.
  expect((await left).json()).toMatchObject({ bet: { hundredths: '134' } });
  await settleFlights(table);
  expect(table.wallet.balance()).toBe(before - Number(stake) + 2_680_000);
  await assertFlightMoney(table);
});

it('H6 a slip whose body comes when sales are closed is not sold', async () => {
  const table = await tableOf(openLottery);
  const player = await table.open({ game_code: 'minute-six' });
  const { current } = (await player.get('lottery')).json() as { current: { closesAt: string } };
  const slips = [{ kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 }];
  const order = { key: randomUUID(), slips, draws: 1, stopOnWin: false };
  const { finish } = await begin(table, { player, call: 'lottery/slips', body: order });
  table.studio.pass(Date.parse(current.closesAt) - table.studio.now().getTime());
  expect(await finish()).toEqual(closed);
  expect(await table.query('select id from money_move')).toEqual([]);
});

it('H6 a body that is not there in time is cut off, and moves nothing', async () => {
  const table = await tableOf(openInstant, 300);
  const player = await table.open();
  const order = { key: randomUUID(), stake };
  const { answer } = await begin(table, { player, call: 'instant/rounds', body: order });
  expect(await answer).toEqual({ status: 503, body: '{"error":"unavailable"}' });
  expect(await table.query('select id from money_move')).toEqual([]);
  expect(table.studio.logged()).not.toMatch(/"level":[45]0/);
});
