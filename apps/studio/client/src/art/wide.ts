// The canvas of every scene's background, wider than a phone shows, so that a wide page shows more of it, and its paints.
import { draw } from '../page/element.ts';

type Attributes = Record<string, number | string>;

/** Height of the picture. A phone shows 0 to 390 of its width. */
export const height = 436;

export const stop = (name: string, offset: number): SVGElement =>
  draw('stop', { class: name, offset });
/** Creates a linear gradient, from top to bottom unless `ends` has other points. */
export const linear = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement =>
  draw('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...ends }, ...stops);
export const radial = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement =>
  draw('radialGradient', { id, ...ends }, ...stops);

/** Creates a picture as wide as the page, behind everything else. */
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

/** Fills the whole picture with one gradient, for a sky. */
export const washed = (id: string, ends: Attributes, ...stops: SVGElement[]): SVGElement[] => [
  draw('defs', {}, linear(id, ends, ...stops)),
  draw('rect', { x: -405, width: 1200, height, fill: `url(#${id})` }),
];
/** Returns the ends of a tilted gradient between these points of the picture. */
export const leaning = (x1: number, x2: number, y2: number): Attributes => ({
  gradientUnits: 'userSpaceOnUse',
  x1,
  x2,
  y2,
});
