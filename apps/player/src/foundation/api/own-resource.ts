// A member's data that pages show: its definition, and the hook with which a page needs it.
import { useEffect } from 'react';
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { SignalKind } from '@parlour/contract/signals/kinds';
import type { Foundation } from '#foundation/foundation-type.ts';
import { hearChanges } from '#foundation/signals/signals.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { readsOf } from './reads.ts';
import { createResource, type Resource, type ResourceState } from './resource.ts';
import { useNeededResource, type NextNeed } from './use-resource.ts';

/** A request for a member's data. `read` is a call whose failure the page shows. */
type OwnRequest = {
  read: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>;
  /** The part that the page named, such as a month; empty without one. */
  part: string;
  foundation: Foundation;
};
type OwnDataOptions<T> = {
  ask: (request: OwnRequest) => Promise<T>;
  /** Whether the answer has texts, and so is needed again in another language. */
  hasTexts?: boolean;
  /** Whether guests have such data, too. */
  hasGuests?: boolean;
  /** Hides reloads of a value (`createResource`). */
  isQuiet?: boolean;
  again?: NextNeed;
  /** The signal upon which the data is fetched again while a page shows it (SIG-09). */
  changedBy?: SignalKind;
};
/** The definition of a member's data, made once for each file that fetches some. */
export type OwnData<T> = {
  /** Creates the resource; the key of `foundation.keep`. */
  make: (foundation: Foundation) => Resource<T>;
  hasTexts: boolean;
  hasGuests: boolean;
  again: NextNeed;
  changedBy: SignalKind | null;
};

/** Separates the part from the language; no part contains it. */
const end = '\n';

/** Defines data of a member. It is fetched anew each time a page needs it; unless `again` says otherwise, also when the reader returns to the page. */
export function defineOwnData<T>(options: OwnDataOptions<T>): OwnData<T> {
  const {
    ask,
    hasTexts = false,
    hasGuests = false,
    isQuiet = false,
    again = 'when seen',
    changedBy = null,
  } = options;
  const make = (foundation: Foundation) =>
    createResource<T>({
      ask: ({ wording }, signal, isUnasked) => {
        const [part = ''] = wording.split(end);
        const call = { teller: isUnasked ? 'nobody' : 'page', signal, isUnasked } as const;
        return ask({
          read: (endpoint, input) => readsOf(foundation)(endpoint, input, call),
          part,
          foundation,
        });
      },
      freshMs: 0,
      isQuiet,
    });
  return { make, hasTexts, hasGuests, again, changedBy };
}

/** The part of the data that the page shows, and whether it needs any now. */
type OwnNeed = { part?: string; isNeeded?: boolean };
type OwnResource<T> = ResourceState<T> &
  Pick<Resource<T>, 'retry' | 'refresh' | 'change' | 'renew'>;

/** Returns a member's data for a page. Nothing is fetched before the session is known, nor for guests unless they have such data. */
export function useOwnResource<T>(
  { make, hasTexts, hasGuests, again, changedBy }: OwnData<T>,
  { part = '', isNeeded = true }: OwnNeed = {},
): OwnResource<T> {
  const foundation = useFoundation();
  const { keep, language: spoken } = foundation;
  const resource = keep(make);
  const session = useSession();
  const { language } = useStore(spoken);
  const owner = session === null && hasGuests ? '' : session?.token;
  const wording = hasTexts ? `${part}${end}${language}` : part;
  const key = owner === undefined || !isNeeded ? null : { owner, wording };
  const state = useNeededResource(resource, key, again);
  const { retry, refresh, change, renew } = resource;
  const isShown = key !== null;
  useEffect(
    () => (isShown && changedBy ? hearChanges(foundation, changedBy, renew) : undefined),
    [foundation, isShown, changedBy, renew],
  );
  return { ...state, retry, refresh, change, renew };
}
