// Rules, prizes and odds of reels, with all prizes and lines.
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { usePicture } from '../art/picture.ts';
import { openInstantRules, prizeFor } from '../instant/rules-words.ts';
import type { Table } from '../instant/scene.ts';
import { draw, make } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import { emphasise, mark } from '../page/sheets/marked-text.ts';
import type { Say } from '../page/texts.ts';
import { wordOf } from './look.ts';
import { symbolWithName } from './pay-table.ts';

const counts = [5, 4, 3] as const;

const paysTable = (table: Table<DescribedReels, never>): HTMLElement =>
  make(
    'table',
    { class: 'odds odds--reels num' },
    make(
      'thead',
      {},
      make(
        'tr',
        { class: 'text-caption text-muted' },
        make('td'),
        ...counts.map((count) => make('th', { scope: 'col' }, String(count))),
      ),
    ),
    make(
      'tbody',
      {},
      ...table.rules.pays.map(({ symbol, times: paidFor }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, symbolWithName(table.shell.say, symbol)),
          ...counts.map((count) => {
            const paid = paidFor[count];
            return make(
              'td',
              {},
              make('bdi', {}, paid === undefined ? '–' : prizeFor(table, paid)),
            );
          }),
        ),
      ),
    ),
  );

const linePicture = (line: readonly number[]): SVGElement =>
  draw(
    'svg',
    { viewBox: '0 0 50 30', 'aria-hidden': 'true' },
    ...line.flatMap((_, reel) =>
      [0, 1, 2].map((row) =>
        draw('rect', {
          x: reel * 10 + 1,
          y: row * 10 + 1,
          width: 8,
          height: 8,
          rx: 2,
          class: line[reel] === row ? 'is-on' : '',
        }),
      ),
    ),
  );

const lineList = (say: Say, { lines }: DescribedReels): HTMLElement =>
  make(
    'ul',
    { class: 'line-list num' },
    ...lines.map((line, place) =>
      make(
        'li',
        {},
        linePicture(line),
        make(
          'span',
          { class: 'text-caption text-muted' },
          say('studio.reels.line_name', { line: String(place + 1) }),
        ),
      ),
    ),
  );

/** Creates the list of the ten lines, folded because it is long. */
const lineFold = (say: Say, rules: DescribedReels): HTMLElement =>
  make(
    'details',
    { class: 'fold line-fold' },
    make(
      'summary',
      { class: 'row' },
      make('b', { class: 'grow text-subheading' }, say('studio.reels.lines')),
      make('span', { class: 'text-subheading num' }, String(rules.lines.length)),
    ),
    lineList(say, rules),
  );

/** Creates a sentence on a symbol beside its picture. */
const withPicture = (symbol: string, text: string): HTMLElement =>
  make('div', { class: 'row symbol-rule' }, usePicture(symbol), make('p', {}, ...emphasise(text)));

export function openRulesSheet(table: Table<DescribedReels, never>): void {
  const { rules, shell } = table;
  const { say } = shell;
  const { wild, scatter, freeSpins, freeTimes, freeOneIn } = rules;
  const names = { symbol: wordOf(say, wild), scatter: wordOf(say, scatter) };
  const free = {
    symbol: names.scatter,
    three: mark(freeSpins[3]),
    four: mark(freeSpins[4]),
    five: mark(freeSpins[5]),
    times: mark(freeTimes),
    oneIn: mark(grouped(freeOneIn)),
  };
  openInstantRules(table, {
    steps: [
      say('studio.reels.rules_play'),
      say('studio.reels.rules_pays'),
      withPicture(wild, say('studio.reels.rules_wild', names)),
      withPicture(scatter, say('studio.reels.rules_scatter', free)),
    ],
    prizes: [paysTable(table), lineFold(say, rules)],
  });
}
