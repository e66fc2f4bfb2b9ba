// Until when each code counts that this tab has sent, so that a reload goes on counting. In the time of this device: the server's own
// is turned into it when its answer comes.
import type { KeyValue } from '#platform/storage.ts';

const prefix = 'code.';

/** The header that tells the time has whole seconds, and takes a while to come. */
const unsureMs = 2_000;

/** Whoever is right about the time, until then it is as long on this device as on the server. */
export function inDeviceTime(expirationTime: number, serverDate: string | null, now: number) {
  const ahead = Date.parse(serverDate ?? '') - now;
  return Math.abs(ahead) > unsureMs ? expirationTime - ahead : expirationTime;
}

export type CodeClock = {
  keep: (to: string, until: number) => void;
  /** 0 where none was sent, or its time is over. */
  secondsLeft: (to: string) => number;
};

export function createCodeClock(storage: KeyValue, merchant: string): CodeClock {
  const keyOf = (to: string) => `${prefix}${merchant}.${to}`;
  const leftOf = (key: string) =>
    Math.max(0, Math.ceil((Number(storage.read(key)) - Date.now()) / 1_000)) || 0;
  return {
    keep: (to, until) => {
      // A number says who its owner is: it is kept no longer than it is of use.
      for (const key of storage.keys(prefix)) if (leftOf(key) === 0) storage.remove(key);
      storage.write(keyOf(to), String(until));
    },
    secondsLeft: (to) => leftOf(keyOf(to)),
  };
}
