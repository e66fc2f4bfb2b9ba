// What a member claims of what was earned (PROMO-05, PROMO-07). One Idempotency-Key stands for one wish: after a lost line the same one
// is sent again, so whatever became of the first call, it pays once.
import { claimPromotion } from '@parlour/contract/rewards/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** One of several that a promotion has to give. */
export type Wish = { promotionId: string; item: string };
export type ClaimStep =
  | { step: 'busy' | 'underWay' }
  | { step: 'paid'; at: number }
  | { step: 'failed'; say: Phrase };

export type EarnedClaims = Readable<ReadonlyMap<string, ClaimStep>> & {
  /** Resolves with what became of it; null where it is being claimed already. */
  claim: (wish: Wish) => Promise<ClaimStep | null>;
  /** The page that told of them is left. */
  leave: () => void;
};

export const nameOfWish = ({ promotionId, item }: Wish): string => `${promotionId} ${item}`;

const final = ['reward_claimed', 'reward_exhausted', 'not_found', 'idempotency_key_reused'];
/** The server has decided: another try is another wish. Until then nobody knows what the first one did. */
const isSpent = (error: unknown): boolean => final.includes(refusalOf(error)?.code ?? '');

export function makeEarnedClaims({ api, session }: Foundation): EarnedClaims {
  const store = createStore<ReadonlyMap<string, ClaimStep>>(new Map());
  const keys = new Map<string, string>();
  let owner = session.get()?.token;
  // What one member claimed says nothing to the next (C4).
  session.subscribe(() => {
    if (session.get()?.token === owner) return;
    owner = session.get()?.token;
    keys.clear();
    store.set(new Map());
  });

  const show = (name: string, step: ClaimStep): void =>
    store.set(new Map(store.get()).set(name, step));

  async function send({ promotionId: id, item }: Wish, name: string): Promise<ClaimStep> {
    const idempotencyKey = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, idempotencyKey);
    try {
      const { state } = await api(claimPromotion, { id, item }, { teller: 'page', idempotencyKey });
      keys.delete(name);
      if (state === 'paid') return { step: 'paid', at: Date.now() };
      if (state === 'waiting') return { step: 'underWay' };
      return { step: 'failed', say: (t) => t('site.unknown_error') };
    } catch (error) {
      if (isSpent(error)) keys.delete(name);
      return { step: 'failed', say: sayFailure(error) };
    }
  }

  async function claim(wish: Wish): Promise<ClaimStep | null> {
    const name = nameOfWish(wish);
    if (store.get().get(name)?.step === 'busy') return null;
    const own = owner;
    show(name, { step: 'busy' });
    const step = await send(wish, name);
    if (own !== owner) return null;
    show(name, step);
    return step;
  }

  /** What is under way is still told of where one comes back. */
  const leave = (): void =>
    store.set(new Map([...store.get()].filter(([, { step }]) => step === 'busy')));

  return { get: store.get, subscribe: store.subscribe, claim, leave };
}
