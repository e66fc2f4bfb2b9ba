// Record of every answer that players and onlookers got. No later answer may contradict it.
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
  /** The first answer about each subject, by kind and id. */
  told: Map<string, string>;
  /** Slips that were reported as bought, with their title. */
  slips: Map<string, { slip: Slip; title: string }>;
  /** Ids of instant rounds that were reported. */
  rounds: Set<string>;
  /** Ids of stakes in flights that were reported as taken. */
  bets: Set<string>;
  /** The slips' ids of each answered purchase, by its key. */
  purchases: Map<string, string[]>;
  /** Names of draws, rounds and flights whose proof was checked. */
  proved: Set<string>;
  pressed: number;
  /** Number of presses without a clear answer. */
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

/** Stores the first answer about a subject. A later answer that differs becomes a fault. */
export function hear({ told, faults }: Books, what: string, fact: unknown): void {
  const text = JSON.stringify(fact);
  const before = told.get(what);
  if (before === undefined) told.set(what, text);
  else if (before !== text) faults.push(`${what} was ${before} and is ${text}`);
}

/** Compares stored data with the first answer about it. Data that no answer contained is not compared. */
export function compareTold({ told }: Books, what: string, kept: unknown): string[] {
  const before = told.get(what);
  const text = JSON.stringify(kept);
  return before === undefined || before === text
    ? []
    : [`${what} was told as ${before} and is kept as ${text}`];
}
