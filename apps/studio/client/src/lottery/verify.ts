// A draw's proof, for the sheet that both games share.
import type { Shell } from '../page/shell.ts';
import { openVerifySheet, shortened } from '../page/sheets/verify-sheet.ts';
import { button, make } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Draw } from './state.ts';

export type Proven = Pick<Draw, 'issue' | 'commitment' | 'seed' | 'numbers'>;

/** The line below a draw or the board. */
export function fairLine(shell: Shell, draw: Proven): HTMLElement {
  const { say } = shell;
  const { issue, commitment, seed, numbers } = draw;
  const open = () =>
    openVerifySheet(shell, {
      commitment,
      seed,
      how: say('studio.lottery.how'),
      data: { issue, commitment, seed, numbers },
      address: `/lottery/draws/${issue}.json`,
    });
  return make(
    'div',
    { class: 'fair' },
    icon('shield', 20),
    make(
      'span',
      { class: 'grow' },
      say('studio.lottery.fixed'),
      ' ',
      make('span', { class: 'mono ltr text-faint' }, shortened(commitment)),
    ),
    button({ class: 'more text-link fair-act', onclick: open }, say('studio.game.verify')),
  );
}
