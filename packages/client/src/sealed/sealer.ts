// Seals bodies in the merchant's envelope: fetches the key, caches it, and tries a second time if the server cannot open the envelope.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import { envelopeKey, rsaKey } from '@parlour/contract/envelope/calls';
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import { sealModern } from '@parlour/wire/modern/seal-modern';
import { drawBytes, type SealedCall } from '@parlour/wire/sealed-call';
import { ApiError } from '../api-error.ts';
import { sealingFailed } from '../sealing-failed.ts';

/** The time for which a key is cached, as long as the server allows. Keys change less often. */
const keptMs = 600_000;

export type SealerOptions = {
  envelope: Exclude<Envelope, 'plain'>;
  merchant: string;
  ask: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>;
};

/** A call whose body is to be sealed, with the function that sends it. */
export type UnsealedCall = {
  endpoint: Endpoint;
  request: RequestInit;
  post: (request: RequestInit) => Promise<unknown>;
};

export type Sealer = {
  /** Fetches the key ahead. A failure is reported by the call that needs it. */
  prepare: () => void;
  send: (sending: UnsealedCall) => Promise<unknown>;
};

type PlainBody = { method: string; path: string; text: string };
type Seal = (plain: PlainBody) => Promise<SealedCall>;

/** A changing parameter, so that no cache answers: the time in the answer must be current. */
const anew = () => ({ _: String(Date.now()) });

async function modernSeal({ ask, merchant: merchantCode }: SealerOptions): Promise<Seal> {
  const key = await ask(envelopeKey, anew());
  // Timestamps use the server's clock, because a phone's may be hours off.
  const ahead = key.serverTime - Date.now();
  return ({ text, ...to }) =>
    sealModern(text, { ...to, merchantCode, key, timestamp: Date.now() + ahead }, drawBytes);
}

async function legacySeal({ ask }: SealerOptions): Promise<Seal> {
  const loading = import('@parlour/wire/legacy/seal-legacy');
  const [modulus, { sealLegacy }] = await Promise.all([ask(rsaKey, anew()), loading]);
  return async ({ text }) => sealLegacy(text, modulus.trim(), drawBytes);
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'answer' && error.code === 'envelope_refused';

export function createSealer(options: SealerOptions): Sealer {
  const askForSeal = options.envelope === 'legacy' ? legacySeal : modernSeal;
  let held: { seal: Promise<Seal>; until: number } | null = null;

  function getSeal(): Promise<Seal> {
    if (held && Date.now() < held.until) return held.seal;
    const asked = { seal: askForSeal(options), until: Date.now() + keptMs };
    held = asked;
    asked.seal.catch(() => {
      if (held === asked) held = null;
    });
    return asked.seal;
  }

  async function seal({ endpoint: { method, path }, request }: UnsealedCall): Promise<RequestInit> {
    try {
      const text = typeof request.body === 'string' ? request.body : '';
      const { headers, body } = await (await getSeal())({ method, path, text });
      const all = new Headers(request.headers);
      for (const [name, value] of Object.entries(headers)) all.set(name, value);
      return { ...request, headers: all, body };
    } catch (error) {
      held = null;
      // A failure of the key call is thrown unchanged.
      throw error instanceof ApiError ? error : sealingFailed(error);
    }
  }

  const attempt = async (sending: UnsealedCall): Promise<unknown> =>
    sending.post(await seal(sending));

  return {
    prepare: () => void getSeal().catch(() => undefined),
    send: async (sending) => {
      try {
        return await attempt(sending);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
      held = null;
      try {
        return await attempt(sending);
      } catch (error) {
        throw isRefused(error) ? sealingFailed(error) : error;
      }
    },
  };
}
