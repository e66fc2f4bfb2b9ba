// What the player claims (PROMO-06, PROMO-07), shared by all pages of rewards. One Idempotency-Key stands for one wish: after a lost
// line the same one is sent again, so whatever became of the first call, it pays once.
import { claimPromotion } from '@parlour/contract/rewards/calls';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLate, refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { isOffline } from '#platform/network.ts';
import { makeAvailable } from '../available/available.ts';
import { amountText } from '../reward-words.ts';

export type Money = { amount: string; currency: string };
/** What is claimed, as the page tells it. */
export type Wish = {
  promotionId: string;
  /** One of several that the promotion has to give. */
  item?: string | null;
  type: PromotionType;
  title: string;
  reward: Money & { freePlays?: { plays: number; title: string } | undefined };
};
type Step =
  | { step: 'busy' | 'underWay' }
  | { step: 'paid'; paid: Money; at: number }
  /** `isFinal`: to try again would change nothing. */
  | { step: 'failed'; say: Phrase; isFinal: boolean };
export type Claim = Wish & Step;

/** What tells one wish from another. */
export const keyOf = ({ promotionId, item }: Pick<Wish, 'promotionId' | 'item'>): string =>
  [promotionId, item ?? ''].join(' ');

export type Claims = Readable<ReadonlyMap<string, Claim>> & {
  /** Resolves with whether it was paid. */
  claim: (wish: Wish) => Promise<boolean>;
  /** What is under way is told by the server from now on; a failure stays. */
  forget: (wish: Wish) => void;
  /** The page that told of them is left, or was out of sight. */
  leave: () => void;
};

const final = ['reward_claimed', 'reward_exhausted', 'not_found', 'function.not.available'];
const sayLost: Phrase = (t) => t('rewards.lost');

/** What is told of a failed call, and whether its key has had its time. */
function judge(error: unknown): { say: Phrase; isFinal: boolean; isSpent: boolean } {
  const code = refusalOf(error)?.code;
  if (code === undefined || isLate(error)) {
    return { say: isOffline() ? sayFailure(error) : sayLost, isFinal: false, isSpent: false };
  }
  const isFinal = final.includes(code);
  const isSpent = isFinal || code === 'idempotency_key_reused';
  return { say: sayFailure(error), isFinal, isSpent };
}

export function makeClaims(foundation: Foundation): Claims {
  const { api, session, toasts, keep } = foundation;
  const store = createStore<ReadonlyMap<string, Claim>>(new Map());
  const keys = new Map<string, string>();
  let owner = session.get()?.token;
  // What one member claimed says nothing to the next (C4).
  session.subscribe(() => {
    if (session.get()?.token === owner) return;
    owner = session.get()?.token;
    keys.clear();
    store.set(new Map());
  });

  const show = (wish: Wish, step: Step): void =>
    store.set(new Map(store.get()).set(keyOf(wish), { ...wish, ...step }));

  async function send(wish: Wish): Promise<Step> {
    const { promotionId: id, item } = wish;
    const key = keyOf(wish);
    const idempotencyKey = keys.get(key) ?? crypto.randomUUID();
    keys.set(key, idempotencyKey);
    const input = { id, ...(item && { item }) };
    try {
      const answer = await api(claimPromotion, input, { teller: 'page', idempotencyKey });
      keys.delete(key);
      if (answer.state === 'paid') return { step: 'paid', paid: answer, at: Date.now() };
      if (answer.state === 'waiting') return { step: 'underWay' };
      return { step: 'failed', say: (t) => t('site.unknown_error'), isFinal: false };
    } catch (error) {
      const { isSpent, ...told } = judge(error);
      if (isSpent) keys.delete(key);
      return { step: 'failed', ...told };
    }
  }

  async function claim(wish: Wish): Promise<boolean> {
    if (store.get().get(keyOf(wish))?.step === 'busy') return false;
    const own = owner;
    show(wish, { step: 'busy' });
    const step = await send(wish);
    if (own !== owner) return false;
    show(wish, step);
    keep(makeAvailable).retry();
    if (step.step !== 'paid') return false;
    toasts.show('done', (t) => t('rewards.added', { amount: amountText(step.paid) }));
    return true;
  }

  /** What is under way is still told of where one comes back. */
  const leave = (): void =>
    store.set(new Map([...store.get()].filter(([, { step }]) => step === 'busy')));

  const forget = (wish: Wish): void =>
    store.set(
      new Map(
        [...store.get()].filter(([key, { step }]) => key !== keyOf(wish) || step === 'failed'),
      ),
    );

  return { get: store.get, subscribe: store.subscribe, claim, forget, leave };
}
