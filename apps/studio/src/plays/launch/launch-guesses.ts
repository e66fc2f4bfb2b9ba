// Limits how many unknown launch codes one address may try (A5). Counted in the process: the limit saves work, and a restart does not help
// to guess 256 random bits.
import { addressKey } from '@parlour/limits/address-key';
import { localLimits } from '@parlour/limits/limits';

const most = 300;
const seconds = 300;

export type LaunchGuesses = {
  /** Counts a try before the database is queried. Returns null, or the seconds for which this address is refused. */
  begin: (address: string) => number | null;
  /** Looks up a launch. An existing launch does not count, because players with real links share addresses, and a fault of ours neither. */
  look: <T>(address: string, find: () => Promise<T | null>) => Promise<T | null>;
};

export function limitLaunchGuesses(): LaunchGuesses {
  const limits = localLimits();
  return {
    begin: (address) => limits.take(addressKey(address), most, seconds),
    look: async (address, find) => {
      let isGuess = false;
      try {
        const found = await find();
        isGuess = found === null;
        return found;
      } finally {
        if (!isGuess) limits.giveBack(addressKey(address), seconds);
      }
    },
  };
}
