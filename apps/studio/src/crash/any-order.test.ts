// Random orders of stakes, leaves, repeated calls, polls, flights, crashes and bad wallet answers, at two processes: the money is right, and
// decisions stay.
import { randomUUID } from 'node:crypto';
import type { Reply } from '@parlour/supplier/testing/ask';
import type { WalletBehaviour } from '@parlour/supplier/testing/test-wallet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { EngineDeps } from '../engine.ts';
import { ProcessDeath, dying, type Death } from '../testing/dying-process.ts';
import { lifeOf, steps, type Step } from '../testing/dying-money.ts';
import type { Player } from '../testing/player.ts';
import { postAt, setTable, type Table } from '../testing/table.ts';
import { runFlights } from './decide.ts';
import { pauseMs, type ShownBet } from './flight.ts';
import { openCrash } from './index.ts';
import {
  askCrash,
  assertFlightMoney,
  sendFlight,
  settleFlights,
  title,
} from './testing/flights.ts';
import { flightsOf } from './title-flights.ts';

/** The point at which the process dies: a call of the money interface, or any statement of the flights' own. */
type DeathPlan = { step: Step } | { death: Death } | null;
type Act =
  | { act: 'stake'; staked: string; target: string | null; point: number; dies: DeathPlan }
  | { act: 'again'; which: number; isOther: boolean }
  | { act: 'leave'; dies: DeathPlan; isTwice: boolean }
  | { act: 'leave an old one'; which: number }
  | { act: 'see' }
  | { act: 'fly'; ms: number; dies: DeathPlan }
  | { act: 'nobody looks'; ms: number }
  | { act: 'log out' }
  | { act: 'be bad'; moods: WalletBehaviour[] };

const runs = Math.ceil(10 * inject('propertyShare'));
const actsInRun = 200;

const life = lifeOf();
const opened: EngineDeps[] = [];
let deadly: ReturnType<typeof dying> | null = null;
let armed: Death | null = null;

/** Passes the engine's statements through a pool that can simulate the death of the process. */
function through(deps: EngineDeps): EngineDeps {
  const pool = () => (deadly ?? deps).pool;
  const passing = {
    query: (...words: Parameters<typeof deps.pool.query>) => pool().query(...words),
    connect: () => pool().connect(),
  } as unknown as EngineDeps['pool'];
  const dyingDeps = life.through({ ...deps, pool: passing });
  opened.push(deps, dyingDeps);
  return dyingDeps;
}

let table: Table;
let second: { port: number; end: () => Promise<void> };
beforeAll(async () => {
  table = await setTable({ engine: openCrash, through, patienceMs: 80 });
  second = await table.studio.startSecond();
});
afterAll(async () => {
  await second.end();
  await table.close();
});

/** The original dependencies of the process that was opened last. `engine` returns those that its engine uses. */
const bare = (): EngineDeps => opened.at(-2) ?? expect.unreachable();
const engine = (): EngineDeps => opened.at(-1) ?? expect.unreachable();

function arm(dies: DeathPlan): void {
  if (dies === null) return;
  if ('step' in dies) return life.dieAt(dies.step);
  armed = dies.death;
  const wallet = { post: () => Promise.reject(new Error('Flights ask no wallet by themselves.')) };
  deadly = dying({ pool: bare().pool, wallet }, dies.death);
}

/** Restarts the process if it has died. */
async function liveOn(): Promise<void> {
  const hasDied = life.isDead() || (deadly !== null && deadly.steps() >= (armed?.atStep ?? 0));
  deadly = null;
  armed = null;
  if (hasDied) await table.studio.restart();
  life.live();
}

const moods = fc.constantFrom<WalletBehaviour>(
  'silent',
  'http-500',
  'not-json',
  'unknown',
  'wrong-echo',
  'late-ok',
  'lost-ok',
);
const one = <T extends Act['act']>(act: T) => fc.constant(act);
const dies = fc.oneof(
  { weight: 70, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ step: fc.constantFrom(...steps) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      death: fc.record({ atStep: fc.integer({ min: 1, max: 12 }), isDone: fc.boolean() }),
    }),
  },
);
const staked = fc.constantFrom('500000', '1000000', '2000000');
const target = fc.constantFrom(null, null, '101', '120', '150', '200', '100000');
const point = fc.constantFrom(100, 101, 120, 150, 200, 300);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: fc.record({ act: one('stake'), staked, target, point, dies }) },
    {
      weight: 8,
      arbitrary: fc.record({ act: one('again'), which: fc.nat(6), isOther: fc.boolean() }),
    },
    { weight: 20, arbitrary: fc.record({ act: one('leave'), dies, isTwice: fc.boolean() }) },
    { weight: 6, arbitrary: fc.record({ act: one('leave an old one'), which: fc.nat(6) }) },
    { weight: 10, arbitrary: fc.record({ act: one('see') }) },
    {
      weight: 40,
      arbitrary: fc.record({ act: one('fly'), ms: fc.integer({ min: 1, max: 2_400 }), dies }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ act: one('nobody looks'), ms: fc.integer({ min: 1, max: 40_000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ act: one('log out') }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: one('be bad'),
        moods: fc.array(moods, { minLength: 1, maxLength: 4 }),
      }),
    },
  ),
  { minLength: actsInRun, maxLength: actsInRun, size: 'max' },
);

