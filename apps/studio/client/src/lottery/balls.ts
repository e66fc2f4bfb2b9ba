// Balls in a row: they keep their order in every direction of writing.
import { make } from '../page/element.ts';
import { ballText } from './state.ts';

type Size = 's' | 'l';

export function ball(number: number | null, size: Size): HTMLElement {
  const kind = number === null ? ' ball--empty' : '';
  return make(
    'span',
    { class: `ball ball--${size}${kind}` },
    number === null ? '' : ballText(number),
  );
}

/** The number was drawn. */
export const lightBall = (one: HTMLElement | undefined): void => one?.classList.add('ball--m');

export const ballRow = (numbers: readonly number[]): HTMLElement =>
  make('div', { class: 'balls' }, ...numbers.map((each) => ball(each, 's')));
