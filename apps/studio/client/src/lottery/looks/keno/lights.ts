// The board of keno on the stage. Its numbers light up in drawn order at a constant pace, with the newest one large above.
import { make, setText } from '../../../page/element.ts';
import { ballText } from '../balls.ts';
import type { LookParts, Tray } from '../look.ts';
import { createPace } from '../pace.ts';

/** Milliseconds for each number; all twenty take eight seconds. */
const pace = 400;
const rise = 320;

export function createLights({ shell, rules }: LookParts): Tray {
  const { low, high, count } = rules.machine;
  const cells = Array.from({ length: high - low + 1 }, (_, place) => {
    const light = make('i', {}, String(low + place));
    return { light, cell: make('span', {}, String(low + place), light) };
  });
  const grid = make('div', { class: 'lights-grid' }, ...cells.map(({ cell }) => cell));
  const newest = make('span', { class: 'ball ball--white' });
  const tally = make('span', { class: 'lights-tally num' });
  const head = make('div', { class: 'lights-head' }, newest, tally);
  const element = make('div', { class: 'tray tray--lights', role: 'img' }, head, grid);
  let numbers: readonly number[] = [];
  const steps = createPace(shell.sound, () => numbers.length);
  const lightOf = (number: number) => cells[number - low]?.light;
  const put = (next: readonly number[]): void => {
    numbers = next;
    for (const { light } of cells) light.classList.remove('is-lit');
    for (const number of next) lightOf(number)?.classList.add('is-lit');
  };
  const tell = (fallen: number): void => {
    const last = numbers[fallen - 1];
    newest.classList.toggle('is-none', last === undefined);
    setText(newest, last === undefined ? '' : ballText(last));
    setText(tally, `${fallen} / ${count}`);
  };
  const bring = (number: number, place: number): Animation | undefined =>
    lightOf(number)?.animate(
      [
        { transform: 'scale(1.7)', opacity: 0 },
        { transform: 'scale(1.35)', opacity: 1, offset: 0.4 },
        { transform: 'scale(1)', opacity: 1 },
      ],
      { duration: rise, delay: place * pace + pace - rise, fill: 'backwards', easing: 'ease-out' },
    );
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      put([]);
      tell(0);
    },
    reveal: (next, onFallen) => {
      put(next);
      tell(0);
      const onEach = (fallen: number): void => {
        tell(fallen);
        onFallen(fallen);
      };
      return steps.run(() => next.map(bring).filter((each) => each !== undefined), onEach);
    },
    finish: steps.finish,
    show: (next) => {
      put(next);
      tell(next.length);
    },
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
