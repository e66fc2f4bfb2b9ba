// Balls in a row: they keep their order in every direction of writing.
import { make } from '../page/element.ts';
import { ballText } from './state.ts';

type Size = 's' | 'l';

export function ball(number: number | null, size: Size, isMatched = false): HTMLElement {
  const kind = number === null ? ' ball--empty' : isMatched ? ' ball--m' : '';
  return make(
    'span',
    { class: `ball ball--${size}${kind}` },
    number === null ? '' : ballText(number),
  );
}

export const ballRow = (
  numbers: readonly number[],
  matched: ReadonlySet<number> = new Set(),
): HTMLElement =>
  make('div', { class: 'balls' }, ...numbers.map((each) => ball(each, 's', matched.has(each))));
