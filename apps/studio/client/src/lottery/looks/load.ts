// Fetches the look that a lottery's rules name, and no other.
import type { LookName } from '../state.ts';
import type { LookOf } from './look.ts';

const looks: Record<LookName, () => Promise<{ look: LookOf }>> = {
  balls: () => import('./balls/look.ts'),
  digits: () => import('./digits/look.ts'),
  keno: () => import('./keno/look.ts'),
  dice: () => import('./dice/look.ts'),
  race: () => import('./race/look.ts'),
};

/** Throws where its script does not come. */
export const loadLook = async (name: LookName): Promise<LookOf> => (await looks[name]()).look;
