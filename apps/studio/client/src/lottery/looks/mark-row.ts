// The marks of a ticket in a row. A match is shown by gold and a line below, never by colour alone.
import { make } from '../../page/element.ts';
import { litOf } from '../rules/lit.ts';
import { kindOf } from '../rules/kinds.ts';
import type { Bet, Rules } from '../state.ts';
import type { Marks } from './look.ts';

export function markRow(rules: Rules, bet: Bet, marks: readonly Element[]): Marks {
  const way = kindOf(rules, bet.kind)?.way;
  return {
    element: make('div', { class: 'balls' }, ...marks),
    light: (drawn) => {
      if (!way) return;
      const { machine } = rules;
      litOf({ way, picks: bet.picks, drawn, machine }).forEach((isLit, place) => {
        // Set only once, because the animation would restart.
        if (isLit && !marks[place]?.classList.contains('ball--m')) {
          marks[place]?.classList.add('ball--m');
        }
      });
    },
  };
}
