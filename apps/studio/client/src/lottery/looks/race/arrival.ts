// The order of arrival below the course: the first three with their places, then the others.
import { make } from '../../../page/element.ts';
import type { Say } from '../../../page/texts.ts';
import { boatMark } from './boats.ts';

const places = ['1', '2', '3'] as const;

/** Creates the list. Screen readers get the order once, from the course, so the discs are hidden from them. */
export function arrivalList(say: Say, numbers: readonly number[]): HTMLElement {
  const first = places.flatMap((place, index) => {
    const boat = numbers[index];
    return boat === undefined
      ? []
      : [
          make(
            'div',
            {},
            boatMark(boat),
            make('b', { class: 'text-subheading' }, say('studio.lottery.rank', { place })),
          ),
        ];
  });
  const rest = make(
    'div',
    { class: 'arrival-rest' },
    make(
      'span',
      { class: 'text-caption text-muted' },
      say('studio.lottery.rank_rest', { last: String(numbers.length) }),
    ),
    make('span', { class: 'balls balls--runners' }, ...numbers.slice(places.length).map(boatMark)),
  );
  return make(
    'section',
    {},
    make('h2', { class: 'text-heading draw-title' }, say('studio.lottery.arrival')),
    make('div', { class: 'card num arrival', 'aria-hidden': 'true' }, ...first, rest),
  );
}
