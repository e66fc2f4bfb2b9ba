import type { Countdown } from './clock/countdown.ts';

/** One of the screens of the lottery. */
export type View = {
  /** Between the bar and the dock, and in the dock. */
  main: HTMLElement;
  dock: readonly HTMLElement[];
  /** Something the studio said has changed, or the view is opened. */
  update: () => void;
  /** A second has passed. */
  tick: (countdown: Countdown) => void;
};
