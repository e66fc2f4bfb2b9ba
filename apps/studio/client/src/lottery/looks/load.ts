// Loads only the look that a lottery's rules name.
import type { LookName } from '../state.ts';
import type { LookOf } from './look.ts';

const looks: Record<LookName, () => Promise<{ look: LookOf }>> = {
  balls: () => import('./balls/look.ts'),
  digits: () => import('./digits/look.ts'),
  keno: () => import('./keno/look.ts'),
  dice: () => import('./dice/look.ts'),
  race: () => import('./race/look.ts'),
};

/** Loads a look. Throws if its script cannot be loaded. */
export const loadLook = async (name: LookName): Promise<LookOf> => (await looks[name]()).look;
