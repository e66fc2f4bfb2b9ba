// What every scene's ground is drawn on: a picture wider than it is seen, so that a wide page shows more of it, and the paints that fill it.
import { draw } from '../page/element.ts';

type Attributes = Record<string, number | string>;

/** A phone shows 0 to 390 across, of 436 down. */
export const height = 436;

export const stop = (name: string, offset: number): SVGElement =>
  draw('stop', { class: name, offset });
/** From top to bottom unless its ends say otherwise. */
export const linear = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement =>
  draw('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...ends }, ...stops);
export const radial = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement =>
  draw('radialGradient', { id, ...ends }, ...stops);

/** As wide as the page, behind everything else. */
export const wideArt = (name: string, ...children: SVGElement[]): SVGElement =>
  draw(
    'svg',
    {
      class: name === '' ? 'art' : `art ${name}`,
      viewBox: `-405 0 1200 ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    ...children,
  );

/** All of it in one paint, from the first stop to the last: a sky. */
export const washed = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement[] => [
  draw('defs', {}, linear(id, ends, ...stops)),
  draw('rect', { x: -405, width: 1200, height, fill: `url(#${id})` }),
];
/** A sky that leans as far as these points of the picture. */
export const leaning = (x1: number, x2: number, y2: number): Attributes => ({
  gradientUnits: 'userSpaceOnUse',
  x1,
  x2,
  y2,
});
