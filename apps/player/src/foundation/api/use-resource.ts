import { useEffect } from 'react';
import { useStore } from '#foundation/use-store.ts';
import type { Resource, ResourceState } from './resource.ts';

/** What a page shows of it. Where the last such page is left, a call that is under way is given up. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => resource.hold(), [resource]);
  return useStore(resource);
}
