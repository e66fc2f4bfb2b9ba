// The launch of a game as a table (LAUNCH-01): what may follow what. Whatever is not named here is ignored.
export type Problem =
  | { kind: 'maintenance'; from: number | null; until: number | null }
  | {
      kind: 'balance';
      balance: string | null;
      least: string | null;
      currency: string | null;
      /** Its name, for whoever came by a direct link. */
      game: string | null;
    }
  | { kind: 'gone' }
  /** MEMBER-01: this member may try, but not stake. */
  | { kind: 'restricted' }
  | { kind: 'other'; error: unknown };

export type Phase =
  /** The page is being painted; nothing was asked for yet. */
  | { name: 'waiting' }
  | { name: 'asking' }
  /** The vendor gave an address, and the browser is on its way there. */
  | { name: 'leaving' }
  /** Only where the game opens in this very page: it is there. */
  | { name: 'playing' }
  /** Neither an address nor the game within the time: one message for both (LAUNCH-01, LAUNCH-03). */
  | { name: 'late' }
  | { name: 'failed'; problem: Problem };

export type Step =
  | { name: 'waited' }
  | { name: 'answered' }
  | { name: 'arrived' }
  | { name: 'timeIsUp' }
  | { name: 'failed'; problem: Problem }
  | { name: 'retried' };

type Follow = (step: Step) => Phase | null;

const asking = { name: 'asking' } as const;
const late = { name: 'late' } as const;
const failed: Follow = (step) =>
  step.name === 'failed' ? { name: 'failed', problem: step.problem } : null;

const table: Record<Phase['name'], Partial<Record<Step['name'], Follow>>> = {
  waiting: { waited: () => asking },
  asking: { answered: () => ({ name: 'leaving' }), timeIsUp: () => late, failed },
  leaving: { timeIsUp: () => late, arrived: () => ({ name: 'playing' }) },
  playing: {},
  late: { retried: () => asking },
  failed: { retried: () => asking },
};

/** The phase after a step; the same one where the step means nothing now. */
export const follow = (phase: Phase, step: Step): Phase =>
  table[phase.name][step.name]?.(step) ?? phase;
