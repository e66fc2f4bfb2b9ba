import type { Countdown } from './clock/countdown.ts';

/** One of the screens of the lottery. */
export type View = {
  /** Content between the bar and the dock; `dock` is that of the dock. */
  main: HTMLElement;
  dock: readonly HTMLElement[];
  /** Called when the studio's state has changed, or when the view is opened. */
  update: () => void;
  /** Called each second. */
  tick: (countdown: Countdown) => void;
};
