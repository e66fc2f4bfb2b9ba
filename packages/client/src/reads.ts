// How data is asked for: identical questions that are under way share one request (NET-04), and what the contract lets a tab keep is
// answered from there (NET-03). What changes something passes through untouched.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Waiting } from './client.ts';
import { startFlight, type Flight } from './flight.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import { addressOf } from './request.ts';

/** For whom is asked. `session` changes with each login, `member` does not. */
export type Asker = { merchant: string; language: string; member: string; session: string };

type Call<O> = <E extends Endpoint>(endpoint: E, input: Input<E>, options: O) => Promise<Answer<E>>;

type Options<O> = {
  call: Call<O>;
  /** Resolves when it is known. */
  asker: (endpoint: Endpoint) => Promise<Asker>;
  kept: KeptAnswers;
};
type ReadOptions<O> = O & {
  /** Asks anew, whatever is kept or under way; what comes takes its place. */
  flush?: boolean;
};
export type Reads<O> = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<O>,
) => Promise<Answer<E>>;

export function createReads<O extends Waiting>({ call, asker, kept }: Options<O>): Reads<O> {
  const underWay = new Map<string, Flight>();

  function start(key: string, send: (signal: AbortSignal) => Promise<unknown>): Flight {
    const flight = startFlight({
      send,
      onOver: () => {
        if (underWay.get(key) === flight) underWay.delete(key);
      },
    });
    underWay.set(key, flight);
    return flight;
  }

  return async (endpoint, input, { flush = false, ...options }) => {
    const { method, hasEffects, keptInTab } = endpoint;
    // The rest of the options is the call's own.
    const own = options as unknown as O;
    if (method !== 'GET' || hasEffects) return call(endpoint, input, own);
    const { session, ...whose } = await asker(endpoint);
    const question = {
      space: JSON.stringify(whose),
      address: addressOf(endpoint, input as object, ''),
    };
    const found = keptInTab && !flush ? kept.find(question, keptInTab.seconds) : null;
    // It was kept of an answer to this very call.
    if (found) return found.value as Answer<typeof endpoint>;
    const key = JSON.stringify([session, question]);
    const send = async (signal: AbortSignal) => {
      const answer = await call(endpoint, input, { ...own, signal });
      // Who asked may have logged out meanwhile, and all that was kept is gone (C4).
      if (keptInTab && (await asker(endpoint)).session === session) kept.keep(question, answer);
      return answer;
    };
    const flight = (flush ? undefined : underWay.get(key)) ?? start(key, send);
    return flight(own.signal) as Promise<Answer<typeof endpoint>>;
  };
}
