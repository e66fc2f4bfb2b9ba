// npm run bench:snapshot -- [seconds] [members] [rounds a second]
// Measures bets while a transaction holds an old snapshot, as a dump does, so that no dead row version can be removed. Prints
// the bets' median in each tenth of that time against the one before, that of a bare call, and the longest delay of a fact.
import type { Caller } from '../../soak/caller.ts';
import { withProduct } from '../../soak/own-product.ts';
import { command, type Product } from '../../soak/product.ts';
import { connectVendor } from '../../soak/vendor.ts';
import { numbers } from '../figures/options.ts';
import { median } from '../figures/statistics.ts';
import { openConnection } from './own-connection.ts';
import { playRounds, type RoundFigures, type Rounds } from './play-rounds.ts';
import { seatCrowd } from './seat-crowd.ts';
import { watchOutbox } from './watch-outbox.ts';

const [seconds = 600, members = 1_000, perSecond = 50] = numbers;
const parts = 10;
const idleMembers = 50;
const most = { ratio: 1.25, waitSeconds: 2, failed: 0 };

async function measureParts(rounds: Rounds, each: number): Promise<RoundFigures[]> {
  const all: RoundFigures[] = [];
  for (let part = 0; part < parts; part += 1) {
    const measured = await playRounds(rounds, each);
    const { bets, bare } = measured;
    console.log(
      `  bets ${bets.p50.toFixed(2)} ms, p99 ${bets.p99.toFixed(1)}; bare ${bare.p50.toFixed(2)} ms`,
    );
    all.push(measured);
  }
  return all;
}

function judge(isMet: boolean, said: string): boolean {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${said}`);
  return isMet;
}

const medianOf = (measured: RoundFigures[], which: 'bets' | 'bare'): number =>
  median(measured.map((each) => each[which].p50));

type Turns = { before: RoundFigures[]; beside: RoundFigures[] };

/** Compares the medians. The bare call shows how much busier the machine became meanwhile. */
function judgeMedians(what: string, { before, beside }: Turns): boolean {
  const ratioOf = (which: 'bets' | 'bare') => medianOf(beside, which) / medianOf(before, which);
  const [bets, bare] = [ratioOf('bets'), ratioOf('bare')];
  const said = `${what}: ${bets.toFixed(2)} of before, at most ${most.ratio}`;
  return judge(bets <= most.ratio, `${said} (the bare call: ${bare.toFixed(2)})`);
}

async function measure(product: Product, call: Caller): Promise<boolean> {
  const seated = await seatCrowd(product, members + idleMembers);
  const idle = seated.slice(0, idleMembers);
  const prepare = connectVendor(product, call);
  const rounds = { prepare, idle, stakers: seated.slice(idleMembers), perSecond };
  const [holder, watcher] = [await openConnection(product), await openConnection(product)];
  const each = seconds / parts;
  // Warm-up.
  await playRounds(rounds, each);
  console.log('medians before:');
  const before = await measureParts(rounds, each / 2);
  await holder.client.query('begin isolation level repeatable read; select 1');
  const endWatch = watchOutbox(watcher);
  console.log(`beside a transaction that is kept open for ${seconds} s:`);
  const beside = await measureParts(rounds, each);
  const waited = await endWatch();
  await holder.client.query('rollback');
  await Promise.all([holder.close(), watcher.close()]);
  console.log(command(product, ['scripts/ledger.ts', 'check']));
  const failed = [...before, ...beside].reduce((sum, measured) => sum + measured.failed, 0);
  const met = [
    judgeMedians('median of a bet', { before, beside }),
    judgeMedians('in the last three tenths', { before, beside: beside.slice(-3) }),
    judge(
      waited <= most.waitSeconds,
      `a fact waited ${waited.toFixed(1)} s at most, at most ${most.waitSeconds}`,
    ),
    judge(failed <= most.failed, `calls that failed: ${failed}, at most ${most.failed}`),
  ];
  return met.every(Boolean);
}

const isMet = await withProduct('lumen.localhost', measure);
process.exit(isMet ? 0 : 1);
