// What every stand-in shows of itself on the sandbox's home, whatever protocol it speaks.
import type { IconName } from './look/icons.ts';

/** An ordinary field's value that makes the stand-in behave in one way. */
export type Trigger = { input: string; effect: string };

export type StandIn = {
  /** In paths and tables. */
  name: string;
  title: string;
  about: string;
  icon: IconName;
  /** Which field the triggers are values of. */
  triggerField: string;
  triggers: readonly Trigger[];
};
