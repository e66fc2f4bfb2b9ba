import { useEffect } from 'react';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import type { Resource, ResourceKey, ResourceState } from './resource.ts';

/** Returns the resource's state for a page. A pending call is aborted when the last such page is left. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => resource.hold(), [resource]);
  return useStore(resource);
}

/** The times at which a shown value is needed again: when the reader returns to the page, never, or each so many milliseconds while the page is seen. */
export type NextNeed = 'when seen' | 'never' | number;

/** Returns the state of a resource whose value is needed at once, for each other key, and again as `again` says. It is not needed while the key is null. */
export function useNeededResource<T>(
  resource: Resource<T>,
  key: ResourceKey | null,
  again: NextNeed = 'never',
): ResourceState<T> {
  const { owner, wording } = key ?? {};
  // The dependencies are plain values or live as long as the page: a call at each render would compete with what the page does.
  useEffect(() => {
    if (owner === undefined || wording === undefined) return undefined;
    const need = () => resource.need({ owner, wording });
    need();
    if (again === 'never') return undefined;
    return again === 'when seen' ? onPageSeen(need) : everyWhileSeen(again, need);
  }, [resource, owner, wording, again]);
  return useResource(resource);
}
