// A draw's proof, for the sheet that both games share.
import type { Shell } from '../page/shell.ts';
import { openVerifySheet } from '../page/sheets/verify-sheet.ts';
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
      pages: {
        data: `/lottery/draws/${issue}.json`,
        how: `/lottery/draws?lang=${document.documentElement.lang}`,
      },
    });
  return make(
    'div',
    { class: 'fair' },
    icon('shield', 20),
    make('span', { class: 'grow' }, say('studio.game.fair')),
    button({ class: 'more text-link fair-act', onclick: open }, say('studio.game.verify')),
  );
}
