// Push services that refuse a merchant itself: its key, its contact or its account (decision 111).
// Their devices stay bound, an alarm is raised, and one message from time to time tests the service for all.

/** The name of a merchant's route to one service with one contact. */
type RouteName = string;

export type RefusingServices = {
  /** The time from which the member's message may be sent, in epoch milliseconds; null for now. A message let through while the service refuses is its test. */
  waitUntil: (line: RouteName, memberId: string, now: number) => number | null;
  /** Notes a refused message. `isNew`: from now on the service counts as one that refuses. */
  refused: (line: RouteName, memberId: string, now: number) => { isNew: boolean };
  /** Notes an accepted message. `wasRefusing`: the service counted as one that refuses. */
  taken: (line: RouteName, now: number) => { wasRefusing: boolean };
};

const minute = 60_000;
/** Time after an accepted message in which a refusal concerns its device alone (another key); also the time after which few refusals suffice. */
const lately = 10 * minute;
/** Number of members whose refusals prove sooner that no single device is the cause. */
const witnesses = 3;
/** Pauses between tests; the last one repeats. */
const pauses = [minute, 5 * minute, 15 * minute];
/** Limit of stored routes. Push services have few hosts, but a client may name subdomains that do not exist. */
const mostKept = 1_000;

/** `asker`: the member whose message was the last test; `isAsking`: its result is not known yet. */
type ServiceClosure = { until: number; asker: string; isAsking: boolean; pausesTaken: number };

type ServiceState = {
  takenAt: number | null;
  /** The first refusal since the last accepted message. */
  refusedSince: number | null;
  members: ReadonlySet<string>;
  /** Null while the service counts as working. */
  closed: ServiceClosure | null;
};

const unknown: ServiceState = {
  takenAt: null,
  refusedSince: null,
  members: new Set(),
  closed: null,
};

const extend = (closed: ServiceClosure, now: number): ServiceClosure => {
  const pause = pauses[Math.min(closed.pausesTaken, pauses.length - 1)] ?? minute;
  const pausesTaken = closed.pausesTaken + 1;
  return { ...closed, until: now + pause, isAsking: false, pausesTaken };
};

export function watchServices(): RefusingServices {
  /** Ordered by the last change, because the oldest is removed above `mostKept`. */
  const states = new Map<RouteName, ServiceState>();
  const keep = (line: RouteName, state: ServiceState): void => {
    states.delete(line);
    states.set(line, state);
    const [oldest] = states.keys();
    if (states.size > mostKept && oldest !== undefined) states.delete(oldest);
  };

  return {
    waitUntil: (line, memberId, now) => {
      const state = states.get(line);
      if (!state?.closed) return null;
      const { until, asker } = state.closed;
      // Another member's message is preferred, so that one member with a refused device is not the test each time.
      const from = memberId === asker ? until + minute : until;
      if (now < from) return from;
      const asking = { until: now + minute, asker: memberId, isAsking: true };
      keep(line, { ...state, closed: { ...state.closed, ...asking } });
      return null;
    },
    refused: (line, memberId, now) => {
      const state = states.get(line) ?? unknown;
      if (state.closed) {
        // A message that was sent before the closure proves nothing new.
        if (state.closed.isAsking) keep(line, { ...state, closed: extend(state.closed, now) });
        return { isNew: false };
      }
      const refusedSince = state.refusedSince ?? now;
      const members = new Set([...state.members, memberId].slice(0, witnesses));
      const isTakenLately = state.takenAt !== null && now - state.takenAt < lately;
      const isWitnessed = members.size >= witnesses || now - refusedSince >= lately;
      const isNew = isWitnessed && !isTakenLately;
      const asked = { until: now, asker: memberId, isAsking: true, pausesTaken: 0 };
      const closed = isNew ? extend(asked, now) : null;
      keep(line, { ...state, refusedSince, members, closed });
      return { isNew };
    },
    taken: (line, now) => {
      const wasRefusing = Boolean(states.get(line)?.closed);
      keep(line, { ...unknown, takenAt: now });
      return { wasRefusing };
    },
  };
}
