// The port by which the processes of a product tell each other what has changed. Its engine is Postgres (decision 122); several machines may need another.
import type { SignalledChange } from '@parlour/contract/signals/change';

export type SignalBus = {
  /** Sends changes to every process, also to this one. Called after their commit; waits for nothing and never throws. */
  send: (changes: readonly SignalledChange[]) => void;
  /** Calls back with changes of any process. */
  hear: (listener: (changes: readonly SignalledChange[]) => void) => void;
  /** Whether the changes of other processes arrive. While they do not, nobody may rely on signals. */
  isHearing: () => boolean;
  /** Calls back each time that the changes of other processes cease to arrive. */
  onDeaf: (listener: () => void) => void;
};
