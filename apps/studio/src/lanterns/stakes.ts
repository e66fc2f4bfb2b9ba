// What may be staked on a round, in 1/100000.
const units = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n];
const pesos = [5n, 10n, 20n, 50n, 100n, 200n, 500n].map((amount) => amount * 100_000n);

/** XXX is play money without a currency: as much of it as of pesos. */
const lists: Record<string, readonly bigint[]> = { PHP: pesos, XXX: pesos, EUR: units, USD: units };

/** Empty where nothing can be staked in this currency. */
export const stakesIn = (currency: string): readonly bigint[] => lists[currency] ?? [];

/** What the page offers first: the last one that was staked, or the third. */
export function offerStake(stakes: readonly bigint[], last: bigint | null): bigint | null {
  if (last !== null && stakes.includes(last)) return last;
  return stakes[2] ?? null;
}
