// Tray of balls that fall in drawn order at a constant pace. Presentation only: the result is fixed before the first.
import { make } from '../../../page/element.ts';
import type { LookParts, Tray } from '../look.ts';
import { createPace } from '../pace.ts';
import { ballText } from '../balls.ts';

/** Milliseconds between two balls, the same for the last one. */
const pace = 800;
const fall = 620;

export function createTray({ shell, rules }: LookParts): Tray {
  const element = make('div', { class: 'tray', role: 'img' });
  let numbers: readonly number[] = [];
  const steps = createPace(shell.sound, () => numbers.length);
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
      element.replaceChildren(...Array.from({ length: rules.machine.count }, () => slot(null)));
    },
    reveal: (next, onFallen) => {
      numbers = next;
      const balls = next.map(ballOf);
      element.replaceChildren(...balls.map(slot));
      return steps.run(() => balls.map(bring), onFallen);
    },
    finish: steps.finish,
    show: (next) => element.replaceChildren(...next.map((number) => slot(ballOf(number)))),
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
