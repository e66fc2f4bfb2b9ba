// The cabinet: five reels, the lines above, and a veil over the symbols that have not won.
import { draw, make } from '../page/element.ts';
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import type { Pace } from './pace.ts';
import { createReel } from './reel.ts';

export type Cabinet = {
  element: HTMLElement;
  show: (stops: readonly number[]) => void;
  /** Spins all reels. They start together and stop from left to right at equal intervals. */
  spin: (stops: readonly number[], pace: Pace, onStop: () => void) => Promise<void>;
  /** Shows these lines and dims all other places; empty arguments remove the marks. */
  mark: (lines: readonly number[], places: ReadonlySet<number>) => void;
  /** Sets the text of the plaque above the reels; an empty text removes it. */
  setPlaque: (text: string) => void;
};

const shortest = 12;
const more = 5;

/** Returns the path through the centres of a line's places. A place is 10 by 10. */
function linePath(line: readonly number[]): string {
  const points = line.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`);
  return `M${points.join('L')}`;
}

export function createCabinet({ strips, lines }: DescribedReels): Cabinet {
  const reels = strips.map(createReel);
  const veils = strips.flatMap(() => [0, 1, 2].map(() => make('i', { class: 'veil' })));
  const paths = lines.map((line) =>
    draw(
      'g',
      { class: 'line' },
      draw('path', { class: 'line-edge', d: linePath(line) }),
      draw('path', { class: 'line-core', d: linePath(line) }),
    ),
  );
  const over = draw(
    'svg',
    { class: 'lines', viewBox: '0 0 50 30', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...paths,
  );
  const plaque = make('p', { class: 'plaque num', 'aria-hidden': 'true' });
  const mark: Cabinet['mark'] = (shown, places) => {
    for (const [line, path] of paths.entries())
      path.classList.toggle('is-on', shown.includes(line));
    for (const [place, veil] of veils.entries()) {
      veil.classList.toggle('is-on', places.size > 0 && !places.has(place));
    }
  };
  return {
    element: make(
      'div',
      { class: 'cabinet' },
      plaque,
      make(
        'div',
        { class: 'cabinet-window' },
        ...reels.map(({ element }) => element),
        make('div', { class: 'veils' }, ...veils),
        over,
      ),
    ),
    show: (stops) => {
      for (const [place, reel] of reels.entries()) reel.show(stops[place] ?? 0);
    },
    spin: async (stops, pace, onStop) => {
      mark([], new Set());
      const motions = reels.map((reel, place) =>
        reel.spin(stops[place] ?? 0, shortest + place * more),
      );
      await Promise.all(
        motions.map(async (motion) => {
          await pace.see(motion);
          if (!pace.isOver()) onStop();
        }),
      );
      for (const [place, reel] of reels.entries()) reel.show(stops[place] ?? 0);
      for (const motion of motions) motion.cancel();
    },
    mark,
    setPlaque: (text) => {
      plaque.textContent = text;
      plaque.classList.toggle('is-on', text !== '');
    },
  };
}
