// What every stand-in shows of itself on the sandbox's home, whatever protocol it speaks.
import type { IconName } from './look/icons.ts';

/** A value of an ordinary field that makes the stand-in behave in a certain way. */
export type Trigger = { input: string; effect: string };

export type StandIn = {
  /** Its name in paths and tables. */
  name: string;
  title: string;
  about: string;
  icon: IconName;
  /** Which field the triggers are values of. */
  triggerField: string;
  triggers: readonly Trigger[];
};
