// The drawn parts of the scene, in the units of its picture of 390 by 436.
import { draw } from '../page/element.ts';
import type { Sign } from './state.ts';

export const signPaths: Record<Sign, string> = {
  moon: 'M8-24A24 24 0 1 0 22 14 20 20 0 0 1 8-24Z',
  wave: 'M-26 8Q-14-8-2 4T26 2V10Q12 20 0 12T-26 18ZM-26-10Q-14-26-2-14T26-16V-8Q12 2 0-6T-26 0Z',
  leaf: 'M-18 20Q-26-14 20-24 24 18-8 18-2 2 8-8-8 0-12 24Z',
};

export const signIcon = (sign: Sign): SVGElement =>
  draw(
    'svg',
    { width: 18, height: 18, viewBox: '-30 -30 60 60', 'aria-hidden': 'true' },
    draw('path', { d: signPaths[sign], fill: 'currentColor' }),
  );

type Body = {
  shape: [tag: string, attributes: Record<string, number | string>];
  ribs: string;
  edge: number;
};

/** Round, tall and barrel: three that can be told apart unlit too. `edge`: where body and cap meet. */
export const bodies: readonly Body[] = [
  {
    shape: ['ellipse', { rx: 46, ry: 44 }],
    edge: 42,
    ribs: 'M-42-16Q0-6 42-16M-46 4Q0 14 46 4M-40 24Q0 34 40 24',
  },
  {
    shape: ['rect', { x: -36, y: -52, width: 72, height: 104, rx: 24 }],
    edge: 50,
    ribs: 'M-36-28Q0-20 36-28M-36-2Q0 6 36-2M-36 24Q0 32 36 24',
  },
  {
    shape: [
      'path',
      {
        d: 'M-20-48H20Q32-48 36-34 48 0 38 34 34 48 22 48H-22Q-34 48-38 34-48 0-36-34-32-48-20-48Z',
      },
    ],
    edge: 46,
    ribs: 'M-39-22Q0-14 39-22M-43 4Q0 12 43 4M-39 28Q0 36 39 28',
  },
];

const stars = [
  [38, 96, 1.4],
  [92, 34, 1.2],
  [162, 62, 1],
  [246, 22, 1.4],
  [318, 58, 1.1],
  [362, 112, 1.4],
  [276, 92, 1],
  [-48, 70, 1.2],
  [442, 84, 1.2],
  [-120, 128, 1.3],
  [-206, 58, 1],
  [-316, 102, 1.3],
  [520, 40, 1.2],
  [598, 118, 1],
  [700, 66, 1.3],
];
/** Strings from the rope to the caps: place of the lantern, and where the rope passes above it. */
const strings = [
  [72, 50.6, 160 - 1.12 * 50],
  [195, 54, 184 - 1.12 * 58],
  [318, 36, 152 - 1.12 * 54],
];

const stop = (name: string, offset: number) => draw('stop', { class: name, offset });
const gradient = (id: string, direction: object, ...stops: SVGElement[]) =>
  draw('linearGradient', { id, x1: 0, y1: 0, ...direction }, ...stops);

/** Sky, stars, hills, water, rope. Wider than it is seen, so that a wide page shows more of it. */
export const backdrop = (): SVGElement =>
  draw(
    'svg',
    {
      class: 'art',
      viewBox: '-405 0 1200 436',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    draw(
      'defs',
      {},
      gradient(
        'sky',
        { gradientUnits: 'userSpaceOnUse', x1: -105, x2: -40, y2: 444 },
        stop('sky-1', 0),
        stop('sky-2', 0.55),
        stop('sky-3', 0.8),
        stop('sky-4', 1),
      ),
      gradient('sea', { x2: 0, y2: 1 }, stop('sea-1', 0), stop('sea-2', 1)),
    ),
    draw('rect', { x: -405, width: 1200, height: 436, fill: 'url(#sky)' }),
    draw(
      'g',
      { fill: '#fff', opacity: 0.6 },
      ...stars.map(([cx, cy, r]) => draw('circle', { cx, cy, r })),
    ),
    draw('path', {
      class: 'hill-1',
      d: 'M-405 308Q-330 290-260 304T-105 322Q-60 300-10 312 40 276 96 298T200 290 300 282 400 306 495 300 640 318 795 294V344H-405Z',
    }),
    draw('path', {
      class: 'hill-2',
      d: 'M-405 322Q-320 310-240 320T-105 330Q-60 318-10 328 70 302 140 320T280 312 400 328 495 320 650 330 795 314V354H-405Z',
    }),
    draw('rect', { x: -405, y: 332, width: 1200, height: 104, fill: 'url(#sea)' }),
    draw(
      'g',
      { class: 'rope' },
      draw('path', { d: 'M-405-90L-105-2Q-50 6-10 26 86 66 195 54T400 18L795-90' }),
      ...strings.map(([x, from, to]) => draw('path', { d: `M${x} ${from}V${to}` })),
    ),
  );
