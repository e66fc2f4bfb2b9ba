// Reads of data: identical concurrent reads share one request (NET-04), and answers that the contract lets a tab store come from
// there (NET-03). Calls with effects pass through unchanged.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { ClientCallOptions } from './client.ts';
import { startSharedRequest, type SharedRequest } from './shared-request.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import { addressOf } from './request.ts';

/** The caller of a read. `session` changes with each login, `member` does not. */
export type ReadCaller = { merchant: string; language: string; member: string; session: string };

type Call<O> = <E extends Endpoint>(endpoint: E, input: Input<E>, options: O) => Promise<Answer<E>>;

type Options<O> = {
  call: Call<O>;
  /** Resolves to the caller when it is known. */
  asker: (endpoint: Endpoint) => Promise<ReadCaller>;
  kept: KeptAnswers;
};
type ReadOptions<O> = O & {
  /** True to ignore a stored answer and a request in progress; the new answer replaces them. */
  flush?: boolean;
};
export type Reads<O> = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<O>,
) => Promise<Answer<E>>;

export function createReads<O extends ClientCallOptions>({
  call,
  asker,
  kept,
}: Options<O>): Reads<O> {
  const underWay = new Map<string, SharedRequest>();

  function start(key: string, send: (signal: AbortSignal) => Promise<unknown>): SharedRequest {
    const flight = startSharedRequest({
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
    // The stored answer belongs to this endpoint.
    if (found) return found.value as Answer<typeof endpoint>;
    const key = JSON.stringify([session, question]);
    const send = async (signal: AbortSignal) => {
      const answer = await call(endpoint, input, { ...own, signal });
      // If the caller has logged out meanwhile, nothing may be stored (C4).
      if (keptInTab && (await asker(endpoint)).session === session) kept.keep(question, answer);
      return answer;
    };
    const flight = (flush ? undefined : underWay.get(key)) ?? start(key, send);
    return flight(own.signal) as Promise<Answer<typeof endpoint>>;
  };
}
