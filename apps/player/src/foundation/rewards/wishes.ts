// What a member wishes to be paid. One Idempotency-Key stands for one wish: after a lost line the same one is sent again, so whatever
// became of the first call, it pays once (PROMO-07, MEMBER-09).
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayFailureAndTime } from '#foundation/api/waiting-time.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** `isFinal`: to try again would change nothing. */
export type Failed = { step: 'failed'; say: Phrase; isFinal: boolean };
/** As it is told: with what was wished, which the page may show no more by then. */
export type Wished<Wish, Became> = Wish & ({ step: 'busy' } | Became | Failed);

export type Wishes<Wish, Became> = Readable<ReadonlyMap<string, Wished<Wish, Became>>> & {
  /** Resolves with what became of it; null where it is on its way already, or another member is here by then. */
  send: (wish: Wish) => Promise<Became | Failed | null>;
  /** The page that told of them is left, or was out of sight. */
  leave: () => void;
};
type Options<Wish, Became> = {
  nameOf: (wish: Wish) => string;
  ask: (wish: Wish, idempotencyKey: string) => Promise<Became | Failed>;
  /** In other words than the server's, which say when to try again (NET-17); null: in those. */
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

/** `isSpent`: the server has decided, another try is another wish. Until then nobody knows what the first one did. */
function judge(error: unknown): { isFinal: boolean; isSpent: boolean } {
  const code = refusalOf(error)?.code ?? '';
  const isFinal = final.includes(code);
  return { isFinal, isSpent: isFinal || code === 'idempotency_key_reused' };
}

export function createWishes<Wish extends object, Became extends { step: string }>(
  { session, language }: Foundation,
  { nameOf, ask, say }: Options<Wish, Became>,
): Wishes<Wish, Became> {
  const store = createStore<ReadonlyMap<string, Wished<Wish, Became>>>(new Map());
  const keys = new Map<string, string>();
  let owner = session.get()?.token;
  // What one member claimed says nothing to the next (C4).
  session.subscribe(() => {
    if (session.get()?.token === owner) return;
    owner = session.get()?.token;
    keys.clear();
    store.set(new Map());
  });

  const show = (wish: Wish, step: { step: 'busy' } | Became | Failed): void =>
    store.set(new Map(store.get()).set(nameOf(wish), { ...wish, ...step }));

  async function attempt(wish: Wish): Promise<Became | Failed> {
    const name = nameOf(wish);
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    try {
      const became = await ask(wish, key);
      keys.delete(name);
      return became;
    } catch (error) {
      const { isFinal, isSpent } = judge(error);
      if (isSpent) keys.delete(name);
      const told = say?.(error) ?? (await sayFailureAndTime(error, language));
      return { step: 'failed', say: told, isFinal };
    }
  }

  async function send(wish: Wish): Promise<Became | Failed | null> {
    if (store.get().get(nameOf(wish))?.step === 'busy') return null;
    const own = owner;
    show(wish, { step: 'busy' });
    const became = await attempt(wish);
    if (own !== owner) return null;
    show(wish, became);
    return became;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send,
    // What is under way is still told of where one comes back.
    leave: () => store.set(new Map([...store.get()].filter(([, { step }]) => step === 'busy'))),
  };
}
