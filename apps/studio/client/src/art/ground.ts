// The background of a scene: a sky with shapes in front, wider than a phone shows, so that a wide page shows more of it.
import { draw } from '../page/element.ts';
import { ring } from './picture.ts';
import { washed, wideArt } from './wide.ts';

export type Shape = { d: string; fill?: string; line?: string; width?: number; opacity?: number };
export type Ground = {
  /** Colour stops from top to bottom, each with its offset from 0 to 1. */
  sky: readonly (readonly [color: string, offset: number])[];
  shapes: readonly Shape[];
};

export const groundArt = ({ sky, shapes }: Ground): SVGElement =>
  wideArt(
    '',
    ...washed(
      'ground-sky',
      { x2: 0.06 },
      ...sky.map(([color, offset]) => draw('stop', { 'stop-color': color, offset })),
    ),
    ...shapes.map(({ d, fill = 'none', line, width = 2, opacity }) =>
      draw('path', {
        d,
        fill,
        opacity,
        ...(line && { stroke: line, 'stroke-width': width, 'stroke-linecap': 'round' }),
      }),
    ),
  );

const places = [
  [38, 46, 1.4],
  [92, 24, 1.2],
  [162, 40, 1],
  [246, 18, 1.4],
  [318, 42, 1.1],
  [366, 62, 1.4],
  [12, 78, 1],
  [-48, 70, 1.2],
  [442, 54, 1.2],
  [-120, 98, 1.3],
  [-206, 38, 1],
  [-316, 82, 1.3],
  [520, 30, 1.2],
  [598, 98, 1],
  [700, 46, 1.3],
] as const;
export const stars: Shape = {
  d: places.map(([x, y, r]) => ring(x, y, r)).join(''),
  fill: '#fff',
  opacity: 0.6,
};

/** The rope from which the lanterns and other objects hang. */
export const rope: Shape = {
  d: 'M-405-90L-105-6Q-50 4-10 20 86 48 195 48T400 20Q440 4 495-6L795-90',
  line: '#f7dfae',
  opacity: 0.7,
};
