// One round: writers at work, one part killed with -9 at a moment of chance, then the reckoning.
import type { ChildProcess } from 'node:child_process';
import type { Caller } from './caller.ts';
import { isReady, listProcesses, pidOf, start, wait, type Product } from './product.ts';
import { checkLedger } from '@parlour/database/ledger/check-ledger';
import { clusterUrl } from '@parlour/database/embedded/address';
import { startClaiming, type Claimers } from './claims/claimers.ts';
import { publishOffers } from './claims/offers.ts';
import { reckonClaims } from './claims/reckon-claims.ts';
import { waitForAsking } from './claims/supplier-plays.ts';
import type { Chance } from './random.ts';
import { reckonStakes, startStaking, type Table } from './stakers.ts';
import type { AskWallet } from './vendor.ts';
import { isAlive, newLedger, startWriters, type Ledger } from './writers.ts';

export type Round = {
  /** Milliseconds from the kill, after the parent's own death from the next start, until ready. */
  back: number | null;
  alive: number;
  ended: number;
  unanswered: number;
  /** Movements of money that were acknowledged. */
  moved: number;
  /** Rewards that were acknowledged. */
  claimed: number;
  /** Free plays for which the supplier was asked more than once, and which it granted once. */
  askedAgain: number;
  /** Wallet calls and claims without a clear answer, which were asked again. */
  unclear: number;
  faults: string[];
};

type Running = {
  product: Product;
  process: ChildProcess;
  call: Caller;
  ask: AskWallet;
  table: Table;
  claimers: Claimers;
};

const parts = ['server', 'Postgres', 'parent'] as const;
/** What is killed, and whether that is while a supplier is being asked for free plays. */
type Plan = { part: (typeof parts)[number]; isWhileAsking: boolean };
/** `seconds` is how soon it has to be back. */
type TimedPlan = Plan & { seconds: number };

/** By the seed, in turns: six rounds in a row have each part in both ways, fifteen kill each five times. */
export const planOf = (seed: number): Plan => ({
  part: parts[seed % parts.length] ?? parts[0],
  isWhileAsking: seed % 2 === 1,
});

export async function killRound(
  running: Running,
  { part, isWhileAsking, seconds }: TimedPlan,
  chance: Chance,
): Promise<Round> {
  const ledger = newLedger();
  const faults: string[] = [];
  const writers = startWriters(running.call, ledger, chance);
  const staking = startStaking(running.ask, running.table, chance);
  const offers = await publishOffers(running.claimers.place);
  const claiming = startClaiming(running.call, running.claimers, { offers, chance });
  if (isWhileAsking) await waitForAsking(running.product);
  await new Promise((resolve) => setTimeout(resolve, chance.between(300, 1_500)));
  process.kill(pidOf(running.product, part), 'SIGKILL');
  if (part === 'parent') faults.push(...(await startAgain(running, seconds)));
  else await wait(1_000, async () => !(await isReady(running.call)));
  const back = await wait(20_000, () => isReady(running.call));
  if (back === null || back > seconds * 1_000)
    faults.push(`back only after ${back ?? 'more than 20000'} ms`);
  await writers.stop();
  const { receipts, faults: refused } = await staking.stop();
  const { claims, faults: denied } = await claiming.stop();
  faults.push(...refused, ...denied, ...(await reckon(running.call, ledger)));
  faults.push(...(await reckonStakes(running.ask, running.table, receipts)));
  const reckoned = await reckonClaims(running, running.claimers, { offers, claims });
  faults.push(...reckoned.faults, ...(await proveLedger(running.product)));
  const { alive, ended, unanswered } = ledger;
  const money = {
    moved: receipts.moved.size,
    claimed: claims.paid.length,
    askedAgain: reckoned.askedAgain,
    unclear: receipts.unclear + claims.unclear,
  };
  return { back, alive: alive.size, ended: ended.size, unanswered, ...money, faults };
}

/** After the parent's death nothing may be left; only then somebody types `npm start` again. */
async function startAgain(running: Running, seconds: number): Promise<string[]> {
  const gone = await wait(20_000, () => listProcesses(running.product).length === 0);
  const left = listProcesses(running.product).map(({ line }) => `left behind: ${line}`);
  running.process = start(running.product);
  return gone === null || gone > seconds * 1_000
    ? [`processes lived on for ${gone ?? 20_000} ms`, ...left]
    : [];
}

async function proveLedger({ dataDir }: Product): Promise<string[]> {
  const { broken } = await checkLedger(clusterUrl(dataDir, 'app'));
  return broken ? [`${broken.merchant}: ${broken.row} (${broken.says})`] : [];
}

/** Every acknowledged session must live, every acknowledged log-out must hold. */
async function reckon(call: Caller, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const halves of ledger.alive) {
    if ((await isAlive(call, halves)) !== true) faults.push('an acknowledged session was lost');
  }
  for (const halves of ledger.ended) {
    if ((await isAlive(call, halves)) !== false) faults.push('an acknowledged log-out was lost');
  }
  return faults;
}