type Order = { key: string; stake: string; target: string | null };
type FlightTimes = { startsAt: Date; endsAt: Date };
type PlayerRun = {
  user: string;
  player: Player;
  orders: Order[];
  /** Answers about each taken stake: the stake itself, and its decision. */
  told: Map<string, { is: string; decided: string | null }>;
  /** The multipliers of all calls to leave, by stake and by the clock, including calls without an answer. */
  left: Map<string, Set<string>>;
  latest: string | null;
};
const refusals = ['short', 'refused', 'unavailable', 'closed', 'unknown', 'invalid', 'over'];

const board = (user: string): Promise<Player> => table.open({ user, game_code: title });

/** Asserts that an answer repeats the earlier answers about the same stake. */
function remember(run: PlayerRun, bet: ShownBet): void {
  if (!bet.isTaken) return;
  const { id, flight, key, stake, target: to, hundredths, prize } = bet;
  const is = JSON.stringify({ flight, key, stake, to });
  const decided = hundredths === null ? null : JSON.stringify({ hundredths, prize });
  const before = run.told.get(id);
  expect(before?.is ?? is).toBe(is);
  expect(before?.decided ?? decided).toBe(decided);
  run.told.set(id, { is, decided });
}

function hear(run: PlayerRun, reply: Reply): ShownBet | null {
  if (reply.status !== 200) {
    expect(refusals).toContain(reply.json()['error']);
    return null;
  }
  const bet = reply.json()['bet'] as ShownBet;
  remember(run, bet);
  return bet;
}

const times = 'f.starts_at as "startsAt", f.ends_at as "endsAt" from crash_flight f';

/** Opens a flight if the last one is over, whether a test or the studio opened it. */
async function fetchFlight(ends: number): Promise<void> {
  const [last] = await table.query<FlightTimes>(`select ${times} order by number desc limit 1`);
  const isOver = !last || last.endsAt.getTime() + pauseMs <= table.studio.now().getTime();
  if (isOver) await sendFlight(table, BigInt(ends));
}

async function press(run: PlayerRun, { key, stake, target: to }: Order): Promise<ShownBet | null> {
  const bet = hear(run, await run.player.post('crash/bets', { key, stake, target: to }));
  if (bet) expect([bet.key, bet.stake, bet.target]).toEqual([key, stake, to ?? '100000']);
  return bet;
}

/** Sends the same key with another stake, which is refused unless the first stake was never stored. */
async function pressOther(run: PlayerRun, order: Order): Promise<void> {
  const wasTold = [...run.told.values()].some(({ is }) => is.includes(order.key));
  const other = { ...order, stake: order.stake === '500000' ? '1000000' : '500000' };
  const bet = await press(run, other);
  expect(bet !== null && wasTold).toBe(false);
  if (bet) order.stake = other.stake;
}

/** Leaves at the clock's multiplier, at one process or both at once with equal answers. Before the start and after the end it is refused. */
async function leave(run: PlayerRun, id: string, isTwice = false): Promise<void> {
  const [flight] = await table.query<FlightTimes>(
    `select ${times} join crash_bet b on b.flight_id = f.id where b.id = $1`,
    [id],
  );
  const now = table.studio.now();
  const isFlying = flight !== undefined && now >= flight.startsAt && now < flight.endsAt;
  const isDecided = (run.told.get(id)?.decided ?? null) !== null;
  if (isFlying && !isDecided)
    expectedAt(run, { id, ms: now.getTime() - flight.startsAt.getTime() });
  const call = `crash/bets/${id}/leave`;
  const replies = await Promise.all([
    run.player.post(call, {}),
    ...(isTwice ? [postAt(table, second.port, run.player)(call, {})] : []),
  ]);
  const left = replies.flatMap((reply) => hear(run, reply) ?? []);
  expect(left.filter(({ hundredths }) => hundredths === null)).toEqual([]);
}

function expectedAt(run: PlayerRun, { id, ms }: { id: string; ms: number }): void {
  const stands = String(flightsOf(title).game.standingAt(ms));
  const possible = run.left.get(id) ?? new Set<string>();
  run.left.set(id, possible.add(stands));
}

