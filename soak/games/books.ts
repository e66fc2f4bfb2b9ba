// Everything that players and onlookers were answered. No later answer may contradict it.
export type Slip = {
  id: string;
  issue: string;
  kind: string;
  picks: number[];
  units: number;
  price: string;
  state: string;
  prize: string | null;
  isPaid: boolean;
};
export type Books = {
  /** By kind and id: the first answer about it. */
  told: Map<string, string>;
  /** Slips that were told to be bought, and at which title. */
  slips: Map<string, { slip: Slip; title: string }>;
  /** Rounds of one player that were told. */
  rounds: Set<string>;
  /** Stakes in flights that were told to be taken. */
  bets: Set<string>;
  /** Purchases that were answered, by key: the ids of their slips. */
  purchases: Map<string, string[]>;
  /** Draws, rounds and flights whose proof was checked. */
  proved: Set<string>;
  pressed: number;
  /** Presses without a clear answer. */
  unclear: number;
  faults: string[];
};

export const newBooks = (): Books => ({
  told: new Map(),
  slips: new Map(),
  rounds: new Set(),
  bets: new Set(),
  purchases: new Map(),
  proved: new Set(),
  pressed: 0,
  unclear: 0,
  faults: [],
});

/** The first answer is stored; every later one must equal it. */
export function hear({ told, faults }: Books, what: string, fact: unknown): void {
  const text = JSON.stringify(fact);
  const before = told.get(what);
  if (before === undefined) told.set(what, text);
  else if (before !== text) faults.push(`${what} was ${before} and is ${text}`);
}

/** What is kept must be what was told; what nobody was told may be anything. */
export function compareTold({ told }: Books, what: string, kept: unknown): string[] {
  const before = told.get(what);
  const text = JSON.stringify(kept);
  return before === undefined || before === text
    ? []
    : [`${what} was told as ${before} and is kept as ${text}`];
}
