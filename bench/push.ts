// npm run bench:push -- [rounds] [seconds]
// Measures bets while ten thousand notifications are sent against bets while none is, in turns. Then sends ten thousand more
// and kills the server among them (SIGKILL). Prints medians, ratios, the number of deliveries, and targets.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Caller } from '../soak/caller.ts';
import { withProduct } from '../soak/own-product.ts';
import { command, pidOf, wait, type Product } from '../soak/product.ts';
import { seatStakers } from '../soak/stakers.ts';
import { connectVendor, merchantCode } from '../soak/vendor.ts';
import { atRate, type Figures } from './bets/pace.ts';
import { betsOf } from './bets/wallet-bets.ts';
import { numbers } from './figures/options.ts';
import { median } from './figures/statistics.ts';
import { bindDevices, count, countWaiting, queueForAll } from './push/devices.ts';

const [rounds = 7, seconds = 5] = numbers;
const perSecond = 200;
/** Largest time of a bet during notifications, as a multiple of its time without. */
const allowed = 1.1;
const killedAfter = 4_000;
/** Time limit for all deliveries. A killed process holds its batch for two minutes. */
const mostMs = 240_000;

type DeliveryCounts = { devices: number; again: number };
type Service = {
  origin: string;
  told: (method?: string) => Promise<DeliveryCounts>;
  close: () => void;
};

async function startService(): Promise<Service> {
  const child = fork(join(import.meta.dirname, 'push/push-service.ts'));
  const [port] = (await once(child, 'message')) as [number];
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    told: async (method = 'GET') =>
      (await fetch(`${origin}/told`, { method })).json() as Promise<DeliveryCounts>,
    close: () => void child.kill(),
  };
}

/** Number of notifications sent during each turn of bets. */
const sentBeside: number[] = [];

type Turn = 'without' | 'with';
type TurnFigures = Record<Turn, Figures[]>;

async function untilSent(product: Product, most = mostMs): Promise<void> {
  const isSent = async () => (await countWaiting(product)) === 0;
  if ((await wait(most, isSent)) === null) throw new Error('notifications were not sent');
}

async function measureBeside(product: Product, bets: (() => Promise<boolean>)[]): Promise<Figures> {
  await queueForAll(product);
  const figures = await atRate(bets, perSecond);
  sentBeside.push(count - (await countWaiting(product)));
  if ((await countWaiting(product)) === 0) throw new Error('they were sent before the turn ended');
  await untilSent(product);
  return figures;
}

async function measureTurns(
  product: Product,
  bets: () => (() => Promise<boolean>)[],
): Promise<TurnFigures> {
  const measured: TurnFigures = { without: [], with: [] };
  // The first run is a warm-up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const order: Turn[] = round % 2 === 0 ? ['without', 'with'] : ['with', 'without'];
    for (const turn of order) {
      const figures = await (turn === 'with'
        ? measureBeside(product, bets())
        : atRate(bets(), perSecond));
      if (figures.failed > 0) throw new Error(`${figures.failed} bets failed`);
      if (round >= 0) measured[turn].push(figures);
    }
  }
  return measured;
}

function judge(isMet: boolean, said: string): boolean {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${said}`);
  return isMet;
}

function report(measured: TurnFigures): boolean {
  const turns: Turn[] = ['without', 'with'];
  console.log(
    `bets, ${perSecond} a second`.padEnd(26) + 'p50 ms'.padStart(9) + 'p99 ms'.padStart(9),
  );
  for (const turn of turns) {
    const cells = (['p50', 'p99'] as const).map((figure) =>
      median(measured[turn].map((each) => each[figure]))
        .toFixed(2)
        .padStart(9),
    );
    console.log(`${turn} notifications`.padEnd(26) + cells.join(''));
  }
  console.log(`${Math.round(median(sentBeside) / seconds)} notifications a second beside them\n`);
  const met = (['p50', 'p99'] as const).map((figure) => {
    const ratios = measured.with.map(
      (each, at) => each[figure] / (measured.without[at]?.[figure] ?? Number.NaN),
    );
    const ratio = Number(median(ratios).toFixed(2));
    const said = `${figure} of a bet beside notifications: ${ratio}, at most ${allowed}`;
    return judge(ratio <= allowed, said);
  });
  return met.every(Boolean);
}

async function killAmong(product: Product, service: Service): Promise<boolean> {
  await service.told('DELETE');
  await queueForAll(product);
  const isHalf = async () => (await service.told()).devices >= killedAfter;
  if ((await wait(60_000, isHalf)) === null) throw new Error('nothing was sent');
  process.kill(pidOf(product, 'server'), 'SIGKILL');
  await untilSent(product);
  const { devices, again } = await service.told();
  console.log(`\nKilled after ${killedAfter}: ${again} devices were told twice.`);
  return judge(devices === count, `devices told: ${devices} of ${count}`);
}

async function measureProduct(product: Product, call: Caller): Promise<boolean> {
  const { stakers } = await seatStakers(product, call);
  const prepare = connectVendor(product, call);
  const set = ['push.enabled=on', `push.hosts=${service.origin}`];
  command(product, ['scripts/merchant.ts', merchantCode, 'set', ...set]);
  const [owner] = stakers;
  await bindDevices(product, { origin: service.origin, memberId: owner?.memberId ?? '' });
  const measured = await measureTurns(product, () => betsOf(prepare, stakers, perSecond * seconds));
  const isFast = report(measured);
  const isWhole = await killAmong(product, service);
  return isFast && isWhole;
}

const service = await startService();
// The only address on this machine that the server may call.
process.env['OUTBOUND_ALLOW'] = service.origin;
const isMet = await withProduct(`${merchantCode}.localhost`, measureProduct).finally(service.close);
process.exit(isMet ? 0 : 1);
