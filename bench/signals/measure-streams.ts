// Measures streams: memory and processor time of idle ones, the delay of signals over two processes, the return after a kill.
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf } from '../../soak/caller.ts';
import { pidOf, wait, type Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { connectVendor } from '../../soak/vendor.ts';
import { betBody } from '../bets/wallet-bets.ts';
import { watchHeap } from '../requests/heap.ts';
import { processorTime, residentMemory } from '../requests/processor.ts';
import { gatherCrowd } from './keep-streams.ts';
import type { Reader } from './raw-stream.ts';
import { withSecondProcess } from './second-process.ts';

export type Seats = { product: Product; host: string; readers: Reader[]; stakers: Staker[] };

export type IdleFigures = {
  /** Kilobytes of each stream, by the slope between few and many. */
  kilobytes: number;
  /** Processor time beyond that of the same process without streams, in per cent of a core. */
  percent: number;
};

async function percentOver(pid: number, seconds: number): Promise<number> {
  const before = processorTime(pid);
  await sleep(seconds * 1_000);
  return (processorTime(pid) - before) / seconds / 10;
}

export async function measureIdle(
  { product, host, readers }: Seats,
  { few, seconds }: { few: number; seconds: number },
): Promise<IdleFigures> {
  const pid = pidOf(product, 'server');
  const heap = await watchHeap(pid);
  const site = { port: product.port, host };
  const settled = async (): Promise<number> => {
    await sleep(2_000);
    await heap.read();
    await heap.read();
    return residentMemory(pid);
  };
  const without = await percentOver(pid, seconds);
  const first = await gatherCrowd(site, readers.slice(0, few));
  const atFew = await settled();
  const rest = await gatherCrowd(site, readers.slice(few));
  const atMany = await settled();
  const beside = await percentOver(pid, seconds);
  await Promise.all([first.close(), rest.close()]);
  heap.close();
  const kilobytes = ((atMany - atFew) * 1_024) / (readers.length - few);
  return { kilobytes, percent: beside - without };
}

/** Returns the delays of signals, sorted, in milliseconds: from the answer to a bet until the line of its member has it. */
export async function measureDelays(
  { product, host, readers, stakers }: Seats,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ delays: number[]; lost: number }> {
  const waiting = new Map<string, number>();
  const delays: number[] = [];
  const onBalance = (memberId: string): void => {
    const since = waiting.get(memberId);
    if (since === undefined) return;
    delays.push(Math.max(0, performance.now() - since));
    waiting.delete(memberId);
  };
  await withSecondProcess(product, async (secondPort) => {
    const ports = [product.port, secondPort];
    const half = Math.ceil(readers.length / 2);
    const crowds = await Promise.all(
      ports.map((port, at) =>
        gatherCrowd({ port, host }, readers.slice(at * half, (at + 1) * half), onBalance),
      ),
    );
    const vendors = ports.map((port) => connectVendor(product, callerOf(port, host)));
    // Each bet at one process and, of every second round, the stream at the other.
    const bets = Array.from({ length: perSecond * seconds }, (_, at) => {
      const staker = stakers[at % stakers.length];
      const vendor = vendors[Math.floor(at / stakers.length + at) % vendors.length];
      const body = betBody(staker?.usual, crypto.randomUUID());
      const send = vendor?.({ path: 'transaction/bet', body });
      return async (): Promise<void> => {
        const memberId = staker?.memberId ?? '';
        // A signal may overtake the answer.
        waiting.set(memberId, performance.now());
        const verdict = await send?.();
        if (verdict?.status !== 'RS_OK') throw new Error(`a bet got ${verdict?.status}`);
        if (waiting.has(memberId)) waiting.set(memberId, performance.now());
      };
    });
    const began = performance.now();
    const sent = bets.map(async (bet, at) => {
      await sleep(Math.max(0, began + (at * 1_000) / perSecond - performance.now()));
      await bet();
    });
    await Promise.all(sent);
    await sleep(2_000);
    await Promise.all(crowds.map(({ close }) => close()));
  });
  return { delays: delays.toSorted((one, two) => one - two), lost: waiting.size };
}

export type ReturnFigures = {
  /** Seconds from the kill until every stream was open again; null if they were not within a minute. */
  seconds: number | null;
  /** Answers other than a stream and 503. */
  others: number;
  told503: number;
  unanswered: number;
};

export async function measureReturn({ product, host, readers }: Seats): Promise<ReturnFigures> {
  const crowd = await gatherCrowd({ port: product.port, host }, readers);
  const before = new Map(crowd.answers);
  const began = performance.now();
  process.kill(pidOf(product, 'server'), 'SIGKILL');
  await wait(5_000, () => crowd.open() < readers.length / 2);
  const isBack = await wait(60_000, () => crowd.open() === readers.length);
  const seconds = isBack === null ? null : (performance.now() - began) / 1_000;
  const since = (status: number) => (crowd.answers.get(status) ?? 0) - (before.get(status) ?? 0);
  const others = [...crowd.answers.keys()]
    .filter((status) => status !== 200 && status !== 503)
    .reduce((sum, status) => sum + since(status), 0);
  const figures = { seconds, others, told503: since(503), unanswered: crowd.unanswered() };
  await crowd.close();
  return figures;
}
