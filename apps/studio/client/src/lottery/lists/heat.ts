// How often each value was drawn: a cell for each, with its count and a tint, and below the most frequent and the longest unseen.
import { make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import type { Series, SeriesRow } from './trends.ts';

/** The number of values that are named as the most frequent. */
const named = 3;

function tableOf(say: Say, { name, rows }: Series): HTMLElement {
  const most = Math.max(...rows.map(({ count }) => count));
  const cell = ({ value, count, gap }: SeriesRow): HTMLElement => {
    const tint = most === 0 ? 0 : count / most;
    const element = make(
      'li',
      { class: count === most && most > 0 ? 'heat-cell is-most' : 'heat-cell' },
      make('b', {}, String(value)),
      make('span', {}, String(count)),
      make('span', { class: 'visually-hidden' }, gapText(say, gap)),
    );
    element.style.setProperty('--heat', tint.toFixed(2));
    return element;
  };
  return make(
    'section',
    { class: 'heat-series' },
    name !== '' && make('h3', { class: 'text-caption text-muted' }, name),
    make('ul', { class: 'heat num' }, ...rows.map(cell)),
    ...factsOf(say, rows),
  );
}

const gapText = (say: Say, gap: number): string =>
  `${say('studio.lottery.trend_gap')}: ${String(gap)}`;

function factsOf(say: Say, rows: readonly SeriesRow[]): HTMLElement[] {
  const frequent = rows.toSorted((one, other) => other.count - one.count);
  const most = frequent[0]?.count ?? 0;
  const gap = Math.max(...rows.map((row) => row.gap));
  const line = (name: string, values: readonly SeriesRow[], end: string): HTMLElement =>
    make(
      'div',
      { class: 'list-row list-row--flush heat-fact' },
      make('span', { class: 'grow' }, name),
      make(
        'span',
        { class: 'heat-values' },
        ...values.map(({ value }) => make('b', {}, String(value))),
      ),
      make('span', { class: 'text-muted' }, end),
    );
  if (most === 0) return [];
  return [
    make(
      'div',
      { class: 'list num' },
      line(
        say('studio.lottery.trend_most'),
        frequent.filter(({ count }) => count === most).slice(0, named),
        say('studio.lottery.trend_times', { count: most }),
      ),
      line(
        say('studio.lottery.trend_longest'),
        rows.filter((row) => row.gap === gap).slice(0, named),
        say('studio.lottery.trend_draws', { count: gap }),
      ),
    ),
  ];
}

/** Creates the tables of all series. `count` is the number of draws. */
export function heatTables(say: Say, all: readonly Series[], count: number): HTMLElement {
  return make(
    'section',
    { class: 'trends' },
    make(
      'header',
      { class: 'row row--apart' },
      make('h2', { class: 'text-heading' }, say('studio.lottery.trend_drawn')),
      make('p', { class: 'text-caption text-muted' }, say('studio.lottery.trends', { count })),
    ),
    ...all.map((series) => tableOf(say, series)),
    make('p', { class: 'text-caption text-muted' }, say('studio.lottery.trend_note')),
  );
}
