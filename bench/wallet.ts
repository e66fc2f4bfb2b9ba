// npm run bench:wallet -- [rounds] [seconds]
// Bets over HTTP, signature and all, beside a bare transaction of two statements on the same Postgres, interleaved. Prints medians, ratios and targets.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUrls } from '@parlour/database/embedded/cluster';
import { checkLedger } from '@parlour/database/ledger/check-ledger';
import {
  openBareTransactions,
  type BareTransactions,
} from '@parlour/database/testing/bare-transaction';
import { findFreePorts } from '../e2e/free-ports.ts';
import { callerOf } from '../soak/caller.ts';
import { isReady, start, wait, type Product } from '../soak/product.ts';
import { seatStakers, type Staker } from '../soak/stakers.ts';
import { connectVendor, type PrepareCall } from '../soak/vendor.ts';
import { atOnce, atRate, type Figures } from './pace.ts';
import { betsOf } from './wallet-bets.ts';

const [rounds = 5, seconds = 5] = process.argv.slice(2).map(Number);
const together = 20;
const perSecond = 200;

type Loads = Record<'bare' | 'bets' | 'steady' | 'one wallet', Figures[]>;

async function measureAll(prepare: PrepareCall, stakers: Staker[], bare: BareTransactions) {
  const loads: Loads = { bare: [], bets: [], steady: [], 'one wallet': [] };
  // The first round warms everything up and is thrown away.
  for (let round = -1; round < rounds; round += 1) {
    const count = 400 * seconds;
    const each = {
      bare: await atOnce(
        Array.from({ length: count }, () => bare.run),
        together,
      ),
      bets: await atOnce(betsOf(prepare, stakers, count), together),
      steady: await atRate(betsOf(prepare, stakers, perSecond * seconds), perSecond),
      'one wallet': await atRate(betsOf(prepare, stakers.slice(0, 1), 100 * seconds), 100),
    };
    if (round < 0) continue;
    for (const [name, figures] of Object.entries(each)) loads[name as keyof Loads].push(figures);
  }
  return loads;
}

const median = (values: number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;

function judge(what: string, value: number, most: number): boolean {
  const met = value <= most;
  console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(1)}, at most ${most}`);
  return met;
}

function report(loads: Loads): boolean {
  const of = (name: keyof Loads, figure: keyof Figures) =>
    median(loads[name].map((figures) => figures[figure]));
  console.log(
    'load'.padEnd(34) +
      ['per s', 'p50 ms', 'p99 ms', 'failed'].map((each) => each.padStart(9)).join(''),
  );
  const rows: [keyof Loads, string][] = [
    ['bare', `bare transaction, ${together} at once`],
    ['bets', `bets, ${together} at once`],
    ['steady', `bets, ${perSecond} a second`],
    ['one wallet', 'bets on one wallet, 100 a second'],
  ];
  for (const [name, title] of rows) {
    const cells = (['perSecond', 'p50', 'p99', 'failed'] as const).map((each) =>
      of(name, each).toFixed(1).padStart(9),
    );
    console.log(title.padEnd(34) + cells.join(''));
  }
  const ratio = (figure: keyof Figures) => (of('bets', figure) / of('bare', figure)).toFixed(2);
  console.log(
    `\nof the bare transaction: ${ratio('perSecond')} of its throughput, ${ratio('p99')} times its p99`,
  );
  const met = [
    judge(`p99 at ${perSecond} bets a second, ms`, of('steady', 'p99'), 200),
    judge('p99 at 100 bets a second on one wallet, ms', of('one wallet', 'p99'), 250),
    judge('bets that got no answer in time', of('steady', 'failed') + of('bets', 'failed'), 0),
  ];
  return met.every(Boolean);
}

async function main(): Promise<boolean> {
  const product: Product = {
    port: await findFreePorts(5),
    dataDir: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
  };
  const running = start(product);
  try {
    const call = callerOf(product.port, 'lumen.localhost');
    if ((await wait(120_000, () => isReady(call))) === null) throw new Error('never ready');
    const prepare = connectVendor(product, call);
    const { stakers } = await seatStakers(product, call);
    const bare = await openBareTransactions(clusterUrls(product.dataDir).owner);
    const loads = await measureAll(prepare, stakers, bare);
    await bare.close();
    const { broken, movements } = await checkLedger(clusterUrls(product.dataDir).app);
    if (broken) throw new Error(`${broken.row}: ${broken.says}`);
    console.log(`${movements} movements, and the ledger holds\n`);
    return report(loads);
  } finally {
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
    rmSync(product.dataDir, { recursive: true, force: true });
  }
}

process.exit((await main()) ? 0 : 1);
