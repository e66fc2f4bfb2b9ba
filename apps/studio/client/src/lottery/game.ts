// Context that all views of a lottery share: the page, the studio's state, and the look of this lottery.
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import type { LotteryLook } from './looks/look.ts';
import type { Rules } from './state.ts';

export type Game = {
  shell: Shell;
  desk: Desk;
  look: LotteryLook;
  rules: Rules;
  /** Locale for `Intl`. */
  locale: string;
};

/** True if tickets show the number of right picks. Other tickets only win or lose. */
export const countsRight = ({ look }: Rules): boolean => look === 'balls' || look === 'keno';
