// One reel: a tape of symbols behind a window of three, moved by transforms only. The symbols are those of its strip, in order.
import { usePicture } from '../art/picture.ts';
import { make } from '../page/element.ts';
import { rows, symbolAt } from './reading.ts';

export type Reel = {
  element: HTMLElement;
  show: (stop: number) => void;
  /** Spins past a number of symbols and stops at `stop`. */
  spin: (stop: number, past: number) => Animation;
};

/** Milliseconds for each symbol, the same on every reel for every result. */
const perSymbol = 52;
/** Number of symbols during which the reel slows down. */
const resting = 5;

const windowOf = (strip: readonly string[], stop: number): string[] =>
  Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));

const cell = (symbol: string): HTMLElement =>
  make('span', { class: 'reel-cell' }, usePicture(symbol));

export function createReel(strip: readonly string[]): Reel {
  const tape = make('div', { class: 'reel-tape' });
  let at = 0;
  const show: Reel['show'] = (stop) => {
    at = stop;
    tape.replaceChildren(...windowOf(strip, stop).map(cell));
  };
  show(0);
  return {
    element: make('div', { class: 'reel' }, tape),
    show,
    spin: (stop, past) => {
      // The tape moves downwards: the final symbols are at its top, the current ones at its foot.
      const coming = Array.from({ length: past }, (_, place) => symbolAt(strip, stop + place));
      const symbols = [...coming, ...windowOf(strip, at)];
      tape.replaceChildren(...symbols.map(cell));
      at = stop;
      const shift = (cells: number) => `translate3d(0,${(-100 * cells) / symbols.length}%,0)`;
      const runs = (past - resting) * perSymbol;
      // A falling speed covers the same distance in twice the time, so the speed has no jump where the slowdown begins.
      const rests = 2.2 * resting * perSymbol;
      const duration = runs + rests;
      return tape.animate(
        [
          { transform: shift(symbols.length - rows), easing: 'linear' },
          {
            transform: shift(resting),
            offset: runs / duration,
            easing: 'cubic-bezier(.2,.45,.35,1)',
          },
          { transform: shift(0) },
        ],
        { duration, fill: 'both' },
      );
    },
  };
}
