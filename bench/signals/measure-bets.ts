// Measures what signals cost a bet: the processor time of the same bets with and without, in short turns in one process.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { callerOf } from '../../soak/caller.ts';
import type { Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { connectVendor, type PrepareCall } from '../../soak/vendor.ts';
import { atOnce } from '../bets/pace.ts';
import { betsOf } from '../bets/wallet-bets.ts';
import { median } from '../figures/statistics.ts';
import type { UsedTime } from './bet-server.ts';

type Ports = { without: number; with: number };
const together = 20;

async function usedBy(server: ChildProcess): Promise<number> {
  const answered = once(server, 'message');
  server.send('used');
  const [{ milliseconds }] = (await answered) as [UsedTime];
  return milliseconds;
}

/** Returns the median of the ratios with / without. The order changes from pair to pair; the first pairs are a warm-up. */
export async function measureBets(
  product: Product,
  stakers: Staker[],
  { pairs, bets }: { pairs: number; bets: number },
): Promise<number> {
  const server = fork(new URL('bet-server.ts', import.meta.url), [product.dataDir]);
  const [ports] = (await once(server, 'message')) as [Ports];
  const turn = async (prepare: PrepareCall): Promise<number> => {
    const work = betsOf(prepare, stakers, bets);
    const before = await usedBy(server);
    const { failed } = await atOnce(work, together);
    if (failed > 0) throw new Error(`${failed} bets failed`);
    return (await usedBy(server)) - before;
  };
  const prepareAt = (port: number) => connectVendor(product, callerOf(port, 'anywhere'));
  const prepared = { without: prepareAt(ports.without), with: prepareAt(ports.with) };
  const ratios: number[] = [];
  const warming = 2;
  for (let pair = -warming; pair < pairs; pair += 1) {
    const used = { without: 0, with: 0 };
    const order = pair % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    for (const which of order) used[which] = await turn(prepared[which]);
    if (pair >= 0) ratios.push(used.with / used.without);
  }
  server.disconnect();
  await once(server, 'exit');
  return median(ratios);
}
