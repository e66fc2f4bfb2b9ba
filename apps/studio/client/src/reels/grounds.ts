// Backgrounds of the cabinets: over the sea, in an orchard, in a garden.
import type { Ground } from '../art/ground.ts';
import { rope, stars } from '../art/ground.ts';
import { ring } from '../art/picture.ts';

const strings = { d: 'M72 42V84M318 40V84', line: '#f7dfae', opacity: 0.7 };
const glow = ([x, y, r]: readonly [number, number, number], color: string) =>
  [1, 0.72, 0.46].map((share) => ({ d: ring(x, y, r * share), fill: color, opacity: 0.1 }));

/** Draws a round tree with fruit. */
const tree = (x: number, y: number, fruit: string) => [
  {
    d: `M${x - 5} ${y + 62}Q${x - 2} ${y + 20} ${x - 8} ${y}H${x + 8}Q${x + 3} ${y + 24} ${x + 7} ${y + 62}Z`,
    fill: '#2b1423',
  },
  {
    d: ring(x, y - 14, [42, 38]) + ring(x - 28, y + 2, 26) + ring(x + 28, y + 2, 26),
    fill: '#2c3a2c',
  },
  { d: ring(x - 10, y - 24, [26, 20]), fill: '#3f5636' },
  {
    d: [
      [-26, -6],
      [-10, -30],
      [8, -12],
      [24, -24],
      [32, 6],
      [-4, 8],
      [-34, 12],
    ]
      .map(([dx = 0, dy = 0]) => ring(x + dx, y + dy, 4.2))
      .join(''),
    fill: fruit,
  },
];

/** Draws a bamboo stem with its knots. */
const stem = (x: number, width: number, color: string) => [
  { d: `M${x} 436V-20`, line: color, width },
  {
    d: [40, 118, 196, 274, 352]
      .map((y) => `M${x - width / 2 - 1} ${y + (x % 17)}h${width + 2}`)
      .join(''),
    line: '#08201f',
    width: 2,
    opacity: 0.7,
  },
];

export const overTheSea: Ground = {
  sky: [
    ['#0b1436', 0],
    ['#1f2a66', 0.34],
    ['#6a4a86', 0.58],
    ['#d98a6c', 0.72],
    ['#d98a6c', 1],
  ],
  shapes: [
    stars,
    ...glow([330, 30, 70], '#ffe9b8'),
    { d: ring(330, 30, 17), fill: '#fff1cc' },
    {
      d: 'M-405 300Q-330 282-260 294T-105 304Q-60 288-10 300 30 270 74 292L150 304H240Q300 276 352 294T480 298 640 304 795 286V330H-405Z',
      fill: '#33234f',
    },
    { d: 'M-405 308H795V436H-405Z', fill: '#2b3a6e' },
    {
      d: 'M-405 340Q-340 330-280 340T-160 340-40 340 80 340 200 340 320 340 440 340 560 340 680 340 795 340V436H-405Z',
      fill: '#1d2c5c',
    },
    {
      d: 'M-405 374Q-350 362-290 374T-170 374-50 374 70 374 190 374 310 374 430 374 550 374 670 374 795 374V436H-405Z',
      fill: '#131f47',
    },
    {
      d: 'M40 318H96M58 326H84M300 318H362M316 327H346M188 316H214M-120 320H-60M470 322H530',
      line: '#ffd9a0',
      width: 3,
      opacity: 0.5,
    },
    rope,
    strings,
  ],
};

export const orchardAtDusk: Ground = {
  sky: [
    ['#2a1a4c', 0],
    ['#6a2f63', 0.3],
    ['#c85f4c', 0.56],
    ['#f5b263', 0.72],
    ['#f5b263', 1],
  ],
  shapes: [
    stars,
    ...glow([60, 262, 120], '#fff0b0'),
    { d: ring(60, 262, 30), fill: '#ffe9a8' },
    {
      d: 'M-405 300Q-300 262-200 288T0 284 170 290 340 276 520 290 660 276 795 290V436H-405Z',
      fill: '#8a4552',
    },
    {
      d: 'M-405 322Q-280 296-180 316T20 314 210 316 400 304 560 316 700 306 795 318V436H-405Z',
      fill: '#5c2f45',
    },
    ...tree(18, 296, '#f2645a'),
    ...tree(376, 290, '#f7a23a'),
    ...tree(-110, 270, '#f7a23a'),
    ...tree(500, 268, '#f2645a'),
    ...tree(-270, 262, '#f2645a'),
    ...tree(660, 260, '#f7a23a'),
    { d: 'M-405 344Q-200 326 0 340T390 336 600 342 795 336V436H-405Z', fill: '#35203a' },
    { d: 'M-405 372Q-200 348 0 360T390 356 600 362 795 356V436H-405Z', fill: '#24162c' },
    rope,
    strings,
  ],
};

export const gardenByNight: Ground = {
  sky: [
    ['#08222e', 0],
    ['#0f4650', 0.36],
    ['#2f7f72', 0.62],
    ['#4f9a80', 0.74],
    ['#4f9a80', 1],
  ],
  shapes: [
    stars,
    ...glow([66, 32, 74], '#fff4cf'),
    { d: ring(66, 32, 20), fill: '#fff4cf' },
    {
      d: 'M-405 304Q-320 270-240 292T-90 296Q-20 250 60 286T220 296 330 268 470 292 640 280 795 300V330H-405Z',
      fill: '#1d5654',
    },
    { d: 'M-405 312H795V436H-405Z', fill: '#174a50' },
    { d: 'M-405 366Q-200 352 0 362T390 360 600 364 795 358V436H-405Z', fill: '#0c2c33' },
    {
      d:
        ring(58, 332, [34, 7]) +
        ring(316, 340, [42, 8]) +
        ring(180, 326, [22, 4]) +
        ring(-120, 336, [44, 8]) +
        ring(520, 334, [40, 8]),
      fill: '#2f8a62',
    },
    {
      d: 'M58 330Q44 330 44 320 54 322 58 330ZM58 330Q72 330 72 320 62 322 58 330ZM58 330Q50 318 58 310 66 318 58 330ZM316 337Q300 337 300 326 311 328 316 337ZM316 337Q332 337 332 326 321 328 316 337ZM316 337Q307 324 316 315 325 324 316 337Z',
      fill: '#f4a6bd',
    },
    ...stem(6, 13, '#14524a'),
    ...stem(-22, 11, '#10423e'),
    ...stem(384, 13, '#14524a'),
    ...stem(414, 11, '#10423e'),
    ...stem(-210, 12, '#10423e'),
    ...stem(600, 12, '#10423e'),
    {
      d: 'M10 110Q34 92 46 98 36 112 10 110ZM8 214Q-14 200-26 206-16 220 8 214ZM380 92Q356 78 344 84 354 98 380 92ZM382 236Q406 222 416 230 406 242 382 236Z',
      fill: '#2f8a62',
    },
    rope,
    strings,
  ],
};
