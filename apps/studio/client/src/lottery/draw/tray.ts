// Six balls that come in the order they were drawn, all at one pace. Light and movement only: the result is fixed before the first.
import { wantsStillness } from '../../page/effects/stillness.ts';
import type { Sound } from '../../page/effects/sound.ts';
import { make } from '../../page/element.ts';
import { beginSpan } from '../../page/timeline.ts';
import { ballText } from '../state.ts';

export type Tray = {
  element: HTMLElement;
  empty: () => void;
  /** Tells of each ball as it has fallen, and resolves when all have: at once where nothing shall move. */
  reveal: (numbers: readonly number[], onFallen: (number: number) => void) => Promise<void>;
  /** Shows all that are still to come. */
  finish: () => void;
  show: (numbers: readonly number[]) => void;
  setLabel: (label: string) => void;
};

/** From one ball to the next, also where the next would be the last that is missing. */
const pace = 800;
const fall = 620;

export function createTray(sound: Sound): Tray {
  const element = make('div', { class: 'tray', role: 'img' });
  let motions: Animation[] = [];
  const slot = (content: HTMLElement | null) => make('span', { class: 'slot' }, content);
  const ballOf = (number: number) => make('span', { class: 'ball ball--white' }, ballText(number));
  const bring = (ball: Element, place: number): Animation =>
    ball.animate(
      [
        { transform: 'translateY(-64px) scale(.6)', opacity: 0 },
        { opacity: 1, offset: 0.35 },
        { transform: 'translateY(0) scale(1)', opacity: 1 },
      ],
      {
        duration: fall,
        delay: place * pace + pace - fall,
        fill: 'backwards',
        easing: 'cubic-bezier(.3,1.35,.5,1)',
      },
    );
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      element.replaceChildren(...Array.from({ length: 6 }, () => slot(null)));
    },
    reveal: async (next, onFallen) => {
      const balls = next.map(ballOf);
      element.replaceChildren(...balls.map(slot));
      if (wantsStillness()) return next.forEach(onFallen);
      const endSpan = beginSpan('draw');
      motions = balls.map(bring);
      const falls = motions.map(async ({ finished }, place) => {
        await finished;
        sound.play('tick');
        onFallen(next[place] ?? 0);
      });
      await Promise.allSettled(falls);
      motions = [];
      endSpan();
    },
    finish: () => {
      for (const motion of motions) motion.finish();
    },
    show: (next) => element.replaceChildren(...next.map((number) => slot(ballOf(number)))),
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
