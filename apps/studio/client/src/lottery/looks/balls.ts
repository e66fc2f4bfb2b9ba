// Balls in a row, in the same order in every writing direction.
import { make } from '../../page/element.ts';

type Size = 's' | 'l';
export const ballText = (number: number): string => String(number).padStart(2, '0');

export function ball(number: number | null, size: Size): HTMLElement {
  const kind = number === null ? ' ball--empty' : '';
  return make(
    'span',
    { class: `ball ball--${size}${kind}` },
    number === null ? '' : ballText(number),
  );
}

export const ballRow = (numbers: readonly number[]): HTMLElement =>
  make('div', { class: 'balls' }, ...numbers.map((each) => ball(each, 's')));
