// Checks that the answers match the stored data, the studio's money matches the ledger, and each wallet matches both.
import { openDatabase } from '@parlour/database/connection';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import { compareMoney } from '../../soak/games/reckon/compare-money.ts';
import { opening } from '../../soak/games/seats.ts';
import { wait } from '../../soak/product.ts';
import { nameOf, type Crowd } from './crowd.ts';
import { hear, type LeaveAnswers } from './leave-flight.ts';
import { readWallets } from './wallet-watch.ts';

/** Longer than the longest flight. */
const quietWithin = 150_000;

/** Checks everything and returns the faults. `ordered` has the ids of the bench's own wallet calls, which the studio does not know. */
export async function reckonFlights(
  crowd: Crowd,
  told: LeaveAnswers,
  ordered: ReadonlySet<string>,
): Promise<string[]> {
  const studioUrl = clusterUrl(crowd.product.dataDir, 'studio');
  if ((await wait(quietWithin, () => isQuiet(studioUrl))) === null) return ['never quiet'];
  const strange = await compareMoney(crowd.product);
  return [
    ...(await judgeTold(studioUrl, told)),
    ...(await askAgain(crowd, told)),
    ...strange.filter((fault) => !isOrder(fault, ordered)),
    ...(await judgeWallets(crowd, studioUrl)),
  ];
}

const isOrder = (fault: string, ordered: ReadonlySet<string>): boolean =>
  ordered.has(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(fault)?.[0] ?? '');

async function isQuiet(studioUrl: string): Promise<boolean> {
  const [{ left } = { left: 1 }] = await readRows<{ left: number }>(
    studioUrl,
    `select (select count(*) from money_move where state = 'due')::int
          + (select count(*) from crash_bet where decided_at is null and exists
              (select from money_move m where m.id = crash_bet.id and m.state = 'taken'))::int as left`,
  );
  return left === 0;
}

type BetRow = { id: string; hundredths: string; prize: string; paid: string; state: string };

async function judgeTold(studioUrl: string, told: LeaveAnswers): Promise<string[]> {
  const kept = await readRows<BetRow>(
    studioUrl,
    `select b.id, b.hundredths::text, (s.amount * b.hundredths / 100)::text as prize, p.amount::text as paid, p.state
       from crash_bet b join money_move s on s.id = b.id join money_move p on p.id = b.prize_id`,
  );
  const found = new Map(kept.map((bet) => [bet.id, bet]));
  return [...told.values()].flatMap(({ id, hundredths, prize }) => {
    const bet = found.get(id);
    const isSame = bet?.hundredths === hundredths && bet.prize === prize && bet.paid === prize;
    return isSame && bet.state === 'taken'
      ? []
      : [`stake ${id} was told ${hundredths} and ${prize}, stored is ${JSON.stringify(bet)}`];
  });
}

/** Checks that a repeated call to leave gets the same answer. */
async function askAgain({ members }: Crowd, told: LeaveAnswers): Promise<string[]> {
  const faults: string[] = [];
  for (const member of members) {
    const own = await member.ask('GET', 'crash');
    const { bet } = JSON.parse(own.body) as { bet: { id: string } | null };
    if (!bet || !told.has(bet.id)) continue;
    const again = await member.ask('POST', `crash/bets/${bet.id}/leave`, {});
    if (!hear(told, again)) faults.push(`stake ${bet.id} again got ${again.status}`);
  }
  return faults;
}

async function judgeWallets(crowd: Crowd, studioUrl: string): Promise<string[]> {
  const sums = await readRows<{ user: string; sum: string }>(
    studioUrl,
    `select pl.name as user, sum(case m.kind when 'prize' then m.amount else -m.amount end)::text as sum
       from money_move m join play p on p.id = m.play_id join player pl on pl.id = p.player_id
      where m.state = 'taken' and m.kind in ('stake', 'prize') group by 1`,
  );
  const brought = new Map(sums.map(({ user, sum }) => [user, BigInt(sum)]));
  const database = openDatabase({ url: clusterUrl(crowd.product.dataDir, 'app'), connections: 1 });
  const held = await readWallets(database, crowd);
  await database.close();
  return crowd.members.flatMap((member) => {
    const due = opening + (brought.get(nameOf(member)) ?? 0n);
    const holds = held.get(member.memberId);
    return holds === due ? [] : [`a wallet holds ${holds}, not ${due}`];
  });
}
