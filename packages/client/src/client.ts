// The typed caller: an endpoint of the contract and its input in, the answer's value out, or an ApiError. It never shows anything.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Language } from '@parlour/contract/languages';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';
import { exchange, type Fetch } from './exchange.ts';
import { addressOf, requestOf } from './request.ts';
import { saysSessionEnded } from './session-end.ts';

export type ClientOptions = {
  /** Where the server is; absent: the page's own origin. */
  origin?: string;
  merchant: string;
  language: () => Language;
  token: () => string | null;
  /** NET-08. Called once, however many calls fail together. */
  onSessionEnded: () => void;
  fetch?: Fetch;
};

export type Api = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>;

export function createClient(options: ClientOptions): Api {
  const { origin = '', merchant, fetch = globalThis.fetch } = options;
  // Calls that began before the last end of a session say nothing new when they fail of it too.
  let ends = 0;

  function noteSessionEnd(error: unknown, begun: { ends: number; token: string | null }): void {
    if (!(error instanceof ApiError) || !saysSessionEnded(error)) return;
    // Another session may have begun meanwhile: the end of the old one is not its end.
    if (begun.ends !== ends || begun.token !== options.token()) return;
    ends += 1;
    options.onSessionEnded();
  }

  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> => {
    const begun = { ends, token: options.token() };
    const caller = { origin, merchant, language: options.language(), token: begun.token };
    try {
      const url = addressOf(endpoint, input as object, origin);
      const request = requestOf(endpoint, input as object, caller);
      const { timeoutMs } = endpoint;
      const reply = await exchange(fetch, { url, request, timeoutMs });
      // The server parses its answers by the contract, so the value is not parsed a second time here.
      return openEnvelope(reply) as Answer<E>;
    } catch (error) {
      noteSessionEnd(error, begun);
      throw error;
    }
  };
}
