// Which push services refuse a merchant itself: its key, its contact or its account (decision 111). Their devices are kept, an alarm is raised, and one message asks from time to time for all.

/** A merchant's messages to one service, by one key and contact. */
type Line = string;

export type RefusingServices = {
  /** From when the member's message may go out, in epoch milliseconds; null for now. Where the service refuses, the message that is let through asks for all. */
  waitUntil: (line: Line, memberId: string, now: number) => number | null;
  /** `isNew`: from now on the service counts as one that refuses. */
  refused: (line: Line, memberId: string, now: number) => { isNew: boolean };
  /** `wasRefusing`: it did not take anything before. */
  taken: (line: Line, now: number) => { wasRefusing: boolean };
};

const minute = 60_000;
/** Where something was taken so lately, a refusal is a matter of its device alone: a subscription by another key. */
const lately = 10 * minute;
/** So many different members tell sooner that it is none of them. */
const witnesses = 3;
/** From one question to the next, the last one again and again. */
const pauses = [minute, 5 * minute, 15 * minute];
/** Hosts of push services are few; a client may name subdomains that do not exist. */
const mostKept = 1_000;

/** `asker`: whose message asked last; `isAsking`: its answer is not known yet. */
type Closed = { until: number; asker: string; isAsking: boolean; pausesTaken: number };

type State = {
  takenAt: number | null;
  /** Since then. */
  refusedSince: number | null;
  members: ReadonlySet<string>;
  /** Null while the service counts as well. */
  closed: Closed | null;
};

const unknown: State = { takenAt: null, refusedSince: null, members: new Set(), closed: null };

const longer = (closed: Closed, now: number): Closed => {
  const pause = pauses[Math.min(closed.pausesTaken, pauses.length - 1)] ?? minute;
  const pausesTaken = closed.pausesTaken + 1;
  return { ...closed, until: now + pause, isAsking: false, pausesTaken };
};

export function watchServices(): RefusingServices {
  /** The one that changed longest ago goes first where there are too many. */
  const states = new Map<Line, State>();
  const keep = (line: Line, state: State): void => {
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
      // Another member's message goes first, so that nobody with a refused device of their own asks every time.
      const from = memberId === asker ? until + minute : until;
      if (now < from) return from;
      const asking = { until: now + minute, asker: memberId, isAsking: true };
      keep(line, { ...state, closed: { ...state.closed, ...asking } });
      return null;
    },
    refused: (line, memberId, now) => {
      const state = states.get(line) ?? unknown;
      if (state.closed) {
        // What was on its way before says nothing new.
        if (state.closed.isAsking) keep(line, { ...state, closed: longer(state.closed, now) });
        return { isNew: false };
      }
      const refusedSince = state.refusedSince ?? now;
      const members = new Set([...state.members, memberId].slice(0, witnesses));
      const isTakenLately = state.takenAt !== null && now - state.takenAt < lately;
      const isWitnessed = members.size >= witnesses || now - refusedSince >= lately;
      const isNew = isWitnessed && !isTakenLately;
      const asked = { until: now, asker: memberId, isAsking: true, pausesTaken: 0 };
      const closed = isNew ? longer(asked, now) : null;
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
