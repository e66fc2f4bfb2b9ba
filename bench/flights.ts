// npm run bench:flights -- [rounds] [members]
// Measures how long the answer and the prize take when all members (default: 200) leave one flight at once, against as many
// plain wallet calls at once, in turns. Then compares the answers with the stored data and checks the money.
import { withProduct } from '../soak/own-product.ts';
import { command, type Product } from '../soak/product.ts';
import { merchantCode } from '../soak/vendor.ts';
import type { Figures } from './bets/pace.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';
import { median, type Figure } from './figures/statistics.ts';
import { gatherCrowd, type Crowd } from './flights/crowd.ts';
import { leaveTogether, type LeaveFigures, type LeaveAnswers } from './flights/leave-flight.ts';
import { reckonFlights } from './flights/reckon.ts';
import { orderTogether, type Orders } from './flights/wallet-orders.ts';

const [rounds = 5, crowdSize = 200] = numbers;

type FlightRuns = { left: LeaveFigures; orders: Orders }[];

async function measureAll(
  crowd: Crowd,
  told: LeaveAnswers,
  ordered: Set<string>,
): Promise<FlightRuns> {
  const measured: FlightRuns = [];
  // The first run is a warm-up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const left = await leaveTogether(crowd, told);
    const orders = await orderTogether(crowd);
    for (const id of orders.ids) ordered.add(id);
    if (round >= 0) measured.push({ left, orders });
  }
  return measured;
}

type Load = Pick<Figures, 'p50' | 'p99'> & { perSecond: number; failed: number };

/** Returns a quantile, such as the 99th of a hundred values; of two hundred values that is the third longest. */
const share = (values: number[], part: number): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length * part)] ?? Number.NaN;

const paidLoad = ({ paid }: LeaveFigures): Load => ({
  p50: share(paid, 0.5),
  p99: share(paid, 0.99),
  perSecond: (paid.length / Math.max(...paid)) * 1_000,
  failed: 0,
});

/** Returns the medians of the runs. */
function medians(loads: Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failed: of('failed') };
}

function judge(isMet: boolean, said: string): boolean {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${said}`);
  return isMet;
}

const columns = ['perSecond', 'p50', 'p99', 'failed'] as const;

function report(measured: FlightRuns): boolean {
  const rows = {
    'left, until the answer': medians(measured.map(({ left }) => left.leave)),
    'left, until the prize is there': medians(measured.map(({ left }) => paidLoad(left))),
    'bets ordered by themselves': medians(measured.map(({ orders }) => orders.bets)),
    'wins ordered by themselves': medians(measured.map(({ orders }) => orders.wins)),
  };
  console.log(
    `${crowdSize} at once`.padEnd(34) +
      ['per s', 'p50 ms', 'p99 ms', 'failed'].map((each) => each.padStart(9)).join(''),
  );
  for (const [name, load] of Object.entries(rows)) {
    const cells = columns.map((column) => load[column].toFixed(1).padStart(9));
    console.log(name.padEnd(34) + cells.join(''));
  }
  keepFigures(Object.entries(rows).flatMap(([name, load]) => figuresOf(name, load)));
  // The ratio is taken within each run, because a busy moment slows both.
  const ratioOf = (pick: (left: LeaveFigures) => Load) =>
    median(measured.map(({ left, orders }) => pick(left).p99 / orders.wins.p99));
  const [answer, prize] = [ratioOf(({ leave }) => leave), ratioOf(paidLoad)];
  console.log(`\nbesides: a prize is there after ${prize.toFixed(2)} times the p99 of a win`);
  console.log(`besides: who leaves is answered after ${answer.toFixed(2)} times the p99 of a win`);
  const met = [judgeFailed(measured)];
  return met.every(Boolean);
}

function judgeFailed(measured: FlightRuns): boolean {
  const failed = measured.map(({ orders }) => orders.bets.failed + orders.wins.failed);
  const count = failed.reduce((all, each) => all + each, 0);
  return judge(count === 0, `orders that were not taken: ${count}, at most 0`);
}

const figuresOf = (name: string, { perSecond, p50, p99 }: Load): Figure[] => [
  { name: `${name} per s`, better: 'more', value: perSecond },
  { name: `${name} p50`, better: 'less', value: p50 },
  { name: `${name} p99`, better: 'less', value: p99 },
];

async function measureProduct(product: Product): Promise<boolean> {
  const crowd = await gatherCrowd(product, crowdSize);
  const [told, ordered]: [LeaveAnswers, Set<string>] = [new Map(), new Set()];
  const measured = await measureAll(crowd, told, ordered);
  const isFast = report(measured);
  const faults = await reckonFlights(crowd, told, ordered);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  // The command fails if the ledger is broken.
  console.log(command(product, ['scripts/ledger.ts', 'check']).trim());
  const said = `${told.size} answers as they are stored, and the money of ${crowdSize} wallets exact: ${faults.length} faults`;
  const isExact = judge(faults.length === 0, said);
  return isFast && isExact;
}

const isMet = await withProduct(`${merchantCode}.localhost`, measureProduct, productFolder);
process.exit(isMet ? 0 : 1);
