// Helpers for tests of rounds: calls of the page, and checks of the money.
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Player } from '../../testing/player.ts';
import type { InstantState } from '../describe-game.ts';
import type { RoundOutcome } from '../play-round.ts';
import type { Table } from '../../testing/table.ts';

/** 20.00 */
export const stake = '2000000';
/** The initial balance of the test wallet. */
const opening = 1_000_000_000n;

export const askGame = async (player: Player): Promise<InstantState> =>
  JSON.parse((await player.get('instant')).body) as InstantState;

export async function playOnce(
  player: Player,
  { key = randomUUID(), staked = stake }: { key?: string; staked?: string } = {},
): Promise<RoundOutcome> {
  const reply = await player.post('instant/rounds', { key, stake: staked });
  if (reply.status !== 200) throw new Error(reply.body);
  return JSON.parse(reply.body) as RoundOutcome;
}

const isQuiet = async ({ query }: Table): Promise<boolean> => {
  const [{ left } = { left: 1 }] = await query<{ left: number }>(
    `select (select count(*) from money_move where state = 'due')::int +
            (select count(*) from instant_round r join money_move s on s.id = r.stake_id
              where r.settled_at is null and (r.ended_at is not null or s.state <> 'taken'))::int as left`,
  );
  return left === 0;
};

/** Lets time pass until nothing is left to do: lost stakes are undone, prizes and rollbacks delivered. */
export async function settleAll(table: Table): Promise<void> {
  await vi.waitFor(
    async () => {
      table.studio.pass(60_000);
      expect(await isQuiet(table)).toBe(true);
    },
    { timeout: 15_000, interval: 200 },
  );
}

type Sum = { sum: string };

/** Asserts that the wallet's balance matches the studio's rounds exactly, and that no round has two stakes or two prizes. */
export async function assertMoney(table: Table): Promise<void> {
  const { query, wallet } = table;
  const [{ sum } = { sum: '' }] = await query<Sum>(
    `select coalesce(sum(coalesce(r.prize, 0) - r.stake), 0) as sum
       from instant_round r join money_move s on s.id = r.stake_id and s.state = 'taken'
       join play on play.id = r.play_id and play.token is not null`,
  );
  expect(BigInt(wallet.balance())).toBe(opening + BigInt(sum));
  const odd = await query(
    `select r.id from instant_round r join money_move s on s.id = r.stake_id
       left join money_move p on p.reference = s.id and p.kind = 'prize'
      where (s.state = 'taken' and r.ended_at is not null) <> (p.state is not distinct from 'taken')
         or (p.id is not null and (p.id <> r.prize_id or p.amount <> r.prize))
         or s.amount <> r.stake`,
  );
  expect(odd).toEqual([]);
}
