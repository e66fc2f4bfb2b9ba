// The typed caller of the back office: the session is a cookie, and a header of our own proves the page. It shows nothing.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import { openStaffSignals } from '@parlour/contract/staff/console-calls';
import { consoleHeader } from '@parlour/contract/staff/console-cookies';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';
import { exchange, type Fetch, type Reply } from './exchange.ts';
import { addressOf } from './request.ts';
import { readStream, type StreamEnd, type StreamHandlers } from './signals/read-stream.ts';

export type ConsoleCallOptions = {
  /** Aborts when no caller waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** True for a call that no action of the person caused, such as a poll: it does not extend the session (S1). */
  isUnasked?: boolean;
};

export type ConsoleCall = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: ConsoleCallOptions,
) => Promise<Answer<E>>;

export type ConsoleClient = {
  call: ConsoleCall;
  /** Makes a call that is answered by a picture. */
  fetchPicture: <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options?: ConsoleCallOptions,
  ) => Promise<Blob>;
  /** Makes a call of which the body is a picture. */
  sendPicture: <E extends Endpoint>(
    endpoint: E,
    input: Omit<Input<E>, 'picture'> & { picture: Blob },
    options?: ConsoleCallOptions,
  ) => Promise<Answer<E>>;
  /** Reads the stream of signals until it ends, is silent for too long, or `signal` aborts. Never rejects. */
  readSignals: (handlers: StreamHandlers) => Promise<StreamEnd>;
};

type ConsoleClientOptions = {
  /** The server's origin; by default the page's own. */
  origin?: string;
  fetch?: Fetch;
};

function requestOf(endpoint: Endpoint, input: object, isUnasked: boolean): RequestInit {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  // The body of a call with a picture is the picture alone.
  const { picture } = (endpoint.takesPicture ? input : {}) as { picture?: Blob };
  return {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      [consoleHeader]: '1',
      ...(isUnasked && { Activity: 'none' }),
      ...(hasBody && { 'Content-Type': picture?.type ?? 'application/json' }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    ...(hasBody && { body: picture ?? JSON.stringify(input) }),
  };
}

export function createConsoleClient({
  origin = '',
  fetch = globalThis.fetch,
}: ConsoleClientOptions = {}): ConsoleClient {
  const send = (
    endpoint: Endpoint,
    input: object,
    { signal, isUnasked = false }: ConsoleCallOptions = {},
  ): Promise<Reply> =>
    exchange(fetch, {
      url: addressOf(endpoint, input, origin),
      request: requestOf(endpoint, input, isUnasked),
      isOfPicture: endpoint.answersPicture !== undefined,
      signal,
    });
  return {
    // The server checks its answers by the contract, so they are not checked again.
    call: async <E extends Endpoint>(endpoint: E, input: Input<E>, options?: ConsoleCallOptions) =>
      openEnvelope(await send(endpoint, input as object, options)) as Answer<E>,
    fetchPicture: async (endpoint, input, options) => {
      const reply = await send(endpoint, input as object, options);
      if (reply.picture) return reply.picture;
      openEnvelope(reply);
      throw new ApiError({ kind: 'answer', code: 'unknown', status: reply.status, message: '' });
    },
    sendPicture: async <E extends Endpoint>(
      endpoint: E,
      input: object,
      options?: ConsoleCallOptions,
    ) => openEnvelope(await send(endpoint, input, options)) as Answer<E>,
    readSignals: (handlers) => {
      const request = requestOf(openStaffSignals, {}, true);
      return readStream(fetch, { url: addressOf(openStaffSignals, {}, origin), request }, handlers);
    },
  };
}
