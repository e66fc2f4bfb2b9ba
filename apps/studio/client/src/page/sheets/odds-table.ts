// Table of prizes and their chances. Its roles are named, because browsers drop those of a table whose rows are laid out otherwise.
import { make } from '../element.ts';
import type { Say } from '../texts.ts';

type Row = { name: string | Node; prize: string; chance: string };

const headOf = (say: Say): HTMLElement =>
  make(
    'thead',
    { role: 'rowgroup' },
    make(
      'tr',
      { role: 'row', class: 'text-caption text-muted' },
      make('td', { role: 'cell' }),
      make('th', { role: 'columnheader', scope: 'col' }, say('studio.game.prize')),
      make('th', { role: 'columnheader', scope: 'col' }, say('studio.game.chance')),
    ),
  );

const rowOf = ({ name, prize, chance }: Row): HTMLElement =>
  make(
    'tr',
    { role: 'row' },
    make('th', { role: 'rowheader', scope: 'row' }, name),
    make('td', { role: 'cell', class: 'text-subheading text-accent' }, make('bdi', {}, prize)),
    make('td', { role: 'cell' }, make('bdi', {}, chance)),
  );

/** Returns the table in a box by whose width the styles decide how large its text may be. */
export const oddsTable = (say: Say, rows: readonly Row[]): HTMLElement =>
  make(
    'div',
    { class: 'odds-room' },
    make(
      'table',
      { role: 'table', class: 'odds num' },
      headOf(say),
      make('tbody', { role: 'rowgroup' }, ...rows.map(rowOf)),
    ),
  );
