// What a look of the lottery is: how its bets are put together, drawn and told. A folder each; the page loads the one it needs.
import type { Shell } from '../../page/shell.ts';
import type { Counted } from '../lists/trends.ts';
import type { Bet, Rules } from '../state.ts';

/** What is being put together. `kind` is null while the picks do not say which it is. */
export type Draft = {
  group: string;
  kind: string | null;
  /** As the look needs them: a place of a drum that is still free is null. */
  numbers: readonly (number | null)[];
};

/** What is chosen before the picks. */
export type Group = { name: string; label: string };
export type Below = (bound: number) => number;

export type Composing = {
  empty: (group: string) => Draft;
  /** The same picks for another group as far as they fit. */
  regroup: (draft: Draft, group: string) => Draft;
  /** Null while it is not whole. */
  bet: (draft: Draft) => Bet | null;
  /** How many picks it lacks. */
  missing: (draft: Draft) => number;
  /** `below(n)` gives a number from 0 to n - 1. */
  quick: (draft: Draft, below: Below) => Draft;
  /** What a browser kept, with care: an older page may have stored it. */
  read: (kept: Draft) => Draft | null;
};

export type BoardParts = {
  /** Picked something. */
  onChange: (next: Draft) => void;
  onQuick: () => void;
  onClear: () => void;
  /** A touch that changes nothing, and why. */
  onRefuse: (text: string) => void;
};
export type Board = {
  element: HTMLElement;
  show: (draft: Draft, isClosed: boolean) => void;
};

/** The numbers of a draw as they come. */
export type Tray = {
  element: HTMLElement;
  empty: () => void;
  /** Tells how many have fallen each time one has, and resolves when all have: at once where nothing shall move. */
  reveal: (numbers: readonly number[], onFallen: (count: number) => void) => Promise<void>;
  /** Shows all that are still to come. */
  finish: () => void;
  show: (numbers: readonly number[]) => void;
  setLabel: (label: string) => void;
};

/** A ticket's picks; `light` gets what has been drawn so far. */
export type Marks = { element: HTMLElement; light: (drawn: readonly number[]) => void };

export type Look = {
  groups: readonly Group[];
  composing: Composing;
  /** What wins, in a sentence. */
  how: (draft: Draft) => string;
  createBoard: (parts: BoardParts) => Board;
  createTray: () => Tray;
  betMarks: (bet: Bet) => Marks;
  drawnMarks: (numbers: readonly number[]) => HTMLElement;
  /** Read out. */
  drawnText: (numbers: readonly number[]) => string;
  /** What the pictures over past draws count. */
  counted: readonly Counted[];
};

export type LookParts = { shell: Shell; rules: Rules };
export type LookOf = (parts: LookParts) => Look;
