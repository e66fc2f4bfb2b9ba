// Measures what a bonus costs a bet: bets of members with a bonus, whose stakes count for it, against bets of members
// without one, in short turns.
import { openDatabase } from '@parlour/database/connection';
import { clusterUrl } from '@parlour/database/embedded/address';
import { grantBonus } from '../../apps/server/src/modules/bonus/index.ts';
import type { Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { merchantCode, type PrepareCall } from '../../soak/vendor.ts';
import { atOnce } from './pace.ts';
import { betsOf } from './wallet-bets.ts';

/** Bets per second of each turn. Entries with the same index are a pair, measured one after the other. */
export type BonusPaces = { without: number[]; with: number[] };

const betsOfTurn = 600;
/** Wagering of the bonus, in 1/100000: more than any bench stakes, so that it is never fulfilled. */
const much = 1_000_000_000_000n;

async function grantAll({ dataDir }: Product, stakers: Staker[]): Promise<void> {
  const database = openDatabase({ url: clusterUrl(dataDir, 'app') });
  for (const { memberId } of stakers) {
    const grant = {
      memberId,
      currency: 'PHP',
      source: `bench ${memberId}`,
      amount: much,
      wageringDue: much,
      largestStake: null,
      weights: { default: 100 },
      lastsDays: 1,
      now: new Date(),
    };
    await database.transaction(merchantCode, (tx) => grantBonus(tx, grant));
  }
  await database.close();
}

/** Measures pairs of turns; half of the stakers get a bonus. The order changes from pair to pair; the first pairs are a warm-up. */
export async function measureBonuses(
  product: Product,
  { prepare, stakers }: { prepare: PrepareCall; stakers: Staker[] },
  pairs: number,
): Promise<BonusPaces> {
  const half = stakers.length / 2;
  const players = { with: stakers.slice(0, half), without: stakers.slice(half) };
  await grantAll(product, players.with);
  const paces: BonusPaces = { without: [], with: [] };
  const warming = 2;
  for (let pair = -warming; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    for (const which of order) {
      const { perSecond } = await atOnce(betsOf(prepare, players[which], betsOfTurn), half);
      if (pair >= 0) paces[which].push(perSecond);
    }
  }
  return paces;
}
