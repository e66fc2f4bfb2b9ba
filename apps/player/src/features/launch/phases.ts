// The phases of a launch and the steps between them, as a table (LAUNCH-01). A step that the table does not list is ignored.
export type Problem =
  | {
      kind: 'maintenance';
      /** The expected end in epoch milliseconds. */
      until: number | null;
      /** The provider's name, needed after a direct link. */
      vendor: string | null;
    }
  | {
      kind: 'balance';
      balance: string | null;
      least: string | null;
      currency: string | null;
      /** The game's name, needed after a direct link. */
      game: string | null;
    }
  | { kind: 'gone' }
  /** The member may play for free, but not stake (MEMBER-01). */
  | { kind: 'restricted' }
  | { kind: 'other'; error: unknown };

export type Phase =
  /** The page is being rendered; no call was made yet. */
  | { name: 'waiting' }
  | { name: 'asking' }
  /** The vendor returned an address, and the browser is loading it. */
  | { name: 'leaving' }
  /** The game has loaded in this page. Does not occur if it opens elsewhere. */
  | { name: 'playing' }
  /** The address or the game did not arrive in time; one message for both (LAUNCH-01, LAUNCH-03). */
  | { name: 'late' }
  | { name: 'failed'; problem: Problem };

export type Step =
  | { name: 'waited' }
  | { name: 'answered' }
  | { name: 'arrived' }
  | { name: 'timeIsUp' }
  | { name: 'failed'; problem: Problem }
  | { name: 'retried' };

type Transition = (step: Step) => Phase | null;

const asking = { name: 'asking' } as const;
const late = { name: 'late' } as const;
const failed: Transition = (step) =>
  step.name === 'failed' ? { name: 'failed', problem: step.problem } : null;

const table: Record<Phase['name'], Partial<Record<Step['name'], Transition>>> = {
  waiting: { waited: () => asking },
  asking: { answered: () => ({ name: 'leaving' }), timeIsUp: () => late, failed },
  leaving: { timeIsUp: () => late, arrived: () => ({ name: 'playing' }) },
  playing: {},
  late: { retried: () => asking },
  failed: { retried: () => asking },
};

/** The phase after a step; the same phase if it has no such step. */
export const follow = (phase: Phase, step: Step): Phase =>
  table[phase.name][step.name]?.(step) ?? phase;
