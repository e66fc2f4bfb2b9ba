// The member's bonuses with their terms and progress, and giving one up (BONUS-10).
import { useEffect, useRef, useState } from 'react';
import { forfeitBonus, listBonuses } from '@parlour/contract/bonus/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { sayFailure } from '#foundation/api/failure.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { useOwner } from '../owner.ts';

export type Bonus = Answer<typeof listBonuses>['bonuses'][number];

/** How often one looks what was wagered since. */
const pollMs = 30_000;
/** So long one that is over is told of. */
const toldMs = 24 * 3_600_000;

export const isOpen = ({ state }: Pick<Bonus, 'state'>): boolean =>
  state === 'active' || state === 'waiting';

const isTold = ({ state, endedAt }: Bonus, now: number): boolean =>
  isOpen({ state }) || (endedAt !== null && now - endedAt < toldMs);

/** The active one first, then those that wait in their order, then what is over. */
function inOrder(bonuses: readonly Bonus[]): Bonus[] {
  const open = bonuses.filter(isOpen).toReversed();
  const [active, waiting] = [true, false].map((isActive) =>
    open.filter(({ state }) => (state === 'active') === isActive),
  );
  return [...(active ?? []), ...(waiting ?? []), ...bonuses.filter((each) => !isOpen(each))];
}

const makeBonuses = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal): Promise<Bonus[]> => {
      const read = readsOf(foundation)(listBonuses, {}, { teller: 'page', signal });
      const answer = await read.catch((error: unknown) => {
        // A gateway of others has none.
        if (refusalOf(error)?.code === 'function.not.available') return { bonuses: [] };
        throw error;
      });
      return answer.bonuses.filter((each) => isTold(each, Date.now()));
    },
    freshMs: 0,
    isQuiet: true,
  });

type Options = {
  isNeeded?: boolean;
  /** Another text asks anew: something was claimed. */
  since?: string;
};

/** Guests have none, and nobody is asked. */
export function useBonuses({ isNeeded = true, since = '' }: Options = {}) {
  const { keep } = useFoundation();
  const resource = keep(makeBonuses);
  const { owner, isGuest } = useOwner();
  const isAsked = Boolean(owner) && isNeeded;
  useEffect(() => {
    if (!owner || !isAsked) return undefined;
    const look = () => resource.need({ owner, wording: since });
    look();
    return onPageSeen(look);
  }, [resource, owner, isAsked, since]);
  const { value, ...state } = useResource(resource);
  const hasOpen = value?.some(isOpen) ?? false;
  useEffect(() => {
    if (!isAsked || !hasOpen) return undefined;
    return everyWhileSeen(pollMs, resource.retry);
  }, [resource, isAsked, hasOpen]);
  const bonuses = isGuest || !isNeeded ? [] : value;
  return { ...state, bonuses: bonuses && inOrder(bonuses), retry: resource.retry };
}

type Giving = {
  /** Which are being given up. */
  busy: readonly string[];
  /** Why the last one is not. */
  failed: { id: string; say: Phrase } | null;
};

export function useGiveUp() {
  const { api, keep, toasts } = useFoundation();
  const resource = keep(makeBonuses);
  const [giving, setGiving] = useState<Giving>({ busy: [], failed: null });
  const running = useRef(new Set<string>());
  const show = (failed: Giving['failed']) => setGiving({ busy: [...running.current], failed });

  /** Resolves with whether it is given up. */
  async function giveUp(id: string): Promise<boolean> {
    if (running.current.has(id)) return false;
    running.current.add(id);
    show(null);
    const ended = await api(forfeitBonus, { id }, { teller: 'page' }).catch((error: unknown) =>
      sayFailure(error),
    );
    running.current.delete(id);
    const isDone = typeof ended === 'object';
    show(isDone ? null : { id, say: ended });
    if (isDone) {
      resource.change((all) => all.map((each) => (each.id === id ? ended : each)));
      toasts.show('done', (t) => t('bonus.given_up'));
    }
    // The next one in line takes its place; one that had ended is told as that.
    resource.retry();
    return isDone;
  }
  return { ...giving, giveUp };
}
