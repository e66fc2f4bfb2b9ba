// Pictures of the faces of dice.
import { pipsOf } from '@parlour/games/draws/dice-pips';
import { draw, make } from '../../../page/element.ts';

/** Draws a face without an accessible name, for places with a text beside it. */
export const dieFace = (face: number): SVGElement =>
  draw(
    'svg',
    { class: 'die-face', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    ...pipsOf(face).map(([cx, cy]) => draw('circle', { cx, cy, r: 10 })),
  );

/** Creates a small die for rows. */
export const dieMark = (face: number): HTMLElement =>
  make('span', { class: 'die', role: 'img', 'aria-label': String(face) }, dieFace(face));
