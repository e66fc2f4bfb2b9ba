// The target of the reward-centre action (PROMO-04).
import type { PageName } from '#foundation/navigation/paths.ts';

type Visitor = {
  isGuest: boolean;
  /** True if guests are led to register rather than to log in. */
  beforeLoginGoRegister: boolean;
};

export function centreWay({ isGuest, beforeLoginGoRegister }: Visitor): PageName {
  if (!isGuest) return 'rewardCenter';
  return beforeLoginGoRegister ? 'register' : 'login';
}
