// Rules and prizes of mines.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { times } from '../instant/last-plays.ts';
import { fairWords, paidWords, paragraph, playWords } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { MinesLook } from './look.ts';

/** Creates the table with the multiplier of the first tile and the largest one, for each choice. */
const paysTable = (say: Say, { choices }: DescribedMines): HTMLElement => {
  const heads = [
    say('studio.mines.hidden'),
    say('studio.mines.first_pays'),
    say('studio.mines.most_pays'),
  ];
  const paid = (step: string | undefined) => make('td', {}, step === undefined ? '–' : times(step));
  return make(
    'table',
    { class: 'odds num' },
    make(
      'thead',
      {},
      make(
        'tr',
        { class: 'text-caption text-muted' },
        ...heads.map((head) => make('th', { scope: 'col' }, head)),
      ),
    ),
    make(
      'tbody',
      {},
      ...choices.map(({ mines, steps }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, String(mines)),
          paid(steps[0]),
          paid(steps.at(-1)),
        ),
      ),
    ),
  );
};

export function openRulesSheet(table: Table<DescribedMines, never>, look: MinesLook): void {
  const { rules, shell } = table;
  const { say, openSheet } = shell;
  openSheet(
    say('studio.game.rules'),
    playWords(table, say('studio.mines.rules_play', { art: look.name })),
    paysTable(say, rules),
    paidWords(say, rules),
    paragraph(say('studio.mines.rules_set')),
    fairWords(say),
  );
}
