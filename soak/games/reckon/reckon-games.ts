// The check after a kill: everything that was reported is still true, everything is decided once, all proofs hold, and
// the money is right on both sides.
import { readBalances } from '@parlour/seed/testing/ledger-fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { clusterUrl } from '@parlour/database/embedded/address';
import { wait, type Product } from '../../product.ts';
import { proveLedger } from '../../prove-ledger.ts';
import { merchantCode } from '../../vendor.ts';
import type { Books } from '../books.ts';
import type { Seats } from '../seats.ts';
import { compareMoney } from './compare-money.ts';
import { prove } from './prove.ts';
import { reckonFlights } from './reckon-flights.ts';
import { reckonRounds } from './reckon-rounds.ts';
import { reckonSlips } from './reckon-slips.ts';

const quietWithinMs = 90_000;

/** True if no work is pending. An open round of mines and a flight in the air do not count. */
const isQuiet = async ({ dataDir }: Product): Promise<boolean> => {
  const [{ left } = { left: 1 }] = await readRows<{ left: number }>(
    clusterUrl(dataDir, 'studio'),
    `select (select count(*) from money_move where state = 'due')::int
          + (select count(*) from instant_round r join money_move s on s.id = r.stake_id
              where r.settled_at is null and (r.ended_at is not null or s.state <> 'taken'))::int
          + (select count(*) from crash_flight where ends_at < now() and settled_at is null)::int
          + (select count(*) from lottery_issue where draws_at < now() and settled_at is null)::int as left`,
  );
  return left === 0;
};

export async function reckonGames(product: Product, seats: Seats, books: Books): Promise<string[]> {
  if ((await wait(quietWithinMs, () => isQuiet(product))) === null) return ['never quiet'];
  const reckoned = [
    await reckonSlips(product, seats.all, books),
    await reckonRounds(product, books),
    await reckonFlights(product, books),
  ];
  return [
    ...reckoned.flatMap(({ faults }) => faults),
    ...prove(
      product,
      books,
      reckoned.flatMap(({ ended }) => ended),
    ),
    ...(await compareAtRest(product, seats)),
    ...(await proveLedger(product)),
  ];
}

/** Counts the studio's moves of money and names the last decision, so that two equal texts mean that nothing moved between. */
async function readMoves({ dataDir }: Product): Promise<string> {
  const [moves] = await readRows<{ count: string; last: string | null }>(
    clusterUrl(dataDir, 'studio'),
    'select count(*)::text, max(settled_at)::text as last from money_move',
  );
  return JSON.stringify(moves);
}

/**
 * Compares the money of two databases, which are read one after the other. A result counts only if nothing moved meanwhile:
 * a flight in the air pays whoever leaves it, and a draw its winners.
 */
async function compareAtRest(product: Product, seats: Seats): Promise<string[]> {
  let faults: string[] = [];
  const hasRested = await wait(quietWithinMs, async () => {
    const before = await readMoves(product);
    faults = [...(await compareMoney(product)), ...(await compareBalances(product, seats))];
    return (await isQuiet(product)) && before === (await readMoves(product));
  });
  return hasRested === null ? ['never at rest', ...faults] : faults;
}

/** Compares each member's balance with the sum of the studio's moves. */
async function compareBalances({ dataDir }: Product, { all, opening }: Seats) {
  const ownerUrl = clusterUrl(dataDir, 'owner');
  const studio = clusterUrl(dataDir, 'studio');
  const sums = await readRows<{ user: string; sum: string }>(
    studio,
    `select pl.name as user, sum(case m.kind when 'prize' then m.amount else -m.amount end)::text as sum
       from money_move m join play p on p.id = m.play_id join player pl on pl.id = p.player_id
      where m.state = 'taken' and m.kind in ('stake', 'prize') and p.token is not null group by 1`,
  );
  const moved = new Map(sums.map(({ user, sum }) => [user.replaceAll('-', ''), BigInt(sum)]));
  const faults: string[] = [];
  for (const { memberId } of all) {
    const { PHP: held = 0n } = await readBalances({ ownerUrl, merchantCode }, memberId);
    const due = opening + (moved.get(memberId.replaceAll('-', '')) ?? 0n);
    if (held !== due) faults.push(`${memberId} holds ${held}, and by the studio ${due}`);
  }
  return faults;
}
