// Requests of a member for a payment. One Idempotency-Key stands for one request: after a lost connection the same key is sent again, so
// the server pays once, whatever happened to the first call (PROMO-07, MEMBER-09).
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayFailureAndTime } from '#foundation/api/waiting-time.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** A failed request. `isFinal`: another try would change nothing. */
export type FailedPayment = { step: 'failed'; say: Phrase; isFinal: boolean };
/** State of a request for the page, with the request itself, which may no longer be in the page's list. */
export type PaymentState<Payment, Outcome> = Payment & ({ step: 'busy' } | Outcome | FailedPayment);

export type PaymentRequests<Payment, Outcome> = Readable<
  ReadonlyMap<string, PaymentState<Payment, Outcome>>
> & {
  /** Resolves with the outcome; null if the request is pending already, or the member has changed meanwhile. */
  send: (payment: Payment) => Promise<Outcome | FailedPayment | null>;
  /** Removes the outcomes when the page that shows them is left or was hidden. */
  leave: () => void;
};
type Options<Payment, Outcome> = {
  nameOf: (payment: Payment) => string;
  ask: (payment: Payment, idempotencyKey: string) => Promise<Outcome | FailedPayment>;
  /** Replaces the usual text of a failure, which includes the waiting time (NET-17); null keeps that text. */
  say?: (error: unknown) => Phrase | null;
};

const final = [
  'reward_claimed',
  'reward_exhausted',
  'voucher_invalid',
  'voucher_used',
  'voucher_expired',
  'not_found',
  'function.not.available',
];

/** Judges a failure. `isSpent`: the server has decided, so another try gets a new key. Otherwise the result of the call is unknown. */
function judge(error: unknown): { isFinal: boolean; isSpent: boolean } {
  const code = refusalOf(error)?.code ?? '';
  const isFinal = final.includes(code);
  return { isFinal, isSpent: isFinal || code === 'idempotency_key_reused' };
}

export function createWishes<Payment extends object, Outcome extends { step: string }>(
  { session, language }: Foundation,
  { nameOf, ask, say }: Options<Payment, Outcome>,
): PaymentRequests<Payment, Outcome> {
  const store = createStore<ReadonlyMap<string, PaymentState<Payment, Outcome>>>(new Map());
  const keys = new Map<string, string>();
  let owner = session.get()?.token;
  // Claims of one member are not shown to the next (C4).
  session.subscribe(() => {
    if (session.get()?.token === owner) return;
    owner = session.get()?.token;
    keys.clear();
    store.set(new Map());
  });

  const show = (payment: Payment, step: { step: 'busy' } | Outcome | FailedPayment): void =>
    store.set(new Map(store.get()).set(nameOf(payment), { ...payment, ...step }));

  async function attempt(payment: Payment): Promise<Outcome | FailedPayment> {
    const name = nameOf(payment);
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    try {
      const outcome = await ask(payment, key);
      keys.delete(name);
      return outcome;
    } catch (error) {
      const { isFinal, isSpent } = judge(error);
      if (isSpent) keys.delete(name);
      const told = say?.(error) ?? (await sayFailureAndTime(error, language));
      return { step: 'failed', say: told, isFinal };
    }
  }

  async function send(payment: Payment): Promise<Outcome | FailedPayment | null> {
    if (store.get().get(nameOf(payment))?.step === 'busy') return null;
    const own = owner;
    show(payment, { step: 'busy' });
    const outcome = await attempt(payment);
    if (own !== owner) return null;
    show(payment, outcome);
    return outcome;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send,
    // Pending requests stay, for a reader who returns.
    leave: () => store.set(new Map([...store.get()].filter(([, { step }]) => step === 'busy'))),
  };
}
