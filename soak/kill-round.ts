// One kill round: writers run, one part is killed with -9 at a random moment, then the results are checked.
import type { ChildProcess } from 'node:child_process';
import type { Caller } from './caller.ts';
import { isReady, listProcesses, pidOf, start, wait, type Product } from './product.ts';
import { proveLedger } from './prove-ledger.ts';
import { startClaiming, type Claimers } from './claims/claimers.ts';
import { publishOffers } from './claims/offers.ts';
import { reckonClaims } from './claims/reckon-claims.ts';
import { waitForAsking } from './claims/supplier-plays.ts';
import type { Chance } from './random.ts';
import { reckonStakes, startStaking, type Table } from './stakers.ts';
import type { AskWallet } from './vendor.ts';
import { isAlive, newLedger, startWriters, type Ledger } from './writers.ts';

export type Round = {
  /** Milliseconds from the kill until the product is ready; where the parent was killed, from the next start. */
  back: number | null;
  alive: number;
  ended: number;
  unanswered: number;
  /** Number of acknowledged movements of money. */
  moved: number;
  /** Number of acknowledged rewards. */
  claimed: number;
  /** Number of free plays that were requested from the supplier more than once and granted once. */
  askedAgain: number;
  /** Number of wallet calls and claims that were repeated because they got no clear answer. */
  unclear: number;
  faults: string[];
};

type SoakRun = {
  product: Product;
  process: ChildProcess;
  call: Caller;
  ask: AskWallet;
  table: Table;
  claimers: Claimers;
};

const parts = ['server', 'Postgres', 'parent'] as const;
/** The part that is killed, and whether the kill falls during a request for free plays to a supplier. */
type Plan = { part: (typeof parts)[number]; isWhileAsking: boolean };
/** A plan with the number of seconds within which the product has to be ready again. */
type TimedPlan = Plan & { seconds: number };

/** Returns the plan for a seed. Six seeds in a row cover each part in both ways; fifteen kill each part five times. */
export const planOf = (seed: number): Plan => ({
  part: parts[seed % parts.length] ?? parts[0],
  isWhileAsking: seed % 2 === 1,
});

export async function killRound(
  running: SoakRun,
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

/** Waits until no process is left after the parent's death, then starts the product again. */
async function startAgain(running: SoakRun, seconds: number): Promise<string[]> {
  const gone = await wait(20_000, () => listProcesses(running.product).length === 0);
  const left = listProcesses(running.product).map(({ line }) => `left behind: ${line}`);
  running.process = start(running.product);
  return gone === null || gone > seconds * 1_000
    ? [`processes lived on for ${gone ?? 20_000} ms`, ...left]
    : [];
}

/** Checks that every acknowledged session is alive and every acknowledged log-out is in force. */
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
