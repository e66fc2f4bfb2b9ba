// The kite's background in the evening: sky and sun, hills by the sea, clouds; later the night with its moon.
import { leaning, linear, radial, stop, washed, wideArt } from '../../art/wide.ts';
import { draw } from '../../page/element.ts';
import { path } from './layers.ts';

export const sky = (): SVGElement =>
  wideArt(
    'sky',
    ...washed(
      'sky-paint',
      leaning(-60, 40, 420),
      stop('sky-1', 0),
      stop('sky-2', 0.5),
      stop('sky-3', 0.78),
      stop('sky-4', 1),
    ),
  );
export const night = (): SVGElement =>
  wideArt(
    'night',
    ...washed('night-paint', {}, stop('night-1', 0), stop('night-2', 0.6), stop('night-3', 1)),
  );
export const sun = (): SVGElement =>
  wideArt(
    'sun',
    draw(
      'defs',
      {},
      radial(
        'sun-paint',
        { cx: 0.5, cy: 0.5, r: 0.5 },
        stop('sun-1', 0),
        stop('sun-2', 0.35),
        stop('sun-3', 1),
      ),
    ),
    draw('circle', { cx: 318, cy: 296, r: 190, fill: 'url(#sun-paint)' }),
    draw('circle', { class: 'sun-disc', cx: 318, cy: 296, r: 27 }),
  );

export const moon = (): SVGElement =>
  wideArt(
    'moon-high',
    draw('circle', { class: 'moon-halo', cx: 84, cy: 128, r: 54 }),
    draw('circle', { class: 'moon', cx: 84, cy: 128, r: 30 }),
    draw('circle', { class: 'crater', cx: 75, cy: 120, r: 6 }),
    draw('circle', { class: 'crater', cx: 94, cy: 136, r: 8 }),
    draw('circle', { class: 'crater', cx: 92, cy: 114, r: 3.4 }),
    draw('circle', { class: 'crater', cx: 76, cy: 142, r: 4 }),
  );

const cloud = (x: number, y: number, size: number): SVGElement =>
  draw(
    'g',
    { transform: `translate(${x} ${y})scale(${size})` },
    path(
      'cloud',
      'M-62 14A15 15 0 0 1-44-10 21 21 0 0 1-8-20 26 26 0 0 1 38-9 16 16 0 0 1 62 14Q0 20-62 14Z',
    ),
    path(
      'cloud-edge',
      'M-44-10A21 21 0 0 1-8-20 26 26 0 0 1 38-9 21 21 0 0 0 6-4 20 20 0 0 0-44-10Z',
    ),
  );
export const clouds = (): SVGElement[] => [
  cloud(58, 92, 0.82),
  cloud(352, 218, 1.02),
  cloud(122, 330, 0.6),
  cloud(-150, 150, 1.1),
  cloud(-300, 320, 0.8),
  cloud(540, 80, 0.9),
  cloud(690, 300, 1.2),
];
export const wisps = (): SVGElement[] =>
  [
    [240, 60],
    [30, 210],
    [330, 360],
    [-180, 280],
    [500, 190],
    [660, 40],
  ].map(([x = 0, y = 0]) =>
    path(
      'wisp',
      `M${x - 70} ${y}Q${x - 20} ${y - 9} ${x + 74} ${y - 2} ${x + 10} ${y + 8} ${x - 70} ${y}Z`,
    ),
  );

export const far = (): SVGElement =>
  wideArt(
    'far',
    path(
      'hill-1',
      'M-405 296Q-330 270-250 288T-105 306Q-60 284-10 298 54 262 112 284T214 300Q270 292 330 304T470 296 640 312 795 284V700H-405Z',
    ),
    path(
      'hill-2',
      'M-405 314Q-320 298-240 310T-105 322Q-60 306-10 318 70 290 150 312T290 316Q330 318 400 326T495 314 650 326 795 306V700H-405Z',
    ),
  );
export const near = (): SVGElement =>
  wideArt(
    'near',
    draw('defs', {}, linear('sea-paint', { y2: 0.5 }, stop('sea-1', 0), stop('sea-2', 1))),
    draw('rect', { x: -405, y: 326, width: 1200, height: 420, fill: 'url(#sea-paint)' }),
    draw(
      'g',
      { class: 'glints' },
      ...[
        [318, 334, 46],
        [322, 344, 30],
        [312, 354, 38],
        [326, 366, 22],
        [500, 340, 26],
        [-200, 346, 34],
      ].map(([x = 0, y = 0, w = 0]) => draw('ellipse', { cx: x, cy: y, rx: w, ry: 2.2 })),
    ),
    path(
      'hill-3',
      'M-405 300Q-300 262-190 284T-60 292Q-10 276 40 292 92 300 130 330 168 356 236 372T420 404 795 452V780H-405Z',
    ),
    // The person who holds the kite.
    path(
      'holder',
      'M36 293Q35 284 38 279 35 276 38 271.5A4.2 4.2 0 1 1 43.6 272Q45 274 48 274.4L49.6 273.6Q51 275 49 276.6L43.4 277.4Q44 284 43.4 293L41 293 40 286 38.6 293Z',
    ),
    path(
      'grass',
      'M14 288q2-8 5-10-1 6 0 10M24 289q0-6-3-9 5 2 6 9M66 297q2-7 5-8-1 5 0 9M-40 288q2-8 5-10-1 6 0 10',
    ),
  );
