// The proof of the round that stands there, or the promise of the next.
import { button, make } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import { openVerifySheet } from '../page/sheets/verify-sheet.ts';
import type { Round } from './state.ts';

export function fairLine(shell: Shell, round: Round | null, next: string): HTMLElement {
  const { say } = shell;
  const commitment = round?.commitment ?? next;
  const open = () =>
    openVerifySheet(shell, {
      commitment,
      seed: round?.seed ?? null,
      how: say('studio.lanterns.how'),
      data: round
        ? { id: round.id, key: round.key, commitment, seed: round.seed, signs: round.signs }
        : { commitment },
      pages: null,
    });
  return make(
    'div',
    { class: 'fair pad' },
    icon('shield', 20),
    make('span', { class: 'grow' }, say('studio.game.fair')),
    button({ class: 'more text-link fair-act', onclick: open }, say('studio.game.verify')),
  );
}
