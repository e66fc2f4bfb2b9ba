// The expiry of each code that this tab has sent, so that the countdown survives a reload. Times are the device's: the server's expiry is
// converted when its answer arrives.
import type { KeyValue } from '#platform/storage.ts';

const prefix = 'code.';

/** Tolerance of the comparison: the `date` header has whole seconds and arrives late. */
const unsureMs = 2_000;

/** Converts a time of the server to the device's clock, so that the remaining time is the same on both. */
export function inDeviceTime(expirationTime: number, serverDate: string | null, now: number) {
  const ahead = Date.parse(serverDate ?? '') - now;
  return Math.abs(ahead) > unsureMs ? expirationTime - ahead : expirationTime;
}

export type CodeClock = {
  keep: (to: string, until: number) => void;
  /** Seconds until the code expires; 0 if none was sent or it has expired. */
  secondsLeft: (to: string) => number;
};

export function createCodeClock(storage: KeyValue, merchant: string): CodeClock {
  const keyOf = (to: string) => `${prefix}${merchant}.${to}`;
  const leftOf = (key: string) =>
    Math.max(0, Math.ceil((Number(storage.read(key)) - Date.now()) / 1_000)) || 0;
  return {
    keep: (to, until) => {
      // Keys contain phone numbers, which are personal data, so expired ones are removed.
      for (const key of storage.keys(prefix)) if (leftOf(key) === 0) storage.remove(key);
      storage.write(keyOf(to), String(until));
    },
    secondsLeft: (to) => leftOf(keyOf(to)),
  };
}
