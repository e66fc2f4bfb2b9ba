// The reckoning after a kill: everything that was told is still so, every slip is decided once, and the money is right on both sides.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBalances } from '@parlour/database/testing/ledger-fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { clusterUrl } from '@parlour/database/embedded/address';
import { checkLedger } from '@parlour/database/ledger/check-ledger';
import { command, wait, type Product } from '../product.ts';
import { merchantCode } from '../vendor.ts';
import type { Books, Slip } from './books.ts';
import { compareMoney } from './compare-money.ts';
import { look } from './press.ts';
import { studioCaller, type Seat, type Seats } from './seats.ts';
import { hearDraw, hearSlip } from './slip-buyers.ts';

const quietWithinMs = 90_000;
const prizes: Record<number, bigint> = { 3: 15n, 4: 150n, 5: 3_000n, 6: 125_000n };

const isQuiet = async ({ dataDir }: Product): Promise<boolean> => {
  const [{ left } = { left: 1 }] = await readRows<{ left: number }>(
    clusterUrl(dataDir, 'studio'),
    `select (select count(*) from money_move where state = 'due')::int
          + (select count(*) from lantern_round where key is not null and settled_at is null)::int
          + (select count(*) from lottery_issue where draws_at < now() and settled_at is null)::int as left`,
  );
  return left === 0;
};

export async function reckonGames(product: Product, seats: Seats, books: Books): Promise<string[]> {
  if ((await wait(quietWithinMs, () => isQuiet(product))) === null) return ['never quiet'];
  // Before anything is heard: the next draw may come meanwhile.
  const settled = await listSettled(product);
  await hearSlips(seats.slips, books);
  return [
    ...(await judgeSlips(product, books, settled)),
    ...(await compareRounds(product, books)),
    ...(await compareAtRest(product, seats)),
    ...(await proveLedger(product)),
  ];
}

/** The next draw may pay while we compare; what is wrong is still wrong at the next quiet moment. */
async function compareAtRest(product: Product, seats: Seats, left = 3): Promise<string[]> {
  const isAtRest = (await wait(quietWithinMs, () => isQuiet(product))) !== null;
  const faults = [...(await compareMoney(product)), ...(await compareBalances(product, seats))];
  return faults.length > 0 && isAtRest && left > 1
    ? compareAtRest(product, seats, left - 1)
    : faults;
}

async function listSettled({ dataDir }: Product): Promise<Set<string>> {
  const sql = 'select issue from lottery_issue where settled_at is not null';
  const rows = await readRows<{ issue: string }>(clusterUrl(dataDir, 'studio'), sql);
  return new Set(rows.map(({ issue }) => issue));
}

/** Every page of everybody's slips. */
async function hearSlips(seats: Seat[], books: Books): Promise<void> {
  for (const [at, seat] of seats.entries()) {
    for (let before = ''; ;) {
      const query = before && `?before=${before}`;
      const page = await look<{ slips: Slip[] }>(seat, `lottery/slips${query}`);
      const slips = page?.slips ?? [];
      for (const slip of slips) hearSlip(books, slip, at);
      const last = slips.at(-1);
      if (!last) break;
      before = last.id;
    }
  }
}

/** Of settled issues: each slip has what its numbers give, and is paid. */
async function judgeSlips(product: Product, books: Books, settled: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const draws = await readDraws(product, books, settled);
  for (const { slip } of books.slips.values()) {
    const drawn = draws.get(slip.issue);
    const { id, state, prize, isPaid } = slip;
    if (!drawn || state === 'failed' || state === 'void') continue;
    const right = slip.picks.filter((pick) => drawn.includes(pick)).length;
    const due = (prizes[right] ?? 0n) * BigInt(slip.price);
    if (prize !== String(due) || !isPaid) {
      faults.push(`slip ${id} (${state}) with ${right} right has ${prize}, paid: ${isPaid}`);
    }
  }
  return faults;
}

/** As any player can: from the public page, with the verifier that we publish. */
async function readDraws(product: Product, books: Books, settled: Set<string>) {
  const ask = studioCaller(product);
  const draws = new Map<string, number[]>();
  const issues = new Set([...books.slips.values()].map(({ slip }) => slip.issue));
  for (const issue of issues.intersection(settled)) {
    const { body } = await ask('GET', `/lottery/draws/${issue}.json`);
    const draw = JSON.parse(body) as Parameters<typeof hearDraw>[1];
    hearDraw(books, draw);
    draws.set(issue, draw.numbers ?? []);
    if (books.told.has(`verified ${issue}`)) continue;
    const file = join(product.dataDir, `${issue}.json`);
    writeFileSync(file, body);
    command(product, ['apps/studio/src/verify.ts', 'verify', file]);
    books.told.set(`verified ${issue}`, '');
  }
  return draws;
}

type Kept = { id: string; seed: string; signs: string[]; prize: string; state: string };

/** Every round that was shown stands as it was shown, with a stake that was taken. */
async function compareRounds({ dataDir }: Product, { rounds, told }: Books): Promise<string[]> {
  const kept = await readRows<Kept>(
    clusterUrl(dataDir, 'studio'),
    `select r.id, encode(r.seed, 'hex') as seed, r.signs, r.prize::text, s.state
       from lantern_round r join money_move s on s.id = r.stake_id`,
  );
  const found = new Map(kept.map((round) => [round.id, round]));
  return [...rounds].flatMap((id) => {
    const { seed, signs, prize, state } = found.get(id) ?? {};
    const before = JSON.parse(told.get(`round ${id}`) ?? '{}') as Partial<Kept>;
    const isSame =
      seed === before.seed && prize === before.prize && signs?.join() === before.signs?.join();
    return isSame && state === 'taken'
      ? []
      : [`round ${id} was shown and is ${state}, ${signs?.join()}`];
  });
}

/** By the studio's own moves. */
async function compareBalances({ dataDir }: Product, { lanterns, slips, opening }: Seats) {
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
  for (const { memberId } of [...lanterns, ...slips]) {
    const { PHP: held = 0n } = await readBalances({ ownerUrl, merchantCode }, memberId);
    const due = opening + (moved.get(memberId.replaceAll('-', '')) ?? 0n);
    if (held !== due) faults.push(`${memberId} holds ${held}, and by the studio ${due}`);
  }
  return faults;
}

async function proveLedger({ dataDir }: Product): Promise<string[]> {
  const { broken } = await checkLedger(clusterUrl(dataDir, 'app'));
  return broken ? [`${broken.merchant}: ${broken.row} (${broken.says})`] : [];
}
