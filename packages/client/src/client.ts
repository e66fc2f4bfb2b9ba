// The typed client: takes an endpoint of the contract with its input, and returns the answer's value or throws an ApiError. It shows nothing.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import type { Language } from '@parlour/contract/languages';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';
import { exchange, type Fetch, type Reply } from './exchange.ts';
import { addressOf, requestOf } from './request.ts';
import { sealerLoader } from './sealing.ts';
import { saysSessionEnded } from './session-end.ts';

export type ClientOptions = {
  /** The server's origin; by default the page's own. */
  origin?: string;
  merchant: string;
  /** The envelope of bodies that may be encrypted. */
  envelope: Envelope;
  language: () => Language;
  token: () => string | null;
  /** Called when the session has ended (NET-08), once even if many calls fail together. */
  onSessionEnded: () => void;
  fetch?: Fetch;
};

export type ClientCallOptions = {
  /** Aborts when no caller waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** Called with the response before its body is read. */
  onResponse?: (response: Response) => void;
  /** The key of a call that moves money (W4): equal for all tries of one intent, new for each intent. */
  idempotencyKey?: string;
  /** True for a call that no action of the member caused, such as one upon a signal: it does not extend the session (S1). */
  isUnasked?: boolean | undefined;
};
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  waiting?: ClientCallOptions,
) => Promise<Answer<E>>;
export type SealingPreparation = {
  /** Loads the sealing code and the key ahead, so that a call need not wait for them. */
  prepare: () => void;
};
export type Api = Call & SealingPreparation;

/** Reads the answer's value. The server validates answers by the contract, so they are not validated again. */
const readAnswer = ({ isPlainText }: Endpoint, reply: Reply): unknown =>
  reply.picture ?? (isPlainText && reply.status === 200 ? reply.text : openEnvelope(reply));

export function createClient(options: ClientOptions): Api {
  const { origin = '', merchant, envelope, fetch = globalThis.fetch } = options;
  const getSealer =
    envelope === 'plain' ? null : sealerLoader({ envelope, merchant, ask: (...of) => call(...of) });
  // The number of ended sessions. Failures of calls that began before the last end are ignored.
  let ends = 0;

  function noteSessionEnd(error: unknown, begun: { ends: number; token: string | null }): void {
    if (!(error instanceof ApiError) || !saysSessionEnded(error)) return;
    // If another session has begun meanwhile, the end of the old one does not concern it.
    if (begun.ends !== ends || begun.token !== options.token()) return;
    ends += 1;
    options.onSessionEnded();
  }

  const call: Call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    waiting: ClientCallOptions = {},
  ) => {
    const begun = { ends, token: options.token() };
    const caller = { origin, merchant, language: options.language(), token: begun.token };
    try {
      const url = addressOf(endpoint, input as object, origin);
      const { idempotencyKey, isUnasked, ...waited } = waiting;
      const request = requestOf(endpoint, input as object, {
        ...caller,
        idempotencyKey,
        isUnasked,
      });
      const { timeoutMs, answersPicture } = endpoint;
      const asked = { url, timeoutMs, isOfPicture: answersPicture !== undefined, ...waited };
      const post = async (sent: RequestInit): Promise<unknown> =>
        readAnswer(endpoint, await exchange(fetch, { ...asked, request: sent }));
      const sealer = endpoint.encrypted ? await getSealer?.() : null;
      const answer = await (sealer ? sealer.send({ endpoint, request, post }) : post(request));
      return answer as Answer<E>;
    } catch (error) {
      noteSessionEnd(error, begun);
      throw error;
    }
  };
  const prepare = (): void =>
    void getSealer?.().then(
      (sealer) => sealer.prepare(),
      () => undefined,
    );
  return Object.assign(call, { prepare });
}
