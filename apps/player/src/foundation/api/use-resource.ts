import { useEffect } from 'react';
import { useStore } from '#foundation/use-store.ts';
import type { Resource, ResourceState } from './resource.ts';

/** Returns the resource's state for a page. A pending call is aborted when the last such page is left. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => resource.hold(), [resource]);
  return useStore(resource);
}
