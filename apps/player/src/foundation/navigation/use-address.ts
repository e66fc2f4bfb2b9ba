// The current address, for components that render from it.
import { createContext, use, useSyncExternalStore } from 'react';
import { currentAddress, onAddressChange } from '#platform/address.ts';

/** The path that the server renders; null in the browser. */
export const RenderedPath = createContext<string | null>(null);

const currentPath = (): string => currentAddress().path;
const currentSearch = (): string => currentAddress().search;

export function usePath(): string {
  const rendered = use(RenderedPath);
  return useSyncExternalStore(onAddressChange, currentPath, () => rendered ?? currentPath());
}

/** Returns the query: empty, or with its question mark. Empty on the server, since one cached page serves all queries. */
export const useSearch = (): string =>
  useSyncExternalStore(onAddressChange, currentSearch, () => '');
