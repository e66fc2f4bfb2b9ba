// Where the reward-centre action leads (PROMO-04).
import type { PageName } from '#foundation/navigation/paths.ts';

type Visitor = {
  isGuest: boolean;
  /** Who is not logged in is asked to register rather than to log in. */
  beforeLoginGoRegister: boolean;
};

export function centreWay({ isGuest, beforeLoginGoRegister }: Visitor): PageName {
  if (!isGuest) return 'rewardCenter';
  return beforeLoginGoRegister ? 'register' : 'login';
}
