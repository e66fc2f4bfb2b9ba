// Ten boats, distinguished by their numbers; their colours are an additional hint.
import { draw, make } from '../../../page/element.ts';

/** Returns the class names of a boat. Its colours are in the style sheet. */
const boatClass = (number: number): string => `boat boat--${number}`;

/** Draws a long boat with a high bow, seen from the side, with its number on a sail. It sails to the right. */
export const boatPicture = (number: number): SVGElement =>
  draw(
    'svg',
    { class: boatClass(number), viewBox: '0 0 64 40', 'aria-hidden': 'true' },
    draw('path', {
      class: 'boat-hull',
      d: 'M3 25c2 9 8 13 16 13h24c9 0 14-6 18-18-5 4-9 5-15 5H15c-5 0-9-1-12 0z',
    }),
    draw('path', { class: 'boat-sail', d: 'M17 3q17-3 28 10 2 6-4 11H17q6-11 0-21z' }),
    draw('text', { class: 'boat-number', ...numberPlace(number) }, String(number)),
  );

/** Width of two digits in the picture's units, with which they stay on the sail in every font. */
const twoDigits = 21;

const numberPlace = (number: number) => ({
  x: 31,
  y: 22,
  'text-anchor': 'middle',
  ...(number > 9 && { textLength: twoDigits, lengthAdjust: 'spacingAndGlyphs' }),
});

/** Creates a small disc in the boat's colour, for rows. */
export const boatMark = (number: number): HTMLElement =>
  make('span', { class: `runner runner--${number}` }, String(number));
