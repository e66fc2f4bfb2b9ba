// Pictures of fruit and related symbols.
import { ring, type Pictures } from './picture.ts';
import { bell, cherry, seven } from './luck.ts';

const leafTop = 'M2-18Q6-30 20-27 16-16 2-18Z';
const berries = [
  [-12, -6],
  [0, -7],
  [12, -6],
  [-6, 3],
  [6, 3],
  [-0.5, 13],
  [-11.5, 11],
  [11, 11],
  [0, 22],
] as const;

export const orchard: Pictures = {
  cherry,
  bell,
  seven,
  'golden-apple': [
    { d: ring(0, 0, 28), fill: 'leaf', line: '#0e3c24', width: 2 },
    { d: ring(0, 0, 23.5), line: '#f4bd4a', width: 2 },
    { d: 'M0-9Q1-16 6-20', line: '#643612', width: 3 },
    { d: 'M4-12Q8-21 18-18 15-9 4-12Z', fill: 'green', line: '#12401f', width: 1.2 },
    {
      d: 'M0-8Q7-13 13-9 20-4 16 8 11 21 4 19 0 17-4 19-11 21-16 8-20-4-13-9-7-13 0-8Z',
      fill: 'gold',
      line: '#8a5410',
      width: 2,
    },
    { d: 'M-12-2Q-11-6-7-7', line: '#fff', width: 3, opacity: 0.9 },
  ],
  basket: [
    { d: 'M-19-2Q-17-27 0-27T19-2', line: '#5c300e', width: 6 },
    { d: 'M-19-2Q-17-27 0-27T19-2', line: '#c98f36', width: 3 },
    { d: ring(-12, -3, 8.5), fill: 'red', line: '#7a1020', width: 1.4 },
    { d: ring(12, -3, 8.5), fill: 'orange', line: '#8f3f08', width: 1.4 },
    { d: ring(0, -6, 9), fill: 'lemon', line: '#8f6408', width: 1.4 },
    { d: 'M-28 0H28L22 24Q0 29-22 24Z', fill: 'wood', line: '#5c300e', width: 2 },
    {
      d: 'M-26 8H26M-24 16H24M-16 1L-12 25M-5 1L-4 27M5 1L4 27M16 1L12 25',
      line: '#643612',
      width: 1.8,
      opacity: 0.75,
    },
    { d: 'M-29 0H29', line: '#5c300e', width: 6 },
    { d: 'M-28-0.5H28', line: '#e0a86a', width: 3 },
  ],
  plum: [
    { d: 'M0-17Q0-24 5-28', line: '#643612', width: 3 },
    { d: leafTop, fill: 'leaf', line: '#123c22' },
    {
      d: 'M0-16Q24-20 24 3 24 26 0 26T-24 3Q-24-20 0-16Z',
      fill: 'plum',
      line: '#2b1454',
      width: 2,
    },
    { d: 'M1-16Q9 4-1 25', line: '#2b1454', width: 1.8, opacity: 0.7 },
    { d: 'M-17-2Q-16-9-9-11', line: '#f0dcff', width: 3.4, opacity: 0.85 },
  ],
  lemon: [
    { d: leafTop, fill: 'leaf', line: '#123c22' },
    {
      d: 'M-28 2Q-25-1-23-4-15-20 2-19 19-18 24-2 25 2 29 4 25 9 23 11 15 24-2 23-18 22-23 8-25 5-28 2Z',
      fill: 'lemon',
      line: '#8f6408',
      width: 2,
    },
    { d: 'M-15-4Q-10-12 0-13', line: '#fff', width: 3.4, opacity: 0.9 },
    {
      d: `${ring(8, 6, 1.2)}${ring(2, 12, 1.2)}${ring(13, -2, 1.2)}${ring(-6, 8, 1.2)}`,
      fill: '#b88410',
      opacity: 0.7,
    },
  ],
  melon: [
    { d: 'M-28-8H28Q26 24 0 24T-28-8Z', fill: 'green', line: '#12401f', width: 2 },
    { d: 'M-24-8H24Q22 19 0 19T-24-8Z', fill: '#eaf7cf' },
    { d: 'M-22-8H22Q20 16 0 16T-22-8Z', fill: 'red' },
    { d: 'M-11-2V2M0 1V5M11-2V2M-5 8V11M6 8V11', line: '#3a0c12', width: 3.4 },
    { d: 'M-27-8H27', line: '#ffc4b4', width: 2.4 },
  ],
  grape: [
    { d: 'M0-14Q0-24 4-29', line: '#643612', width: 3 },
    { d: 'M1-16Q-8-28-21-23-20-12-7-12-2-13 1-16Z', fill: 'leaf', line: '#123c22' },
    ...berries.map(([x, y]) => ({
      d: ring(x, y, 7.4),
      fill: 'purple',
      line: '#3b1a68',
      width: 1.4,
    })),
    { d: berries.map(([x, y]) => ring(x - 2.4, y - 2.6, 1.7)).join(''), fill: '#f4e4ff' },
  ],
  orange: [
    { d: ring(0, 3, 24), fill: 'orange', line: '#8f3f08', width: 2 },
    { d: 'M-3-18Q0-15 3-18', line: '#5c3a08', width: 3 },
    { d: 'M1-18Q6-31 22-27 17-14 1-18Z', fill: 'leaf', line: '#123c22' },
    { d: 'M-16-3Q-13-12-4-14', line: '#fff3d0', width: 3.4, opacity: 0.9 },
    {
      d: `${ring(9, 8, 1.2)}${ring(2, 15, 1.2)}${ring(14, 0, 1.2)}${ring(-7, 11, 1.2)}`,
      fill: '#a8500c',
      opacity: 0.6,
    },
  ],
};
