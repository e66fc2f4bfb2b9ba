// Three dice that tumble and stop one after the other at a constant pace. They are cubes, turned by transforms only; the
// result is fixed before.
import { make, setText } from '../../../page/element.ts';
import type { LookParts, Tray } from '../look.ts';
import { createPace } from '../pace.ts';
import { dieFace } from './faces.ts';

const pace = 1_100;
/** Quarter turns around the x and y axes that bring a face to the front. */
const turns: Record<number, readonly [x: number, y: number]> = {
  1: [0, 0],
  2: [0, -1],
  3: [-1, 0],
  4: [1, 0],
  5: [0, 1],
  6: [0, 2],
};
const restOf = (face: number): string => {
  const [x, y] = turns[face] ?? [0, 0];
  return `rotateX(${x * 90}deg) rotateY(${y * 90}deg)`;
};

export function createCubes({ shell, rules }: LookParts): Tray {
  const { count } = rules.machine;
  const sum = make('b', { class: 'cube-sum num' });
  const element = make('div', { class: 'tray tray--dice', role: 'img' });
  /** Shows the sum once all dice have stopped. Its space is reserved before. */
  const showSum = (isKnown: boolean): void => {
    const total = numbers.reduce((before, die) => before + die, 0);
    setText(sum, isKnown ? `= ${total}` : '');
  };
  let numbers: readonly number[] = [];
  const steps = createPace(shell.sound, () => numbers.length);
  const cubeOf = (face: number): HTMLElement => {
    const sides = [1, 2, 3, 4, 5, 6].map((each) =>
      make('span', { class: `cube-side cube-side--${each}` }, dieFace(each)),
    );
    const cube = make('span', { class: 'cube' }, ...sides);
    cube.style.transform = restOf(face);
    return cube;
  };
  const put = (cubes: readonly HTMLElement[]): void =>
    element.replaceChildren(
      ...cubes.map((cube) =>
        make('span', { class: 'cube-place' }, make('span', { class: 'cube-tilt' }, cube)),
      ),
      sum,
    );
  /** Tumbles a cube until its turn to stop. */
  const tumble = (cube: HTMLElement, place: number): Animation => {
    const [x, y] = turns[numbers[place] ?? 1] ?? [0, 0];
    const rounds = 360 * (place + 2);
    return cube.animate(
      [
        { transform: `rotateX(${x * 90 - rounds}deg) rotateY(${y * 90 - rounds}deg)` },
        { transform: restOf(numbers[place] ?? 1) },
      ],
      {
        duration: pace * (place + 1),
        fill: 'backwards',
        easing: 'cubic-bezier(.25,.35,.3,1)',
      },
    );
  };
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      numbers = [];
      const blank = Array.from({ length: count }, () =>
        make('span', { class: 'cube cube--blank' }),
      );
      put(blank);
      showSum(false);
    },
    reveal: (next, onFallen) => {
      numbers = next;
      const cubes = next.map(cubeOf);
      put(cubes);
      showSum(false);
      return steps.run(
        () => cubes.map(tumble),
        (fallen) => {
          if (fallen === next.length) showSum(true);
          onFallen(fallen);
        },
      );
    },
    finish: steps.finish,
    show: (next) => {
      numbers = next;
      put(next.map(cubeOf));
      showSum(true);
    },
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
