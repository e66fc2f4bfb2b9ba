import { useMemo } from 'react';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from './lobby.ts';
import { vendorNames, type NameVendor } from './vendors.ts';

const none: [] = [];

export function useVendorNames(): NameVendor {
  const { value } = useStore(useLobby().lanes);
  return useMemo(() => vendorNames(value ?? none), [value]);
}
