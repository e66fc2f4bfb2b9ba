// Checks the claims after a kill: each offer was granted to its full number of winners and no more, each member holds
// what was acknowledged, and a repeated claim gets the same answer.
import { clusterUrl } from '@parlour/database/embedded/address';
import { checkRewards } from '@parlour/seed/testing/staff-rules';
import { sumBonuses } from '@parlour/seed/testing/granted-fixtures';
import { readBalances } from '@parlour/seed/testing/ledger-fixtures';
import type { Caller } from '../caller.ts';
import type { Product } from '../product.ts';
import { askFor, type Claimers, type Claims } from './claimers.ts';
import { winners, type Offer } from './offers.ts';
import { reckonPlays } from './supplier-plays.ts';

const currency = 'PHP';

type Round = { offers: readonly Offer[]; claims: Claims };

export async function reckonClaims(
  { product, call }: { product: Product; call: Caller },
  claimers: Claimers,
  { offers, claims }: Round,
): Promise<{ faults: string[]; askedAgain: number }> {
  const { faults, askedAgain } = await reckonPlays(product, claimers, claims);
  return {
    faults: [
      ...countGiven({ offers, claims }),
      ...(await askAgain(call, claims)),
      ...(await compareHeld(claimers)),
      ...faults,
      ...(await proveRewards(product)),
    ],
    askedAgain,
  };
}

const countGiven = ({ offers, claims }: Round): string[] =>
  offers.flatMap((offer) => {
    const given = claims.paid.filter((each) => each.offer === offer).length;
    return given === winners ? [] : [`an offer for ${winners} was given ${given} times`];
  });

async function askAgain(call: Caller, { paid }: Claims): Promise<string[]> {
  const faults: string[] = [];
  for (const { answer, ...asked } of paid) {
    const again = await askFor({ call, ...asked });
    if (again.body !== answer) faults.push(`a claim again got ${again.status} ${again.body}`);
  }
  return faults;
}

async function compareHeld({ place, claimers }: Claimers): Promise<string[]> {
  const faults: string[] = [];
  const bonuses = await sumBonuses(
    place,
    claimers.map(({ memberId }) => memberId),
  );
  for (const { memberId, paid } of claimers) {
    const cash = (await readBalances(place, memberId))[currency] ?? 0n;
    const bonus = bonuses.get(memberId) ?? 0n;
    if (cash !== paid.cash) faults.push(`a claimer holds ${cash}, not ${paid.cash}`);
    if (bonus !== paid.bonus) faults.push(`a claimer has bonuses of ${bonus}, not ${paid.bonus}`);
  }
  return faults;
}

/** Checks the rewards as `npm run rewards -- check` does. */
async function proveRewards({ dataDir }: Product): Promise<string[]> {
  const { broken } = await checkRewards(clusterUrl(dataDir, 'app'));
  return broken ? [`${broken.merchant}: ${broken.row} (${broken.says})`] : [];
}
