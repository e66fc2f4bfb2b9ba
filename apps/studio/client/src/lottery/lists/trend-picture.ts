// Picture of past draws: bars upwards for the counts, downwards for the gaps; with a table for screen readers.
import { draw, make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import type { Series, SeriesRow } from './trends.ts';

const up = 64;
const down = 34;
/** Height of the band with the values, between the bars. */
const band = 16;
const height = 12 + up + band + down;

/** True if a value has a label. With many values only some have one. */
const labelled = (value: number, count: number): boolean => {
  if (count <= 20) return true;
  return value === 1 || value % (count > 50 ? 10 : 5) === 0;
};

type Bar = { row: SeriesRow; x: number; wide: number };

function barsOf({ rows }: Series, width: number): SVGElement[] {
  const step = width / rows.length;
  const mostCount = Math.max(1, ...rows.map(({ count }) => count));
  const mostGap = Math.max(1, ...rows.map(({ gap }) => gap));
  const top = 12 + up;
  const column = ({ row, x, wide }: Bar): SVGElement[] => {
    const high = (row.count / mostCount) * up;
    const deep = (row.gap / mostGap) * down;
    const middle = x + wide / 2;
    const rounded = Math.min(3, wide / 2);
    const text = (className: string, y: number, content: number) =>
      draw('text', { class: className, x: middle, y, 'text-anchor': 'middle' }, String(content));
    return [
      draw('rect', {
        class: 'bar-count',
        x,
        y: top - high,
        width: wide,
        height: high,
        rx: rounded,
      }),
      draw('rect', { class: 'bar-gap', x, y: top + band, width: wide, height: deep, rx: rounded }),
      ...(labelled(row.value, rows.length) ? [text('bar-value', top + band - 4, row.value)] : []),
      ...(rows.length <= 20 && row.count > 0
        ? [text('bar-number', top - high - 3, row.count)]
        : []),
    ];
  };
  return rows.flatMap((row, place) =>
    column({ row, x: place * step + step * 0.14, wide: step * 0.72 }),
  );
}

function tableOf(say: Say, { name, rows }: Series): HTMLElement {
  const head = (text: string) => make('th', { scope: 'col' }, text);
  return make(
    'table',
    { class: 'visually-hidden' },
    name !== '' && make('caption', {}, name),
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        head(say('studio.lottery.trend_number')),
        head(say('studio.lottery.trend_drawn')),
        head(say('studio.lottery.trend_gap')),
      ),
    ),
    make(
      'tbody',
      {},
      ...rows.map(({ value, count, gap }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, String(value)),
          make('td', {}, String(count)),
          make('td', {}, String(gap)),
        ),
      ),
    ),
  );
}

function chart(say: Say, series: Series, width: number): HTMLElement {
  return make(
    'figure',
    { class: 'trend' },
    series.name !== '' &&
      make('figcaption', { class: 'text-fine text-muted', 'aria-hidden': 'true' }, series.name),
    draw(
      'svg',
      { class: 'trend-bars', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
      ...barsOf(series, width),
    ),
    tableOf(say, series),
  );
}

/** Creates the picture. `count` is the number of draws. */
export function trendPicture(say: Say, all: readonly Series[], count: number): HTMLElement {
  const isSmall = all.length > 2;
  const key = (className: string, text: string) =>
    make('span', { class: 'trend-key' }, make('i', { class: className }), text);
  return make(
    'section',
    { class: 'card trends num' },
    make('h2', { class: 'text-subheading' }, say('studio.lottery.trends', { count })),
    make(
      'p',
      { class: 'text-fine text-muted trend-keys', 'aria-hidden': 'true' },
      key('bar-count', say('studio.lottery.trend_drawn')),
      key('bar-gap', say('studio.lottery.trend_gap')),
    ),
    make(
      'div',
      { class: isSmall ? 'trend-grid trend-grid--small' : 'trend-grid' },
      ...all.map((series) => chart(say, series, isSmall ? 124 : 340)),
    ),
    make('p', { class: 'text-caption text-muted' }, say('studio.lottery.trend_note')),
  );
}
