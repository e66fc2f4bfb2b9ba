// Shapes of the scene, in the units of its picture of 390 by 436.
import { leaning, linear, stop, washed, wideArt } from '../art/wide.ts';
import { draw } from '../page/element.ts';

/** Paths of the signs of all titles. */
const signPaths: Readonly<Record<string, string>> = {
  moon: 'M8-24A24 24 0 1 0 22 14 20 20 0 0 1 8-24Z',
  wave: 'M-26 8Q-14-8-2 4T26 2V10Q12 20 0 12T-26 18ZM-26-10Q-14-26-2-14T26-16V-8Q12 2 0-6T-26 0Z',
  leaf: 'M-18 20Q-26-14 20-24 24 18-8 18-2 2 8-8-8 0-12 24Z',
  shell:
    'M-5 21-24 1Q-26-8-20-13L-4 16-15-18Q-11-23-5-24L-1 15 1 15 5-24Q11-23 15-18L4 16 20-13Q26-8 24 1L5 21Q0 25-5 21Z',
  star: 'M0-25Q3-25 4-22L9-8 23-7Q28-5 24-1L14 8 18 21Q18 26 13 24L0 16-13 24Q-18 26-18 21L-14 8-24-1Q-28-5-23-7L-9-8-4-22Q-3-25 0-25Z',
  koi: 'M23-17Q11-29-3-21-16-13-14 3-13 11-20 15-26 18-25 24-17 26-11 22-7 26-1 25-3 18-4 13 12 14 20 2 26-8 23-17ZM11-15A3 3 0 1 1 10.9-15Z',
  bell: 'M0-26A4 4 0 0 1 4-20Q17-17 17 0 17 9 22 14V18H-22V14Q-17 9-17 0-17-17-4-20A4 4 0 0 1 0-26ZM-6 20H6Q5 26 0 26T-6 20Z',
  crane:
    'M-26-10Q-12-12-5-3L0 4 4-14Q5-24 14-24L25-19 14-17Q11-16 10-10L8 6Q20 2 26-8 26 12 8 18L2 26-2 25 1 18Q-12 18-18 8L-10 9Q-20 2-26-10Z',
  plum: 'M0-4Q-9-11-8-18A8 8 0 0 1 8-18Q9-11 0-4ZM4-2Q8-12 15-13A8 8 0 0 1 20 2Q13 5 4-2ZM3 3Q13 8 14 15A8 8 0 0 1 1 20Q-3 12 3 3ZM-3 3Q3 12-1 20A8 8 0 0 1-14 15Q-13 8-3 3ZM-4-2Q-13 5-20 2A8 8 0 0 1-15-13Q-8-12-4-2Z',
};

/** Returns the path of a sign; empty if there is none. The label contains its name in any case. */
export const signPath = (sign: string): string => signPaths[sign] ?? '';

export const signIcon = (sign: string): SVGElement =>
  draw(
    'svg',
    { width: 18, height: 18, viewBox: '-30 -30 60 60', 'aria-hidden': 'true' },
    draw('path', { d: signPath(sign), fill: 'currentColor' }),
  );

type Body = {
  shape: [tag: string, attributes: Record<string, number | string>];
  ribs: string;
  edge: number;
};

/** A round, a tall and a barrel shape, which differ when unlit too. `edge` is where body and cap meet. */
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
/** Strings from the rope to the caps: x, y at the rope, y at the cap. */
const strings = [
  [72, 50.6, 160 - 1.12 * 50],
  [195, 54, 184 - 1.12 * 58],
  [318, 36, 152 - 1.12 * 54],
];

/** Draws sky, stars, hills, water and rope. */
export const backdrop = (): SVGElement =>
  wideArt(
    '',
    ...washed(
      'sky',
      leaning(-105, -40, 444),
      stop('sky-1', 0),
      stop('sky-2', 0.55),
      stop('sky-3', 0.8),
      stop('sky-4', 1),
    ),
    draw('defs', {}, linear('sea', {}, stop('sea-1', 0), stop('sea-2', 1))),
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
