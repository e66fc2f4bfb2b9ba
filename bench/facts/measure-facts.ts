// Measures what a fact costs a bet: bets that each write one against the same bets without, in short turns in one process.
// Delivery counts too: a turn ends when its last fact is delivered.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { callerOf } from '../../soak/caller.ts';
import type { Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { connectVendor } from '../../soak/vendor.ts';
import type { FactQuestion } from './fact-server.ts';
import { atOnce } from '../bets/pace.ts';
import { betsOf } from '../bets/wallet-bets.ts';

/** Bets per second of each turn. Entries with the same index are a pair, measured one after the other. */
export type FactPaces = { without: number[]; with: number[] };
type Ports = Record<keyof FactPaces, number>;
type Turn = { server: ChildProcess; prepare: ReturnType<typeof connectVendor>; stakers: Staker[] };

const together = 20;
const betsOfTurn = 600;

const say = (server: ChildProcess, question: FactQuestion): void => void server.send(question);

async function pace({ server, prepare, stakers }: Turn, which: keyof FactPaces): Promise<number> {
  const bets = betsOf(prepare, stakers, betsOfTurn);
  const told = which === 'with' ? once(server, 'message') : null;
  if (told) say(server, { turn: 'begins' });
  const began = performance.now();
  const { failed } = await atOnce(bets, together);
  if (told) say(server, { turn: 'ends' });
  await told;
  return ((betsOfTurn - failed) / (performance.now() - began)) * 1_000;
}

/** Measures pairs of turns. The order changes from pair to pair, so that neither has the busier machine; the first pairs are a warm-up. */
export async function measureFacts(
  product: Product,
  stakers: Staker[],
  pairs: number,
): Promise<FactPaces> {
  const server = fork(new URL('fact-server.ts', import.meta.url), [product.dataDir]);
  const [ports] = (await once(server, 'message')) as [Ports];
  const turnAt = (port: number): Turn => {
    const prepare = connectVendor(product, callerOf(port, 'anywhere'));
    return { server, prepare, stakers };
  };
  const turns = { without: turnAt(ports.without), with: turnAt(ports.with) };
  const paces: FactPaces = { without: [], with: [] };
  const warming = 2;
  for (let pair = -warming; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    for (const which of order) {
      const measured = await pace(turns[which], which);
      if (pair >= 0) paces[which].push(measured);
    }
  }
  server.disconnect();
  await once(server, 'exit');
  return paces;
}
