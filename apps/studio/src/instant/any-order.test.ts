// Random orders of rounds, steps, ends, repeated calls, polls, crashes and bad wallet answers: the money is right and no result changes.
import { randomUUID } from 'node:crypto';
import type { SoloEngine } from '@parlour/contract/launch/game-engines';
import type { WalletBehaviour } from '@parlour/supplier/testing/test-wallet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lifeOf, steps as deaths, type Step } from '../testing/dying-money.ts';
import type { Player } from '../testing/player.ts';
import { setTable, type Table } from '../testing/table.ts';
import type { ShownRound } from './round.ts';
import { askGame, assertMoney, settleAll } from './testing/rounds.ts';

const life = lifeOf();
let table: Table;
beforeAll(async () => {
  table = await setTable({ through: life.through, patienceMs: 80 });
});
afterAll(() => table.close());

type Act =
  | { act: 'play'; staked: string; dieAt: Step | null }
  | { act: 'again'; which: number }
  | { act: 'step'; which: number; dieAt: Step | null }
  | { act: 'end'; dieAt: Step | null }
  | { act: 'look' }
  | { act: 'see' }
  | { act: 'wait'; seconds: number }
  | { act: 'be bad'; moods: WalletBehaviour[] };

const runs = Math.ceil(10 * inject('propertyShare'));
const actsInRun = 200;

const moods = fc.constantFrom<WalletBehaviour>(
  'silent',
  'http-500',
  'not-json',
  'unknown',
  'wrong-echo',
  'late-ok',
);
const one = <T extends Act['act']>(act: T) => fc.constant(act);
const dieAt = fc.oneof(
  { weight: 40, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...deaths) },
);
const staked = fc.constantFrom('500000', '1000000', '2000000');
const plain = [
  { weight: 30, arbitrary: fc.record({ act: one('play'), staked, dieAt }) },
  { weight: 10, arbitrary: fc.record({ act: one('again'), which: fc.nat(20) }) },
  { weight: 10, arbitrary: fc.record({ act: one('look') }) },
  { weight: 15, arbitrary: fc.record({ act: one('see') }) },
  { weight: 4, arbitrary: fc.record({ act: one('wait'), seconds: fc.nat(90) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: one('be bad'),
      moods: fc.array(moods, { minLength: 1, maxLength: 4 }),
    }),
  },
];
const inSteps = (which: fc.Arbitrary<number>) => [
  { weight: 40, arbitrary: fc.record({ act: one('step'), which, dieAt }) },
  { weight: 8, arbitrary: fc.record({ act: one('end'), dieAt }) },
];
const actsOf = (which: fc.Arbitrary<number> | null): fc.Arbitrary<Act[]> =>
  fc.array(fc.oneof(...plain, ...(which ? inSteps(which) : [])), {
    minLength: actsInRun,
    maxLength: actsInRun,
    size: 'max',
  });

type PlayedRound = { key: string; staked: string };
type Game = {
  title: string;
  choice: object;
  /** Null if a round is over after one press. `inSight`: the part of the draw that is visible while the round goes on. */
  steps: {
    which: fc.Arbitrary<number>;
    numberAt: (which: number, place: number) => number;
    inSight: (taken: number) => unknown;
  } | null;
  tags: string[];
};
type PlayerRun = Pick<Game, 'choice' | 'steps'> & {
  player: Player;
  played: PlayedRound[];
  told: Map<string, string>;
  open: ShownRound | null;
};
const refusals = ['short', 'refused', 'unavailable', 'closed', 'unknown', 'invalid'];

/** Asserts that an answer repeats the earlier answers about the same round, and that a round under way shows no secret. */
function remember({ told, steps: stepped }: PlayerRun, round: ShownRound): void {
  const { id, drawn, prize, seed, isOver, taken } = round;
  const name = isOver ? id : `${id} ${taken.length}`;
  if (!isOver) expect([seed, drawn]).toEqual([null, stepped?.inSight(taken.length)]);
  const now = JSON.stringify({ drawn, prize, seed, taken });
  expect(told.get(name) ?? now).toBe(now);
  told.set(name, now);
}

async function call(run: PlayerRun, path: string, sent: { body: object; dieAt: Step | null }) {
  if (sent.dieAt) life.dieAt(sent.dieAt);
  const reply = await run.player.post(path, sent.body);
  if (reply.status === 200) {
    const round = reply.json()['round'] as ShownRound;
    remember(run, round);
    run.open = round.isOver ? null : round;
  } else expect(refusals).toContain(reply.json()['error']);
  if (life.isDead()) await table.studio.restart();
  life.live();
}

const press = (run: PlayerRun, { key, staked: stake }: PlayedRound, deadly: Step | null = null) =>
  call(run, 'instant/rounds', { body: { key, stake, choice: run.choice }, dieAt: deadly });

async function look(run: PlayerRun): Promise<string | null> {
  const { open, last } = await askGame(run.player);
  for (const round of open ? [open, ...last] : last) remember(run, round);
  run.open = open && !open.isOver ? open : null;
  return open?.id ?? null;
}

async function perform(run: PlayerRun, act: Act): Promise<unknown> {
  switch (act.act) {
    case 'play': {
      const played = { key: randomUUID(), staked: act.staked };
      run.played.push(played);
      return press(run, played, act.dieAt);
    }
    case 'again': {
      const played = run.played.at(-1 - act.which);
      return played && press(run, played);
    }
    case 'step': {
      const { id, taken } = run.open ?? { id: randomUUID(), taken: [] };
      const place = taken.length;
      const body = { step: run.steps?.numberAt(act.which, place), place };
      return call(run, `instant/rounds/${id}/steps`, { body, dieAt: act.dieAt });
    }
    case 'end':
      return call(run, `instant/rounds/${run.open?.id ?? randomUUID()}/end`, {
        body: {},
        dieAt: act.dieAt,
      });
    case 'look':
      return look(run);
    case 'see': {
      const id = await look(run);
      return id !== null && run.player.post(`instant/rounds/${id}/seen`, {});
    }
    case 'wait':
      return table.studio.pass(act.seconds * 1_000);
    case 'be bad':
      return table.wallet.be(...act.moods);
    default:
      return act satisfies never;
  }
}

const atOnce = { choice: {}, steps: null };
const tile = { which: fc.nat(24), numberAt: (which: number) => which, inSight: () => null };
/** One title of each engine of one player. */
const games: Record<SoloEngine, Game> = {
  lanterns: { title: 'three-lanterns', ...atOnce, tags: [] },
  reels: { title: 'tide-and-pearl', ...atOnce, tags: ['nightly'] },
  scratch: { title: 'gold-leaf', ...atOnce, tags: ['nightly'] },
  mines: { title: 'pearl-diver', choice: { mines: 3 }, steps: tile, tags: [] },
};

describe.each(Object.values(games))(
  'two thousand acts at $title',
  ({ title, choice, steps, tags }) => {
    it(
      'G2, G3, W3 the wallet holds what the rounds say, every stake has one end and every result stays',
      { timeout: 240_000, tags },
      async () => {
        const property = fc.asyncProperty(actsOf(steps?.which ?? null), async (acts) => {
          const player = await table.open({ user: `player-${randomUUID()}`, game_code: title });
          const run: PlayerRun = { player, choice, steps, played: [], told: new Map(), open: null };
          for (const act of acts) await perform(run, act);
          table.wallet.behave();
          await settleAll(table);
          await look(run);
          await assertMoney(table);
          expect(run.told.size).toBeGreaterThan(5);
        });
        await fc.assert(property, { numRuns: runs, endOnFailure: true });
      },
    );
  },
);
