// Checks the slips: each is stored as it was reported, each purchase has its slips once, and slips of settled draws have
// the prizes of their numbers.
import { readRows } from '@parlour/database/testing/read-rows';
import { clusterUrl } from '@parlour/database/embedded/address';
import type { Product } from '../../product.ts';
import type { Books, Slip } from '../books.ts';
import { look } from '../press.ts';
import { hearDraw, hearSlip } from '../players/slip-buyers.ts';
import { ticketsOf } from '../players/tickets.ts';
import type { Seat } from '../players/seat.ts';
import { studioCaller } from '../seats.ts';
import type { PublishedResult, ReckonResult } from './prove.ts';

type PublishedDraw = Parameters<typeof hearDraw>[2];
type Draws = Map<string, PublishedDraw>;
const nameOf = (title: string, issue: string): string => `${title} ${issue}`;

export async function reckonSlips(
  product: Product,
  seats: readonly Seat[],
  books: Books,
): Promise<ReckonResult> {
  // Listed before the slips are read, because the next draw may happen meanwhile.
  const settled = await listSettled(product);
  for (const seat of seats) if (seat.sitting.engine === 'lottery') await hearSlips(seat, books);
  const draws = await readDraws(product, books, settled);
  const ended = [...draws].map(([name, published]): PublishedResult => ({
    name: `draw ${name}`,
    published,
  }));
  return {
    faults: [...judgeSlips(books, draws), ...(await comparePurchases(product, books))],
    ended,
  };
}

async function listSettled({ dataDir }: Product): Promise<Set<string>> {
  const sql = `select series, issue from lottery_issue where settled_at is not null`;
  const rows = await readRows<{ series: string; issue: string }>(
    clusterUrl(dataDir, 'studio'),
    sql,
  );
  return new Set(rows.map(({ series, issue }) => nameOf(series, issue)));
}

/** Reads all slips of a seat, page by page, and records them. */
async function hearSlips(seat: Seat, books: Books): Promise<void> {
  for (let before = ''; ;) {
    const query = before && `?before=${before}`;
    const page = await look<{ slips: Slip[] }>(seat, `lottery/slips${query}`);
    const slips = page?.slips ?? [];
    for (const slip of slips) hearSlip(books, slip, seat.sitting.title);
    const last = slips.at(-1);
    if (!last) break;
    before = last.id;
  }
}

/** Reads the settled draws of all bought slips from the public page. */
async function readDraws(product: Product, books: Books, settled: Set<string>): Promise<Draws> {
  const ask = studioCaller(product);
  const draws: Draws = new Map();
  for (const { slip, title } of books.slips.values()) {
    const name = nameOf(title, slip.issue);
    if (draws.has(name) || !settled.has(name)) continue;
    const path = title === 'minute-six' ? '/lottery/draws' : `/lottery/series/${title}/draws`;
    const { body } = await ask('GET', `${path}/${slip.issue}.json`);
    const draw = JSON.parse(body) as PublishedDraw;
    hearDraw(books, title, draw);
    draws.set(name, draw);
  }
  return draws;
}

function judgeSlips(books: Books, draws: Draws): string[] {
  return [...books.slips.values()].flatMap(({ slip, title }) => {
    const drawn = draws.get(nameOf(title, slip.issue))?.numbers;
    const { id, state, prize, isPaid } = slip;
    if (!drawn || /failed|void|returned/.test(state)) return [];
    const due = (ticketsOf(title).pays(slip, drawn) * BigInt(slip.price)) / 100n;
    return prize === String(due) && isPaid
      ? []
      : [`slip ${id} of ${title} (${state}) is due ${due}, has ${prize}, paid: ${isPaid}`];
  });
}

async function comparePurchases({ dataDir }: Product, { purchases }: Books): Promise<string[]> {
  const rows = await readRows<{ key: string; ids: string[] }>(
    clusterUrl(dataDir, 'studio'),
    `select purchase_key as key, array_agg(id::text order by number) as ids from lottery_slip group by 1`,
  );
  const kept = new Map(rows.map(({ key, ids }) => [key, ids]));
  return [...purchases].flatMap(([key, ids]) =>
    kept.get(key)?.toSorted().join() === ids.toSorted().join()
      ? []
      : [`purchase ${key} had ${ids.length} slips and has ${kept.get(key)?.length ?? 0}`],
  );
}
