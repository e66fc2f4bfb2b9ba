// What all views of the lottery share: the page, what the studio says, and how this lottery looks.
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import type { Look } from './looks/look.ts';
import type { Rules } from './state.ts';

export type Game = {
  shell: Shell;
  desk: Desk;
  look: Look;
  rules: Rules;
  /** For `Intl`. */
  locale: string;
};

/** Whether a ticket counts its right numbers: others win or do not. */
export const countsRight = ({ look }: Rules): boolean => look === 'balls' || look === 'keno';
