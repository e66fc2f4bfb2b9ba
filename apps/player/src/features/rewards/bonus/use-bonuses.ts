// The member's bonuses with their terms and progress, and the call that gives one up (BONUS-10).
import { useEffect, useRef, useState } from 'react';
import { forfeitBonus, listBonuses } from '@parlour/contract/bonus/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { sayFailure } from '#foundation/api/failure.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { pollUnlessTold } from '#foundation/signals/signals.ts';

export type Bonus = Answer<typeof listBonuses>['bonuses'][number];

/** Time between two fetches of the progress. */
const pollMs = 30_000;
/** Time for which a bonus is shown after its end. */
const toldMs = 24 * 3_600_000;

export const isOpen = ({ state }: Pick<Bonus, 'state'>): boolean =>
  state === 'active' || state === 'waiting';

const isTold = ({ state, endedAt }: Bonus, now: number): boolean =>
  isOpen({ state }) || (endedAt !== null && now - endedAt < toldMs);

/** The bonuses in order: the active one, the waiting ones, then those that are over. */
function inOrder(bonuses: readonly Bonus[]): Bonus[] {
  const open = bonuses.filter(isOpen).toReversed();
  const [active, waiting] = [true, false].map((isActive) =>
    open.filter(({ state }) => (state === 'active') === isActive),
  );
  return [...(active ?? []), ...(waiting ?? []), ...bonuses.filter((each) => !isOpen(each))];
}

/** The bonuses; the part is a key of other data, after whose change they are fetched again. */
const ownBonuses = defineOwnData({
  ask: async ({ read }): Promise<Bonus[]> => {
    const answer = await read(listBonuses, {}).catch((error: unknown) => {
      // A third-party gateway has no bonuses.
      if (refusalOf(error)?.code === 'function.not.available') return { bonuses: [] };
      throw error;
    });
    return answer.bonuses.filter((each) => isTold(each, Date.now()));
  },
  isQuiet: true,
  changedBy: 'promotion',
});

/** Creates the resource of the bonuses; the key for pages that show what is known of them. */
export const makeBonuses = ownBonuses.make;

/** The ids of the rewards whose bonus money is being wagered or waits for that. */
export const openRewardsOf = (bonuses: readonly Bonus[]): ReadonlySet<string> =>
  new Set(bonuses.filter(isOpen).flatMap(({ rewardId }) => rewardId ?? []));

type Options = {
  isNeeded?: boolean;
  /** A key of the data; when it changes, the bonuses are fetched again. */
  since?: string;
};

/** The member's bonuses. Empty for guests, without a call. */
export function useBonuses({ isNeeded = true, since = '' }: Options = {}) {
  const { value, ...state } = useOwnResource(ownBonuses, { part: since, isNeeded });
  const { retry } = state;
  const session = useSession();
  const isPolled = Boolean(session) && isNeeded && (value?.some(isOpen) ?? false);
  const foundation = useFoundation();
  useEffect(
    () => (isPolled ? pollUnlessTold(foundation, pollMs, retry) : undefined),
    [foundation, retry, isPolled],
  );
  const bonuses = session === null || !isNeeded ? [] : value;
  return { ...state, bonuses: bonuses && inOrder(bonuses) };
}

type GiveUpState = {
  /** The ids of the bonuses that are being given up. */
  busy: readonly string[];
  /** The reason why the last one could not be given up, or null. */
  failed: { id: string; say: Phrase } | null;
};

export function useGiveUp() {
  const { api, keep, toasts } = useFoundation();
  const resource = keep(makeBonuses);
  const [giving, setGiving] = useState<GiveUpState>({ busy: [], failed: null });
  const running = useRef(new Set<string>());
  const show = (failed: GiveUpState['failed']) => setGiving({ busy: [...running.current], failed });

  /** Gives a bonus up; resolves with true if that succeeded. */
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
    // Another bonus may be active now, or this one may have ended already.
    resource.refresh();
    return isDone;
  }
  return { ...giving, giveUp };
}
