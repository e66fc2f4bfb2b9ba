// The proof of the round that stands there, or the promise of the next.
import { button, make } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import { openVerifySheet } from '../page/sheets/verify-sheet.ts';
import type { Round } from './state.ts';

type Shown = {
  round: Round<unknown> | null;
  /** The commitment to the next. */
  next: string;
  /** How the result follows from the seed. */
  how: string;
  /** The title's code. */
  game: string;
};

/** What a checker needs of a round, as `npm run games -- verify` reads it. */
const proofOf = (game: string, round: Round<unknown>) => {
  const { id, key, commitment, seed, choice, drawn } = round;
  return { game, id, key, choice, commitment, seed, drawn };
};

/** With the rules, which come only now. */
async function isDrawn(game: string, round: Round<unknown>, seed: string): Promise<boolean> {
  const { isRoundDrawn } = await import('../fair/check-round.ts');
  const { id, key, choice, drawn } = round;
  return isRoundDrawn({ game, id, key, choice, seed, drawn });
}

export function fairLine(shell: Shell, { round, next, how, game }: Shown): HTMLElement {
  const { say } = shell;
  const commitment = round?.commitment ?? next;
  const seed = round?.seed ?? null;
  const open = () =>
    openVerifySheet(shell, {
      commitment,
      seed,
      how,
      data: round ? proofOf(game, round) : { commitment },
      isDrawn: round && seed !== null ? () => isDrawn(game, round, seed) : null,
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
