// What an engine brings to the instant games' page: a scene, its words, and what stands below.
import type { Boot } from '../page/boot.ts';
import type { Shell } from '../page/shell.ts';
import type { Act } from './dock/stake-dock.ts';
import type { Choice, Played, Round } from './state.ts';

/** What the page lends to an engine. */
export type Table<R, D> = {
  shell: Shell;
  rules: R;
  /** What can be staked, from the least to the most; empty where nothing can. */
  stakes: readonly string[];
  title: Boot<unknown>['title'];
  /** Of the round that goes on, or else of the last; empty where there was none. */
  chosen: Choice;
  /** Over the foot of the scene: the engine puts it there, the page writes the result into it. */
  words: HTMLElement;
  /** The dock's button while a round goes on; null gives it back. */
  setAct: (act: Act | null) => void;
  /** What came with an answer while a round goes on. */
  learn: (played: Played<D>) => void;
};

export type Scene<D> = {
  element: HTMLElement;
  /** A round is asked for: nothing of an earlier one is shown. */
  wait: () => void;
  /** Shows the round as it was drawn, at one pace; resolves with the round as it ended, when all of it was seen. */
  reveal: (round: Round<D>) => Promise<Round<D>>;
  /** At once, as it ended; null for none. */
  show: (round: Round<D> | null) => void;
};

export type Game<D> = {
  scene: Scene<D>;
  /** What stands between the scene and the last plays. */
  below: readonly HTMLElement[];
  /** What is chosen beside the stake. */
  choice?: () => Choice;
  /** Whether a choice can be made now. */
  setIdle?: (isIdle: boolean) => void;
  /** What the scene says before the first round. */
  ready: string;
  /** How the result follows from the seed. */
  how: string;
  /** What a round that is over has shown. */
  sentence: (round: Round<D>) => string;
  openRules: () => void;
};