async function see(run: PlayerRun): Promise<void> {
  const { bet, unseen } = await askCrash(run.player);
  for (const each of bet ? [bet, ...unseen] : unseen) remember(run, each);
  const [shown] = unseen;
  if (shown) await run.player.post(`crash/bets/${shown.id}/seen`, {});
}

/** Lets time pass, and runs the work of the process at once. */
async function fly(ms: number): Promise<void> {
  table.studio.pass(ms);
  await runFlights(engine()).catch((error: unknown) => {
    if (!(error instanceof ProcessDeath) && !life.isDead()) throw error;
  });
}

/** Logs the member out, so that the wallet refuses a stake. The next launch is another play of the same player. */
async function logOut(run: PlayerRun): Promise<void> {
  table.wallet.endSessions();
  const order = { key: randomUUID(), stake: '500000', target: null };
  const reply = await run.player.post('crash/bets', order);
  table.wallet.beginSessions();
  expect(refusals).toContain(reply.json()['error']);
  run.player = await board(run.user);
}

async function perform(run: PlayerRun, act: Act): Promise<unknown> {
  if ('dies' in act && act.act !== 'stake') arm(act.dies);
  switch (act.act) {
    case 'stake': {
      await fetchFlight(act.point);
      const order = { key: randomUUID(), stake: act.staked, target: act.target };
      run.orders.push(order);
      arm(act.dies);
      const bet = await press(run, order);
      if (bet) run.latest = bet.id;
      return;
    }
    case 'again': {
      const order = run.orders.at(-1 - act.which);
      if (!order) return;
      return act.isOther ? pressOther(run, order) : press(run, order);
    }
    case 'leave':
      return leave(run, run.latest ?? randomUUID(), act.isTwice);
    case 'leave an old one':
      return leave(run, [...run.told.keys()].at(-1 - act.which) ?? randomUUID());
    case 'see':
      return see(run);
    case 'fly':
      return fly(act.ms);
    case 'nobody looks':
      return table.studio.pass(act.ms);
    case 'log out':
      return logOut(run);
    case 'be bad':
      return table.wallet.be(...act.moods);
    default:
      return act satisfies never;
  }
}

type StoredBet = {
  id: string;
  hundredths: string;
  target: string;
  point: string;
  isVoid: boolean;
};

/** Asserts that each stake of this player has the result of a call to leave, of its target or of the flight's end. */
async function assertDecisions(run: PlayerRun): Promise<void> {
  const kept = await table.query<StoredBet>(
    `select b.id, b.hundredths, b.target, f.point, f.is_void as "isVoid"
       from crash_bet b join money_move m on m.id = b.id and m.state = 'taken'
       join crash_flight f on f.id = b.flight_id join player p on p.id = b.player_id where p.name = $1`,
    [run.user],
  );
  for (const { id, hundredths, target: to, point: ends, isVoid } of kept) {
    const lost = isVoid ? '100' : '0';
    const stayed = BigInt(to) <= BigInt(ends) ? to : lost;
    const left = [...(run.left.get(id) ?? [])].map((at) => (BigInt(at) < BigInt(to) ? at : to));
    expect([stayed, ...left]).toContain(hundredths);
    const decided = JSON.parse(run.told.get(id)?.decided ?? '{}') as { hundredths?: string };
    expect(decided.hundredths ?? hundredths).toBe(hundredths);
  }
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of run.told.keys()) expect(ids).toContain(id);
  const doubled = await table.query(
    `select b.player_id, b.flight_id from crash_bet b join money_move m on m.id = b.id and m.state = 'taken'
      group by 1, 2 having count(*) > 1`,
  );
  expect(doubled).toEqual([]);
}

describe('two thousand acts about flights', () => {
  it(
    'G2, G3, W3 the wallet holds what the flights say, a stake has one end, and what was decided stays',
    { timeout: 240_000 },
    async () => {
      let taken = 0;
      const property = fc.asyncProperty(acts, async (all) => {
        const user = `player-${randomUUID()}`;
        const run: PlayerRun = {
          user,
          player: await board(user),
          orders: [],
          told: new Map(),
          left: new Map(),
          latest: null,
        };
        for (const act of all) {
          await perform(run, act);
          await liveOn();
        }
        table.wallet.behave();
        await settleFlights(table);
        await see(run);
        await assertDecisions(run);
        await assertFlightMoney(table);
        taken += run.told.size;
      });
      await fc.assert(property, { numRuns: runs, endOnFailure: true });
      // About five flights fit into two hundred acts; fewer stakes would mean that the test tried too little.
      expect(taken).toBeGreaterThan(2 * runs);
    },
  );
});
