// The parts that an engine provides to the page of instant games: a scene, its texts, and the elements below.
import type { Boot } from '../page/boot.ts';
import type { Shell } from '../page/shell.ts';
import type { DockAction } from './dock/stake-dock.ts';
import type { Choice, PlayAnswer, Round } from './state.ts';

/** Data and functions that the page provides to an engine. */
export type Table<R, D> = {
  shell: Shell;
  rules: R;
  /** Possible stakes in ascending order; empty if none is possible. */
  stakes: readonly string[];
  /** Returns the chosen stake. */
  stake: () => string;
  title: Boot<unknown>['title'];
  /** Choice of the open round or else of the last one; empty if there was none. */
  chosen: Choice;
  /** Element at the foot of the scene. The engine places it, the page writes the result into it. */
  words: HTMLElement;
  /** Sets the action of the dock's button during a round; null restores the usual one. */
  setAct: (act: DockAction | null) => void;
  /** Passes on the data of an answer during a round. */
  learn: (played: PlayAnswer<D>) => void;
};

export type Scene<D> = {
  element: HTMLElement;
  /** Clears an earlier round, because a new one is requested. */
  wait: () => void;
  /** Shows the round as it was drawn, at one pace. Resolves with the final round when all of it was shown. */
  reveal: (round: Round<D>) => Promise<Round<D>>;
  /** Shows the final state of a round at once; null shows none. */
  show: (round: Round<D> | null) => void;
};

export type Game<D> = {
  scene: Scene<D>;
  /** Elements between the scene and the last plays. */
  below: readonly HTMLElement[];
  /** Returns the player's choice. */
  choice?: () => Choice;
  /** Sets whether a choice can be made now. */
  setIdle?: (isIdle: boolean) => void;
  /** Text in the scene before the first round. */
  ready: string;
  /** Text that explains how the result follows from the seed. */
  how: string;
  /** Returns a sentence with the outcome of a finished round. */
  sentence: (round: Round<D>) => string;
  openRules: () => Promise<void>;
};
