// npm run bench:signals -- [streams] [seconds]
// Measures live signals: memory and processor time of idle streams, the delay of signals with two processes, the return of all streams
// after a kill, and the processor time of bets with and without signals. Prints each with its target. `-- 100` is a small form.
import type { Caller } from '../../soak/caller.ts';
import { withProduct } from '../../soak/own-product.ts';
import { command, type Product } from '../../soak/product.ts';
import { merchantCode } from '../../soak/vendor.ts';
import { numbers } from '../figures/options.ts';
import { measureBets } from './measure-bets.ts';
import { measureDelays, measureIdle, measureReturn } from './measure-streams.ts';
import { seatReaders } from './seat-readers.ts';

const [most = 5_000, seconds = 30] = numbers;
const few = Math.ceil(most / 5);
const perSecond = 200;
const pairs = 10;
/** Bets of a turn, in proportion to the streams. */
const betsOfTurn = Math.max(200, Math.ceil(most / 8));
const allowed = { kilobytes: 50, percent: 2, p99: 300, returnSeconds: 15, ratio: 1.05 };
const host = `${merchantCode}.localhost`;

function judge(isMet: boolean, said: string): boolean {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${said}`);
  return isMet;
}

async function measure(product: Product, _call: Caller): Promise<boolean> {
  const set = ['limits.readsPerAddress=1000000', 'session.idleMinutes=30'];
  command(product, ['scripts/merchant.ts', merchantCode, 'set', ...set]);
  const { readers, stakers } = await seatReaders(product, most);
  const seats = { product, host, readers, stakers };
  const some = { ...seats, readers: readers.slice(0, few), stakers: stakers.slice(0, few) };

  const ratio = await measureBets(product, stakers.slice(0, 20), { pairs, bets: betsOfTurn });
  const { kilobytes, percent } = await measureIdle(seats, { few, seconds });
  const { delays, lost } = await measureDelays(some, { perSecond, seconds });
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
  const back = await measureReturn(seats);
  const met = [
    judge(
      ratio <= allowed.ratio,
      `processor time of a bet with signals: ${ratio.toFixed(3)} of without, at most ${allowed.ratio}`,
    ),
    judge(
      kilobytes <= allowed.kilobytes,
      `an idle stream takes ${kilobytes.toFixed(1)} KB, by the slope from ${few} to ${most}, at most ${allowed.kilobytes}`,
    ),
    judge(
      percent <= allowed.percent,
      `${most} idle streams take ${percent.toFixed(2)} % of a core, at most ${allowed.percent}`,
    ),
    judge(
      p99 <= allowed.p99,
      `p99 of a signal: ${p99.toFixed(0)} ms with ${few} streams and ${perSecond} changes a second (${delays.length} signals), at most ${allowed.p99}`,
    ),
    judge(lost === 0, `bets whose signal never came: ${lost}, at most 0`),
    judge(
      back.seconds !== null && back.seconds <= allowed.returnSeconds,
      `${most} streams were back ${back.seconds?.toFixed(1) ?? 'never'} s after a kill, at most ${allowed.returnSeconds} (503: ${back.told503}, nobody there: ${back.unanswered})`,
    ),
    judge(back.others === 0, `answers but a stream and 503: ${back.others}, at most 0`),
  ];
  return met.every(Boolean);
}

const isMet = await withProduct(host, measure);
process.exit(isMet ? 0 : 1);
