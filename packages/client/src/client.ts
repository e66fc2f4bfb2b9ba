// The typed caller: an endpoint of the contract and its input in, the answer's value out, or an ApiError. It never shows anything.
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
  /** Where the server is; absent: the page's own origin. */
  origin?: string;
  merchant: string;
  /** In which bodies that may be encrypted travel. */
  envelope: Envelope;
  language: () => Language;
  token: () => string | null;
  /** NET-08. Called once, however many calls fail together. */
  onSessionEnded: () => void;
  fetch?: Fetch;
};

export type Waiting = {
  /** Aborted where nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** Hears of the answer as it comes, before anything of it is read. */
  onResponse?: (response: Response) => void;
  /** Of a call that moves money (W4): the same at every try, a new one for each wish. */
  idempotencyKey?: string;
};
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  waiting?: Waiting,
) => Promise<Answer<E>>;
export type Preparing = {
  /** Loads what seals bodies and asks for the key, so that a call has not to wait for them. */
  prepare: () => void;
};
export type Api = Call & Preparing;

/** The server parses its answers by the contract, so the value is not parsed a second time here. */
const readAnswer = ({ isPlainText }: Endpoint, reply: Reply): unknown =>
  reply.picture ?? (isPlainText && reply.status === 200 ? reply.text : openEnvelope(reply));

export function createClient(options: ClientOptions): Api {
  const { origin = '', merchant, envelope, fetch = globalThis.fetch } = options;
  const getSealer =
    envelope === 'plain' ? null : sealerLoader({ envelope, merchant, ask: (...of) => call(...of) });
  // Calls that began before the last end of a session say nothing new when they fail of it too.
  let ends = 0;

  function noteSessionEnd(error: unknown, begun: { ends: number; token: string | null }): void {
    if (!(error instanceof ApiError) || !saysSessionEnded(error)) return;
    // Another session may have begun meanwhile: the end of the old one is not its end.
    if (begun.ends !== ends || begun.token !== options.token()) return;
    ends += 1;
    options.onSessionEnded();
  }

  const call: Call = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    waiting: Waiting = {},
  ) => {
    const begun = { ends, token: options.token() };
    const caller = { origin, merchant, language: options.language(), token: begun.token };
    try {
      const url = addressOf(endpoint, input as object, origin);
      const { idempotencyKey, ...waited } = waiting;
      const request = requestOf(endpoint, input as object, { ...caller, idempotencyKey });
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
