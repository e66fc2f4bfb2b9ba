// Rules and prizes of mines.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { openInstantRules, prizeFor } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { make } from '../page/element.ts';
import { mark } from '../page/sheets/marked-text.ts';
import type { MinesLook } from './look.ts';

/** Creates the table with the prize of the first tile and the largest one, for each choice. */
const paysTable = (table: Table<DescribedMines, never>): HTMLElement => {
  const { say } = table.shell;
  const heads = [
    say('studio.mines.hidden'),
    say('studio.mines.first_pays'),
    say('studio.mines.most_pays'),
  ];
  const paid = (step: string | undefined) =>
    make('td', {}, make('bdi', {}, step === undefined ? '–' : prizeFor(table, step)));
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
      ...table.rules.choices.map(({ mines, steps }) =>
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
  const { say } = table.shell;
  const art = { art: look.name };
  openInstantRules(table, {
    steps: [
      say('studio.mines.rules_play', { ...art, tiles: mark(table.rules.tiles) }),
      say('studio.mines.rules_pays', art),
      say('studio.mines.rules_lost', art),
    ],
    prizes: [paysTable(table)],
    notes: [say('studio.mines.rules_set')],
  });
}
