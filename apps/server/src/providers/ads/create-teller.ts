// Tells a network of events, as all adapters do: which events share a call, what an answer means for each of them, and when to stop.
import type { Outbound, OutboundCall } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import { readRetryAfter } from '../retry-after.ts';
import type { AdAccount, AdEvent, AdOutcome, AdProvider } from './ads.ts';

export type AdOptions = {
  outbound: Outbound;
  clock: () => Date;
  /** The time for one telling, with all its calls. */
  waitMs?: number;
};

export type AdCall = Pick<OutboundCall, 'base' | 'path'> & {
  headers?: Record<string, string>;
  /** The body, written as JSON. */
  body: object;
};

/** A network's answer; the body is undefined if it is not JSON. */
export type AdAnswer = { status: number; body: unknown };

/** The meaning of an answer for the events of the call. refused: at least one of them is at fault, and none was taken. */
export type AdVerdict =
  | { result: 'taken' }
  | { result: 'refused'; why: string }
  | { result: 'unauthorized'; why: string }
  | { result: 'later'; why: string };

/** A network's protocol. */
export type AdDialect = {
  mostAtOnce: number;
  /** The age in milliseconds above which the network does not take an event. */
  mostAgeMs: number;
  /** Names what the events of one call have in common; by default all events can share a call. */
  groupOf?: (event: AdEvent) => string;
  callFor: (account: AdAccount, events: readonly AdEvent[]) => AdCall;
  /** Judges the answer to a call with `count` events. */
  judge: (answer: AdAnswer, count: number) => AdVerdict;
};

const mostBytes = 64 * 1024;
/** Calls of one telling that are under way together: at GA4 every browser needs its own. */
const mostCallsAtOnce = 5;
/** An event may grow older by this between our look at its age and the network's. */
const leewayMs = 60_000;

export function createTeller(dialect: AdDialect, options: AdOptions): AdProvider {
  const { mostAtOnce, mostAgeMs } = dialect;
  return {
    mostAtOnce,
    tell: async (account, events) => {
      const oldest = options.clock().getTime() - mostAgeMs + leewayMs;
      const told = new Map<AdEvent, AdOutcome>();
      const ask = askOnce(dialect, options, account);
      const fresh = events.filter(({ at }) => at.getTime() >= oldest);
      await tellBatches(batchesOf(fresh, dialect), { ask, told });
      return events.map((event) => told.get(event) ?? { result: 'refused', why: 'too old' });
    },
  };
}

function batchesOf(
  events: readonly AdEvent[],
  { groupOf = () => '', mostAtOnce }: AdDialect,
): AdEvent[][] {
  return [...Map.groupBy(events, groupOf).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / mostAtOnce) }, (_, turn) =>
      group.slice(turn * mostAtOnce, (turn + 1) * mostAtOnce),
    ),
  );
}

type AskNetwork = (events: readonly AdEvent[]) => Promise<AdOutcome>;
type NetworkTelling = { ask: AskNetwork; told: Map<AdEvent, AdOutcome> };

/** Tells the first batch alone, because its trouble spares the calls of the others, which go side by side. */
async function tellBatches(
  [first, ...others]: AdEvent[][],
  telling: NetworkTelling,
): Promise<void> {
  if (first) await tellInHalves(first, telling);
  const left = others.values();
  const line = async (): Promise<void> => {
    for (const batch of left) await tellInHalves(batch, telling);
  };
  await Promise.all(Array.from({ length: mostCallsAtOnce }, line));
}

/** Tells the events in one call. A refused call is split until the guilty event stands alone. */
async function tellInHalves(events: readonly AdEvent[], telling: NetworkTelling): Promise<void> {
  const outcome = await telling.ask(events);
  if (outcome.result !== 'refused' || events.length === 1) {
    for (const event of events) telling.told.set(event, outcome);
    return;
  }
  const middle = Math.ceil(events.length / 2);
  await tellInHalves(events.slice(0, middle), telling);
  await tellInHalves(events.slice(middle), telling);
}

/** Makes the calls of one telling. After one that the network could not or would not read, the others are not made: they would meet the same. */
function askOnce(
  dialect: AdDialect,
  { outbound, clock, waitMs = 10_000 }: AdOptions,
  account: AdAccount,
): AskNetwork {
  const deadline = AbortSignal.timeout(waitMs);
  let end: AdOutcome | null = null;
  const post = async (events: readonly AdEvent[]): Promise<AdOutcome> => {
    try {
      const { base, path, headers, body } = dialect.callFor(account, events);
      const { status, ...answer } = await outbound.post({
        base,
        path,
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        deadline,
        mostBytes,
      });
      const verdict = dialect.judge({ status, body: readJson(answer.body) }, events.length);
      if (verdict.result !== 'later') return verdict;
      const afterMs = readRetryAfter(answer.headers['retry-after'], clock().getTime());
      return { result: 'later', why: verdict.why, afterMs };
    } catch (error) {
      return { result: 'later', why: troubleOf(error), afterMs: null };
    }
  };
  return async (events) => {
    if (end) return end;
    const outcome = await post(events);
    if (outcome.result === 'later' || outcome.result === 'unauthorized') end = outcome;
    return outcome;
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Names a failed call, without its address, which may have the account's secret in it. */
function troubleOf(error: unknown): string {
  if (error instanceof OutboundFailure) return error.trouble;
  return error instanceof Error ? error.name : 'a fault';
}

/** Judges an answer by its status alone, for answers in which the network itself says nothing. */
export function judgeStatus({ status }: AdAnswer): AdVerdict {
  const why = `status ${status}`;
  if (status === 413) return { result: 'refused', why };
  return { result: status === 401 || status === 403 ? 'unauthorized' : 'later', why };
}

/** Returns the fields that are known. */
export const knownFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
