// Layers of both scenes: stacked pictures of the stage's size or wider, each moved as a whole.
import { height, linear, stop, wideArt } from '../../art/wide.ts';
import { draw, make } from '../../page/element.ts';

/** Width of the stage in the units of its pictures. A layer's movement is in shares of the stage. */
export const width = 390;

export const path = (name: string, d: string): SVGElement => draw('path', { class: name, d });

/** Draws a piece of folded paper: its colour, and above it the light from above. */
export const facet = ([points, name]: readonly [points: string, name: string]): SVGElement[] => [
  draw('polygon', { class: name, points }),
  draw('polygon', { class: 'sheen', points }),
];
/** Creates the gradient of the light on each `facet`. Needed once in each scene. */
export const sheen = (): SVGElement =>
  draw(
    'svg',
    { class: 'paints', width: 0, height: 0, 'aria-hidden': 'true' },
    linear(
      'sheen-paint',
      { x2: 0.3 },
      stop('sheen-1', 0),
      stop('sheen-2', 0.55),
      stop('sheen-3', 1),
    ),
  );

/** Creates a picture as large as the stage. Shapes beyond its edges are visible too. */
export const picture = (name: string, ...children: SVGElement[]): SVGElement =>
  draw(
    'svg',
    { class: `art ${name}`, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...children,
  );

/** Creates two copies of a picture, one above the other, so that it can scroll endlessly. */
export function passing(name: string, drawing: () => SVGElement[]): HTMLElement {
  return make(
    'div',
    { class: `passing ${name}` },
    wideArt('', ...drawing()),
    wideArt('', ...drawing()),
  );
}

/** Stars as `[x, y, r]`. Those beyond the stage's width are visible on a wide page. */
const starPlaces: readonly (readonly [number, number, number])[] = [
  [38, 96, 1.5],
  [92, 34, 1.2],
  [162, 62, 1],
  [246, 22, 1.6],
  [318, 58, 1.1],
  [362, 112, 1.5],
  [276, 142, 1],
  [60, 190, 1.1],
  [140, 226, 1.5],
  [214, 196, 1],
  [334, 238, 1.2],
  [22, 292, 1.3],
  [104, 330, 1],
  [188, 306, 1.4],
  [262, 342, 1.1],
  [350, 316, 1.6],
  [70, 402, 1.2],
  [170, 396, 1],
  [300, 412, 1.3],
  [-48, 70, 1.2],
  [-84, 250, 1.4],
  [-120, 128, 1.3],
  [-180, 340, 1],
  [-206, 58, 1],
  [-260, 214, 1.4],
  [-316, 102, 1.3],
  [-350, 380, 1.1],
  [442, 84, 1.2],
  [470, 296, 1.4],
  [520, 40, 1.2],
  [566, 204, 1],
  [598, 118, 1],
  [650, 340, 1.3],
  [700, 66, 1.3],
  [744, 250, 1.1],
];

/** Draws the stars. One in five twinkles as a cross of light. */
export const stars = (): SVGElement[] =>
  starPlaces.map(([x, y, r], place) => {
    const arm = r * 3.4;
    const waist = r * 0.55;
    const isCross = place === Math.floor(place / 5) * 5;
    return isCross
      ? path(
          'star',
          `M${x} ${y - arm}L${x + waist} ${y - waist} ${x + arm} ${y} ${x + waist} ${y + waist} ${x} ${y + arm} ${x - waist} ${y + waist} ${x - arm} ${y} ${x - waist} ${y - waist}Z`,
        )
      : draw('circle', { class: 'star', cx: x, cy: y, r });
  });
