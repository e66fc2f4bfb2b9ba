// Hooks by which pages use the foundation.
import { createContext, use } from 'react';
import type { Foundation } from './foundation.ts';
import { useStore } from './use-store.ts';

export const FoundationContext = createContext<Foundation | null>(null);

export function useFoundation(): Foundation {
  const foundation = use(FoundationContext);
  if (!foundation) throw new Error('no foundation above this component');
  return foundation;
}

export const useTranslate = () => useStore(useFoundation().language).t;
export const useSession = () => useStore(useFoundation().session);
