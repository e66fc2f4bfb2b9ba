// The rocket's background: the desk at night with its lamp and hanging stars; later space with its planets.
import { leaning, linear, radial, stop, washed, wideArt } from '../../art/wide.ts';
import { draw } from '../../page/element.ts';
import { path } from './layers.ts';

export const sky = (): SVGElement =>
  wideArt(
    'sky',
    ...washed(
      'sky-paint',
      leaning(60, 120, 440),
      stop('room-1', 0),
      stop('room-2', 0.55),
      stop('room-3', 1),
    ),
  );
export const space = (): SVGElement =>
  wideArt(
    'night',
    ...washed('night-paint', {}, stop('space-1', 0), stop('space-2', 0.55), stop('space-3', 1)),
  );

type Disc = readonly [id: string, x: number, y: number, r: number];
const disc = ([id, x, y, r]: Disc): SVGElement =>
  draw('circle', { cx: x, cy: y, r, fill: `url(#${id})` });
export const planets = (): SVGElement[] => [
  disc(['planet-a', 78, 120, 26]),
  draw('ellipse', {
    class: 'planet-ring',
    cx: 78,
    cy: 120,
    rx: 44,
    ry: 11,
    transform: 'rotate(-18 78 120)',
  }),
  path('planet-a-front', 'M52.6 114.5A26 26 0 0 1 103.6 113Q84 127 54 128.6Q52 121 52.6 114.5Z'),
  disc(['planet-b', 338, 338, 17]),
  disc(['planet-c', 168, 420, 9]),
  disc(['planet-c', -140, 210, 30]),
  disc(['planet-b', 560, 140, 34]),
];
export const planetPaints = (): SVGElement =>
  draw(
    'svg',
    { class: 'paints', width: 0, height: 0 },
    radial(
      'planet-a',
      { cx: 0.34, cy: 0.3, r: 0.8 },
      stop('pa-1', 0),
      stop('pa-2', 0.55),
      stop('pa-3', 1),
    ),
    radial(
      'planet-b',
      { cx: 0.34, cy: 0.3, r: 0.8 },
      stop('pb-1', 0),
      stop('pb-2', 0.55),
      stop('pb-3', 1),
    ),
    radial('planet-c', { cx: 0.34, cy: 0.3, r: 0.8 }, stop('pc-1', 0), stop('pc-2', 1)),
  );

/** Draws the paper stars and the moon that hang above the desk. */
export const hanging = (): SVGElement =>
  wideArt(
    'far',
    path('thread', 'M61-40V44M330-40V60M-120-40V120M520-40V90'),
    path('moon', 'M61 43A25 25 0 1 0 83 81 21 21 0 0 1 61 43Z'),
    ...[
      [330, 72, 12],
      [-120, 132, 13],
      [520, 102, 14],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        'paper-star',
        `M${x} ${y - r}L${x + r * 0.26} ${y - r * 0.3} ${x + r} ${y - r * 0.26} ${x + r * 0.42} ${y + r * 0.18} ${x + r * 0.62} ${y + r * 0.9} ${x} ${y + r * 0.48} ${x - r * 0.62} ${y + r * 0.9} ${x - r * 0.42} ${y + r * 0.18} ${x - r} ${y - r * 0.26} ${x - r * 0.26} ${y - r * 0.3}Z`,
      ),
    ),
  );

export const light = (): SVGElement =>
  wideArt(
    'light',
    draw(
      'defs',
      {},
      linear('cone-paint', {}, stop('cone-1', 0), stop('cone-2', 1)),
      radial('pool-paint', { cx: 0.5, cy: 0.5, r: 0.5 }, stop('pool-1', 0), stop('pool-2', 1)),
    ),
    draw('ellipse', { cx: 176, cy: 330, rx: 210, ry: 92, fill: 'url(#pool-paint)' }),
    path('cone', 'M88 168 136 140 330 352H34Z'),
  );
export const desk = (): SVGElement =>
  wideArt(
    'near',
    draw(
      'defs',
      {},
      linear('desk-paint', { y2: 0.4 }, stop('desk-1', 0), stop('desk-2', 1)),
      linear('shade-paint', {}, stop('shade-1', 0), stop('shade-2', 1)),
    ),
    draw('rect', { x: -405, y: 322, width: 1200, height: 420, fill: 'url(#desk-paint)' }),
    draw('rect', { class: 'desk-edge', x: -405, y: 320, width: 1200, height: 4 }),
    draw('ellipse', { class: 'desk-light', cx: 180, cy: 338, rx: 150, ry: 13 }),
    // Lamp: foot, two arms, joints, shade.
    draw('rect', { class: 'metal', x: 18, y: 313, width: 62, height: 11, rx: 5.5 }),
    path('arm', 'M48 314 22 232 84 164'),
    draw('circle', { class: 'metal', cx: 22, cy: 232, r: 6 }),
    draw('circle', { class: 'bulb', cx: 112, cy: 155, r: 12 }),
    path('shade', 'M78 146Q88 130 106 128L118 130 142 138 86 172Z'),
    path('shade-rim', 'M86 172 142 138'),
    // Sheets to fold, and pencils in a cup.
    path('sheet-1', 'M222 320 236 311H330L318 320Z'),
    path('sheet-2', 'M228 316 246 306H322L312 316Z'),
    path('pencil-1', 'M350 292 343 240 347 232 353 239 360 292Z'),
    path('pencil-2', 'M362 292 371 248 377 242 380 250 371 292Z'),
    path('cup', 'M338 282H384L379 322H343Z'),
    path('cup-band', 'M339.4 292H382.6L381.6 300H340.4Z'),
  );
