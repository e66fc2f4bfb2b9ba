// How many codes of no launch one address may try (A5). Counted in the process: with 256 random bits to guess, a restart is worth nothing to whoever guesses, and what is limited is the work for us.
import { addressKey } from '@parlour/limits/address-key';
import { localLimits } from '@parlour/limits/limits';

const most = 300;
const seconds = 300;

export type LaunchGuesses = {
  /** Counts a try before the database is asked. Null, or the seconds in which this address opens nothing. */
  begin: (address: string) => number | null;
  /** Looks a launch up. One that is there was no guess, since players with real links share addresses, and neither was a fault of ours. */
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
