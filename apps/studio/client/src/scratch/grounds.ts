// Backgrounds of the tickets: an evening with falling leaves, a pond, a fairground.
import { rope, stars, type Ground, type Shape } from '../art/ground.ts';
import { ring } from '../art/picture.ts';

/** Returns the path of a leaf; `size` 1 is 24 wide. */
const leaf = (x: number, y: number, size: number): string => {
  const far = 24 * size;
  return `M${x} ${y}q${-far * 0.1} ${-far * 0.7} ${far} ${-far * 0.8} ${far * 0.1} ${far * 0.9} ${-far} ${far * 0.8}Z`;
};
const leaves = [
  [14, 70, 1],
  [352, 52, 1.2],
  [6, 210, 0.9],
  [366, 190, 0.8],
  [40, 376, 1.1],
  [330, 388, 0.9],
  [-80, 120, 1.2],
  [-150, 300, 1],
  [460, 110, 1],
  [540, 300, 1.3],
  [-300, 180, 1.1],
  [680, 200, 1],
] as const;

export const fallingLeaves: Ground = {
  sky: [
    ['#3a1430', 0],
    ['#6d2440', 0.4],
    ['#a84a3c', 0.74],
    ['#4a1c2c', 1],
  ],
  shapes: [
    ...[300, 220, 150, 90].map((r) => ({ d: ring(195, 150, r), fill: '#ffcf80', opacity: 0.07 })),
    { d: leaves.map(([x, y, size]) => leaf(x, y, size)).join(''), fill: '#f4bd4a', opacity: 0.85 },
    {
      d: leaves.map(([x, y, size]) => `M${x + 2} ${y}l${15 * size} ${-10 * size}`).join(''),
      line: '#8a5410',
      width: 1.4,
      opacity: 0.6,
    },
  ],
};

const pad = (x: number, y: number, r: number): Shape[] => [
  {
    d: `M${x} ${y}L${x + r} ${y - r * 0.3}A${r} ${r * 0.62} 0 1 1 ${x + r * 0.5} ${y - r * 0.54}Z`,
    fill: '#2c8a5e',
  },
  {
    d: `M${x} ${y}L${x - r * 0.8} ${y - r * 0.1}M${x} ${y}L${x - r * 0.3} ${y + r * 0.5}M${x} ${y}L${x + r * 0.5} ${y + r * 0.4}`,
    line: '#7fd0a0',
    width: 1.2,
    opacity: 0.6,
  },
];
const swimmer = (x: number, y: number, fill: string): Shape => ({
  d: `M${x} ${y}q16-16 40-8 8 4 12 8 12-10 18-8-6 8-6 10t6 10q-6 2-18-8-4 4-12 8-24 8-40-12Z`,
  fill,
  opacity: 0.9,
});

export const pond: Ground = {
  sky: [
    ['#0a3a4a', 0],
    ['#12616a', 0.45],
    ['#0d4654', 0.8],
    ['#072a36', 1],
  ],
  shapes: [
    {
      d: [40, 70, 104]
        .map(
          (r) =>
            ring(330, 60, [r, r * 0.5]) +
            ring(30, 300, [r, r * 0.5]) +
            ring(-180, 120, [r, r * 0.5]) +
            ring(600, 250, [r, r * 0.5]),
        )
        .join(''),
      line: '#bff0e6',
      width: 1.4,
      opacity: 0.28,
    },
    swimmer(6, 352, '#f2745a'),
    swimmer(300, 24, '#ffe8dc'),
    swimmer(318, 396, '#f7a23a'),
    swimmer(-190, 240, '#ffe8dc'),
    swimmer(500, 330, '#f2745a'),
    ...pad(24, 40, 34),
    ...pad(372, 250, 30),
    ...pad(-6, 230, 28),
    ...pad(380, 340, 24),
    ...pad(-110, 330, 40),
    ...pad(490, 120, 40),
    ...pad(-290, 60, 36),
    ...pad(690, 380, 40),
  ],
};

const flags = Array.from({ length: 40 }, (_, place) => -390 + place * 30);
/** Returns the y of the string of flags at an x. */
const low = (x: number): number => 30 - ((x - 195) / 62) ** 2 * 1.2;

export const fairground: Ground = {
  sky: [
    ['#121a4a', 0],
    ['#3a2a78', 0.42],
    ['#8a3f86', 0.72],
    ['#2a1650', 1],
  ],
  shapes: [
    stars,
    { d: ring(330, 330, 84) + ring(330, 330, 62), line: '#d48ac8', width: 2.4, opacity: 0.4 },
    {
      d: 'M330 246V414M246 330H414M271 271L389 389M389 271L271 389',
      line: '#d48ac8',
      width: 1.6,
      opacity: 0.35,
    },
    {
      d: [
        [330, 246],
        [414, 330],
        [330, 414],
        [246, 330],
        [271, 271],
        [389, 271],
        [271, 389],
        [389, 389],
      ]
        .map(([x = 0, y = 0]) => ring(x, y, 7))
        .join(''),
      fill: '#ffd98a',
      opacity: 0.55,
    },
    { d: 'M-40 436L-20 340 60 300 140 340 156 436Z', fill: '#241452' },
    {
      d: 'M-20 340L60 300 140 340Q126 352 113 340 100 352 87 340 73 352 60 340 46 352 33 340 20 352 6 340-7 352-20 340Z',
      fill: '#c8414f',
      opacity: 0.8,
    },
    { d: 'M-405 416Q-200 400 0 412T390 410 600 414 795 408V436H-405Z', fill: '#180c3a' },
    rope,
    {
      d: flags
        .map((x) => `M${x} ${low(x)}h20l-10 20Z`)
        .filter((_, place) => (place & 1) === 0)
        .join(''),
      fill: '#f4bd4a',
      opacity: 0.9,
    },
    {
      d: flags
        .map((x) => `M${x} ${low(x)}h20l-10 20Z`)
        .filter((_, place) => (place & 1) === 1)
        .join(''),
      fill: '#e8607a',
      opacity: 0.9,
    },
  ],
};
