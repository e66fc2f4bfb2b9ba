// Table of prizes and their chances.
import { make } from '../element.ts';
import type { Say } from '../texts.ts';

type Row = { name: string | Node; prize: string; chance: string };

export const oddsTable = (say: Say, rows: readonly Row[]): HTMLElement =>
  make(
    'table',
    { class: 'odds num' },
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
    ),
    make(
      'tbody',
      {},
      ...rows.map(({ name, prize, chance }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, name),
          make('td', { class: 'text-subheading text-accent' }, make('bdi', {}, prize)),
          make('td', {}, make('bdi', {}, chance)),
        ),
      ),
    ),
  );
