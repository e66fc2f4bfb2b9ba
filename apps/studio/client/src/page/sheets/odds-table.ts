// Table of prizes and their chances.
import { make } from '../element.ts';
import type { Say } from '../texts.ts';

type Row = { name: string | Node; prize: string; chance: string };

const headOf = (say: Say): HTMLElement =>
  make(
    'thead',
    {},
    make(
      'tr',
      { class: 'text-caption text-muted' },
      make('td'),
      make('th', { scope: 'col' }, say('studio.game.prize')),
      make('th', { scope: 'col' }, say('studio.game.chance')),
    ),
  );

const rowOf = ({ name, prize, chance }: Row): HTMLElement =>
  make(
    'tr',
    {},
    make('th', { scope: 'row' }, name),
    make('td', { class: 'text-subheading text-accent' }, make('bdi', {}, prize)),
    make('td', {}, make('bdi', {}, chance)),
  );

/** Returns the table in a box by whose width the styles decide how large its text may be. */
export const oddsTable = (say: Say, rows: readonly Row[]): HTMLElement =>
  make(
    'div',
    { class: 'odds-room' },
    make('table', { class: 'odds num' }, headOf(say), make('tbody', {}, ...rows.map(rowOf))),
  );
