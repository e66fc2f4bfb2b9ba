// Everything that players and onlookers were answered. No later answer may contradict it.
export type Slip = {
  id: string;
  issue: string;
  picks: number[];
  price: string;
  state: string;
  prize: string | null;
  isPaid: boolean;
};
export type Books = {
  /** By kind and id: the first answer about it. */
  told: Map<string, string>;
  /** Slips that were told to be bought, and who bought them. */
  slips: Map<string, { slip: Slip; seat: number }>;
  rounds: Set<string>;
  pressed: number;
  /** Presses without a clear answer. */
  unclear: number;
  faults: string[];
};

export const newBooks = (): Books => ({
  told: new Map(),
  slips: new Map(),
  rounds: new Set(),
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
