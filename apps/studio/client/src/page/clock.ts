// The studio's time on a device whose own clock may be wrong: what the server said, plus what has passed here since.

export type Sample = {
  /** What the server said, in milliseconds since 1970. */
  server: number;
  /** The device's running time when the call left and when its answer came. */
  sent: number;
  received: number;
};
export type Clock = { now: () => number; learn: (sample: Sample) => void };

/** How long a measurement with a shorter round trip is preferred: after that the device's timer may have drifted. */
const trusted = 120_000;

/** `running` never jumps with the device's clock: `() => performance.now()`. */
export function createClock(running: () => number, first: Sample): Clock {
  let best = first;
  const roundTrip = ({ sent, received }: Sample) => received - sent;
  return {
    // The answer is taken to have left at the middle of the round trip.
    now: () => best.server + running() - (best.sent + best.received) / 2,
    learn: (sample) => {
      const isStale = sample.received - best.received > trusted;
      if (isStale || roundTrip(sample) <= roundTrip(best)) best = sample;
    },
  };
}
