// Six balls that come in the order they were drawn, 320 ms each. Light and movement only: the result is fixed before the first.
import { make } from '../../page/element.ts';
import { wantsStillness } from '../../page/shell.ts';
import type { Sound } from '../../page/sound.ts';
import { beginSpan } from '../../page/timeline.ts';
import { ballText } from '../state.ts';

export type Tray = {
  element: HTMLElement;
  empty: () => void;
  /** Resolves when all are seen, at once where nothing shall move. */
  reveal: (numbers: readonly number[]) => Promise<void>;
  /** Shows all that are still to come. */
  finish: () => void;
  show: (numbers: readonly number[]) => void;
  mark: (matched: ReadonlySet<number>, label: string) => void;
};

const each = 320;

export function createTray(sound: Sound): Tray {
  const element = make('div', { class: 'tray', role: 'img' });
  let numbers: readonly number[] = [];
  let motions: Animation[] = [];
  const slot = (content: HTMLElement | null) =>
    make('span', { class: 'slot' }, content ?? make('span', { class: 'ball ball--empty' }));
  const fill = (next: readonly number[]) => {
    numbers = next;
    element.replaceChildren(
      ...next.map((number) => slot(make('span', { class: 'ball ball--white' }, ballText(number)))),
    );
  };
  const bring = (ball: Element, place: number) => {
    const motion = ball.animate(
      [
        { transform: 'translateY(-28px) scale(.5)', opacity: 0 },
        { transform: 'translateY(0) scale(1)', opacity: 1 },
      ],
      {
        duration: each,
        delay: place * each,
        fill: 'backwards',
        easing: 'cubic-bezier(.05,.7,.1,1)',
      },
    );
    void motion.finished.then(() => sound.play('tick')).catch(() => undefined);
    return motion;
  };
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      element.replaceChildren(...Array.from({ length: 6 }, () => slot(null)));
    },
    reveal: async (next) => {
      fill(next);
      if (wantsStillness()) return;
      const endSpan = beginSpan('draw');
      motions = [...element.children].flatMap((child, place) =>
        child.firstElementChild ? [bring(child.firstElementChild, place)] : [],
      );
      await Promise.allSettled(motions.map(({ finished }) => finished));
      motions = [];
      endSpan();
    },
    finish: () => {
      for (const motion of motions) motion.finish();
    },
    show: fill,
    mark: (matched, label) => {
      element.setAttribute('aria-label', label);
      for (const [place, child] of [...element.children].entries()) {
        child.firstElementChild?.classList.toggle('ball--m', matched.has(numbers[place] ?? 0));
      }
    },
  };
}
