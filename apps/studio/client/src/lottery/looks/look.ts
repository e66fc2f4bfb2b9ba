// Types of a lottery's look: how its bets are composed, drawn and named. Each look has a folder; the page loads the one it needs.
import type { Shell } from '../../page/shell.ts';
import type { CountedValues } from '../lists/trends.ts';
import type { Bet, Rules } from '../state.ts';

/** A bet that is being composed. `kind` is null while the picks do not determine it. */
export type Draft = {
  group: string;
  kind: string | null;
  /** Picks in the look's form. A free position of a drum is null. */
  numbers: readonly (number | null)[];
};

/** A choice that is made before the picks. */
export type Group = { name: string; label: string };
export type BoundedRandom = (bound: number) => number;

export type DraftRules = {
  empty: (group: string) => Draft;
  /** Returns the same picks for another group, as far as they fit. */
  regroup: (draft: Draft, group: string) => Draft;
  /** Returns the bet; null while the draft is incomplete. */
  bet: (draft: Draft) => Bet | null;
  /** Returns the number of missing picks. */
  missing: (draft: Draft) => number;
  /** Completes the draft at random. `below(n)` returns a number from 0 to n - 1. */
  quick: (draft: Draft, below: BoundedRandom) => Draft;
  /** Checks a stored draft, which an older version of the page may have written. */
  read: (kept: Draft) => Draft | null;
};

export type BoardParts = {
  /** Called with the new draft after a pick. */
  onChange: (next: Draft) => void;
  onQuick: () => void;
  onClear: () => void;
  /** Called after a touch without effect, with the reason. */
  onRefuse: (text: string) => void;
};
export type Board = {
  element: HTMLElement;
  show: (draft: Draft, isClosed: boolean) => void;
};

/** Shows the numbers of a draw as they are drawn. */
export type Tray = {
  element: HTMLElement;
  empty: () => void;
  /** Reveals the numbers. Reports each one and resolves after the last; at once if the reader prefers no motion. */
  reveal: (numbers: readonly number[], onFallen: (count: number) => void) => Promise<void>;
  /** Shows all remaining numbers at once. */
  finish: () => void;
  show: (numbers: readonly number[]) => void;
  setLabel: (label: string) => void;
};

/** The picks of a ticket. `light` gets the numbers drawn so far. */
export type Marks = { element: HTMLElement; light: (drawn: readonly number[]) => void };

export type LotteryLook = {
  groups: readonly Group[];
  composing: DraftRules;
  /** Returns a sentence that explains when the draft wins. */
  how: (draft: Draft) => string;
  createBoard: (parts: BoardParts) => Board;
  createTray: () => Tray;
  betMarks: (bet: Bet) => Marks;
  drawnMarks: (numbers: readonly number[]) => HTMLElement;
  /** Creates a list of the whole result below the stage, for a look whose stage does not show it in order. */
  resultList?: (numbers: readonly number[]) => HTMLElement;
  /** Returns the text of the numbers for screen readers. */
  drawnText: (numbers: readonly number[]) => string;
  /** Values that the pictures of past draws count. */
  counted: readonly CountedValues[];
};

export type LookParts = { shell: Shell; rules: Rules };
export type LookOf = (parts: LookParts) => LotteryLook;
