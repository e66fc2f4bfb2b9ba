// Line that opens the proof of the shown round, or the commitment of the next.
import { button, make } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import { loadLater } from '../page/load-later.ts';
import type { Round } from './state.ts';

type FairLineOptions = {
  round: Round<unknown> | null;
  /** Commitment of the next round. */
  next: string;
  /** Text that explains how the result follows from the seed. */
  how: string;
  /** The title's code. */
  game: string;
};

/** Data of a round for a checker, in the form that `npm run games -- verify` reads. */
const proofOf = (game: string, round: Round<unknown>) => {
  const { id, key, commitment, seed, choice, drawn } = round;
  return { game, id, key, choice, commitment, seed, drawn };
};

/** Checks a round against its seed. The rules are loaded only now. */
async function isDrawn(game: string, round: Round<unknown>, seed: string): Promise<boolean> {
  const { isRoundDrawn } = await import('../fair/check-round.ts');
  const { id, key, choice, drawn } = round;
  return isRoundDrawn({ game, id, key, choice, seed, drawn });
}

export function fairLine(shell: Shell, { round, next, how, game }: FairLineOptions): HTMLElement {
  const { say } = shell;
  const commitment = round?.commitment ?? next;
  const seed = round?.seed ?? null;
  const open = async (): Promise<void> => {
    const sheet = await loadLater(shell, () => import('../page/sheets/verify-sheet.ts'));
    sheet?.openVerifySheet(shell, {
      what: 'round',
      commitment,
      seed,
      how,
      data: round ? proofOf(game, round) : { commitment },
      isDrawn: round && seed !== null ? () => isDrawn(game, round, seed) : null,
      pages: null,
    });
  };
  return make(
    'div',
    { class: 'fair pad' },
    icon('shield', 20),
    make('span', { class: 'grow' }, say('studio.game.fair')),
    button(
      { class: 'more text-link fair-act', onclick: () => void open() },
      say('studio.game.verify'),
    ),
  );
}
