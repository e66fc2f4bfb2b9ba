// The studio's time on a device whose clock may be wrong: the server's time plus the time that has passed here since.

export type Sample = {
  /** The server's time, in milliseconds since 1970. */
  server: number;
  /** The device's running time when the call was sent; `received` is that when its answer arrived. */
  sent: number;
  received: number;
};
export type Clock = { now: () => number; learn: (sample: Sample) => void };

/** Milliseconds for which a sample with a shorter round trip is preferred. After that the device's timer may have drifted. */
const trusted = 120_000;

/** Creates a clock. `running` must not jump with the device's clock: `() => performance.now()`. */
export function createClock(running: () => number, first: Sample): Clock {
  let best = first;
  const roundTrip = ({ sent, received }: Sample) => received - sent;
  return {
    // Assumes that the answer was sent in the middle of the round trip.
    now: () => best.server + running() - (best.sent + best.received) / 2,
    learn: (sample) => {
      const isStale = sample.received - best.received > trusted;
      if (isStale || roundTrip(sample) <= roundTrip(best)) best = sample;
    },
  };
}
