// Helpers for tests of flights: start one with a known point, let time pass, and check the money.
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { insertKnownFlight } from '../../testing/known-flight.ts';
import type { Player } from '../../testing/player.ts';
import type { Table } from '../../testing/table.ts';
import type { BetOutcome } from '../bets.ts';
import type { describeCrash } from '../describe-crash.ts';
import { unwatchedMs } from '../flight.ts';

export const title = 'paper-kite';
/** 20.00 */
export const stake = '2000000';
/** The initial balance of the test wallet. */
const opening = 1_000_000_000n;

export type CrashState = Awaited<ReturnType<typeof describeCrash>>;

export const board = (table: Table, changed: object = {}): Promise<Player> =>
  table.open({ user: `player-${randomUUID()}`, game_code: title, ...changed });

export const askCrash = async (player: Player): Promise<CrashState> =>
  JSON.parse((await player.get('crash')).body) as CrashState;

/** Inserts a flight whose sales begin now, and that ends at `point` hundredths. */
export const sendFlight = ({ studio, query }: Table, point: bigint): Promise<string> =>
  insertKnownFlight(query, { gameCode: title, point, now: studio.now() });

export async function placeBet(
  player: Player,
  { key = randomUUID(), target = null }: { key?: string; target?: string | null } = {},
): Promise<BetOutcome['bet']> {
  const reply = await player.post('crash/bets', { key, stake, target });
  if (reply.status !== 200) throw new Error(reply.body);
  return (JSON.parse(reply.body) as BetOutcome).bet;
}

export const leave = (player: Player, { id }: { id: string }) =>
  player.post(`crash/bets/${id}/leave`, {});

const isLookedAfter = async ({ query, studio }: Table): Promise<boolean> => {
  const [{ left } = { left: 1 }] = await query<{ left: number }>(
    `select (select count(*) from crash_flight
              where settled_at is null and starts_at <= $1
                and (watched_at is null or watched_at < least(ends_at, $1)))::int +
            (select count(*) from crash_bet b join crash_flight f on f.id = b.flight_id and f.point >= b.target
               join money_move m on m.id = b.id and m.state = 'taken'
              where b.decided_at is null and b.leaves_at <= $1)::int as left`,
    [studio.now()],
  );
  return left === 0;
};

/** Lets time pass in steps that are short enough for no flight to become void. */
export async function fly(table: Table, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= unwatchedMs - 500) {
    table.studio.pass(Math.min(left, unwatchedMs - 500));
    await vi.waitFor(async () => expect(await isLookedAfter(table)).toBe(true), {
      timeout: 10_000,
      interval: 20,
    });
  }
}

/** Lets time pass until all flights are settled and all money is delivered. */
export async function settleFlights(table: Table): Promise<void> {
  await vi.waitFor(
    async () => {
      table.studio.pass(60_000);
      const [{ left } = { left: 1 }] = await table.query<{ left: number }>(
        `select (select count(*) from money_move where state = 'due')::int +
                (select count(*) from crash_flight where settled_at is null)::int as left`,
      );
      expect(left).toBe(0);
    },
    { timeout: 20_000, interval: 150 },
  );
}

/** Asserts that the wallet's balance matches the flights exactly, and that every taken stake has one decision and one prize. */
export async function assertFlightMoney({ query, wallet }: Table): Promise<void> {
  const [{ sum } = { sum: '' }] = await query<{ sum: string }>(
    `select coalesce(sum(m.amount * b.hundredths / 100 - m.amount), 0) as sum
       from crash_bet b join money_move m on m.id = b.id and m.state = 'taken'
       join play p on p.id = m.play_id and p.token is not null`,
  );
  expect(BigInt(wallet.balance())).toBe(opening + BigInt(sum));
  const odd = await query(
    `select b.id from crash_bet b join money_move m on m.id = b.id
       left join money_move w on w.reference = m.id and w.kind = 'prize'
      where (m.state = 'taken') <> (w.state is not distinct from 'taken')
         or (w.id is not null and (w.id <> b.prize_id or w.amount <> m.amount * b.hundredths / 100))`,
  );
  expect(odd).toEqual([]);
}
