// Any order of playing, asking again, looking, dying and bad answers of the wallet: the money is right and no result changes.
import { randomUUID } from 'node:crypto';
import type { Badness } from '@parlour/supplier/testing/test-wallet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../testing/player.ts';
import { lifeOf, steps, type Step } from './testing/dying.ts';
import { askGame, assertMoney, settleAll } from './testing/rounds.ts';
import { setTable, type Table } from './testing/table.ts';

const life = lifeOf();
let table: Table;
beforeAll(async () => {
  table = await setTable({ through: life.through, patienceMs: 150 });
});
afterAll(() => table.close());

type Act =
  | { act: 'play'; staked: string; dieAt: Step | null }
  | { act: 'again'; which: number }
  | { act: 'look' }
  | { act: 'see' }
  | { act: 'wait'; seconds: number }
  | { act: 'be bad'; moods: Badness[] };

const moods = fc.constantFrom<Badness>(
  'silent',
  'http-500',
  'not-json',
  'unknown',
  'wrong-echo',
  'late-ok',
);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant('play' as const),
        staked: fc.constantFrom('500000', '2000000', '50000000'),
        dieAt: fc.option(fc.constantFrom(...steps), { freq: 3 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('again' as const), which: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('look' as const) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('see' as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.nat(90) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('be bad' as const),
        moods: fc.array(moods, { minLength: 1, maxLength: 4 }),
      }),
    },
  ),
  { minLength: 3, maxLength: 12 },
);

type Played = { key: string; staked: string };
type Run = { player: Player; played: Played[]; told: Map<string, string> };

/** What was told of a round once is told of it for ever. */
function remember(
  { told }: Run,
  round: { id: string; signs: unknown; prize: string; seed: string },
) {
  const { id, signs, prize, seed } = round;
  const now = JSON.stringify({ signs, prize, seed });
  expect(told.get(id) ?? now).toBe(now);
  told.set(id, now);
}

async function press(run: Run, { key, staked }: Played): Promise<void> {
  const reply = await run.player.post('lanterns/rounds', { key, stake: staked });
  if (reply.status === 200) remember(run, reply.json()['round'] as never);
  else expect(['short', 'refused', 'unavailable']).toContain(reply.json()['error']);
  if (life.isDead()) await table.studio.restart();
  life.live();
}

async function look(run: Run): Promise<string | null> {
  const { open, last } = await askGame(run.player);
  for (const round of open ? [open, ...last] : last) remember(run, round);
  return open?.id ?? null;
}

async function perform(run: Run, act: Act): Promise<void> {
  switch (act.act) {
    case 'play': {
      const played = { key: randomUUID(), staked: act.staked };
      run.played.push(played);
      if (act.dieAt) life.dieAt(act.dieAt);
      return press(run, played);
    }
    case 'again': {
      const played = run.played[act.which];
      return played && press(run, played);
    }
    case 'look':
      return void (await look(run));
    case 'see': {
      const id = await look(run);
      if (id !== null) await run.player.post(`lanterns/rounds/${id}/seen`, {});
      return undefined;
    }
    case 'wait':
      return table.studio.pass(act.seconds * 1_000);
    case 'be bad':
      return table.wallet.be(...act.moods);
    default:
      return act satisfies never;
  }
}

describe('rounds in any order', () => {
  it(
    'G2, G3, W3 the wallet holds what the rounds say, every stake has one end and every result stays',
    { timeout: 240_000 },
    async () => {
      const property = fc.asyncProperty(acts, async (list) => {
        const player = await table.open({ user: `player-${randomUUID()}` });
        const run: Run = { player, played: [], told: new Map() };
        for (const act of list) await perform(run, act);
        await settleAll(table);
        await look(run);
        await assertMoney(table);
      });
      await fc.assert(property, { numRuns: 20 });
    },
  );
});
