// Pictures of lucky objects, shared by the symbols of fruit, gold and tickets.
import { ring, type Picture, type Pictures } from './picture.ts';

export const cherry: Picture = [
  { d: 'M-11 6Q-6-16 9-26M13 8Q14-12 9-26', line: '#3d6b22', width: 3 },
  { d: 'M9-26Q-8-31-17-20-4-13 9-26Z', fill: 'leaf', line: '#123c22' },
  { d: ring(-12, 13, 12.5), fill: 'red', line: '#7a1020', width: 2 },
  { d: ring(14, 14, 11.5), fill: 'red', line: '#7a1020', width: 2 },
  { d: 'M-19 9Q-17 4-13 4M8 10Q9 6 13 6', line: '#fff', width: 3, opacity: 0.85 },
];
export const bell: Picture = [
  { d: ring(0, 22, [6, 5.5]), fill: 'brass', line: '#6b4108', width: 2 },
  {
    d: 'M0-27A5 5 0 0 1 5-22Q20-18 20 0 20 10 27 16V20H-27V16Q-20 10-20 0-20-18-5-22A5 5 0 0 1 0-27Z',
    fill: 'gold',
    line: '#8a5410',
    width: 2,
  },
  { d: 'M-23 13H23', line: '#8a5410', width: 2 },
  { d: 'M-13 6Q-13-12-6-16', line: '#fff', width: 3.4, opacity: 0.85 },
];
export const seven: Picture = [
  {
    d: 'M-20-24H21V-13Q4 2 1 25H-14Q-11 3 3-10H-13L-20-6Z',
    fill: 'red',
    line: '#6e0f1e',
    width: 3,
  },
  { d: 'M-20-24H21V-13Q4 2 1 25H-14Q-11 3 3-10H-13L-20-6Z', line: '#f4bd4a', width: 1.2 },
  { d: 'M-16-19H12', line: '#fff', width: 2.6, opacity: 0.75 },
];
export const coin: Picture = [
  { d: ring(0, 0, 26), fill: 'gold', line: '#8a5410', width: 2 },
  { d: ring(0, 0, 20), line: '#a8691a', width: 2 },
  { d: 'M-7-7H7V7H-7Z', fill: '#6b4108', line: '#fff0b4', width: 1.4 },
  { d: 'M0-17V-11M0 11V17M-17 0H-11M11 0H17', line: '#8a5410', width: 3 },
  { d: 'M-19-10Q-15-19-6-21', line: '#fff', width: 2.6, opacity: 0.9 },
];
export const crown: Picture = [
  { d: 'M-22 14L-27-12-13 1 0-20 13 1 27-12 22 14Z', fill: 'gold', line: '#8a5410', width: 2 },
  { d: 'M-13 1L0-20V14H-16Z', fill: '#fff', opacity: 0.28 },
  { d: 'M-23 13H23L22 22Q0 26-22 22Z', fill: 'brass', line: '#8a5410', width: 2 },
  { d: ring(0, -21, 4.4), fill: 'pearl', line: '#8a5410', width: 1.2 },
  {
    d: `${ring(-27, -13, 3.4)}${ring(27, -13, 3.4)}`,
    fill: 'pearl',
    line: '#8a5410',
    width: 1.2,
  },
  { d: 'M0 2L5 8 0 14-5 8Z', fill: 'red', line: '#7a1020', width: 1 },
  { d: `${ring(-13, 18, 2.4)}${ring(0, 19, 2.4)}${ring(13, 18, 2.4)}`, fill: 'teal' },
];
const starShape = 'M0-27L8-10 26-8 13 5 16 24 0 15-16 24-13 5-26-8-8-10Z';

export const ingot: Picture = [
  { d: 'M-28 19L-20-6H16L28 19Z', fill: 'gold', line: '#8a5410', width: 2 },
  { d: 'M-20-6L-10-16H24L16-6Z', fill: '#fff0b4', line: '#8a5410', width: 2 },
  { d: 'M16-6L24-16 31 8 28 19Z', fill: 'brass', line: '#8a5410', width: 2 },
  { d: 'M-15 2H12L16 12H-19Z', line: '#a8691a', width: 2 },
  { d: 'M-24 13L-17-2', line: '#fff', width: 2.4, opacity: 0.8 },
];
const star: Picture = [
  { d: starShape, fill: 'gold', line: '#8a5410', width: 2.4 },
  {
    d: 'M0-27L8-10 0 2ZM26-8L13 5 0 2ZM16 24L0 15 0 2ZM-16 24L-13 5 0 2ZM-26-8L-8-10 0 2Z',
    fill: '#8a5410',
    opacity: 0.24,
  },
  { d: 'M-5-8L-1-17', line: '#fff', width: 2.4, opacity: 0.9 },
];

const petal = 'M0 0Q-17-5-15-17-12-27-4-24 0-22 0-19 0-22 4-24 12-27 15-17 17-5 0 0Z';

export const luckyTickets: Pictures = {
  star,
  crown,
  seven,
  bell,
  cherry,
  empty: [
    { d: 'M10 0Q22-14 29-13 26 0 29 13 22 14 10 0Z', fill: 'teal', line: '#0a4458', width: 2 },
    {
      d: 'M-28 1Q-14-17 4-14 14-11 18 0 12 13-4 15-18 14-28 1Z',
      fill: 'blue',
      line: '#16305f',
      width: 2,
    },
    { d: 'M-11-12Q-4 1-11 13M0-5Q4 0 0 5M7-4Q11 0 7 4', line: '#fff', width: 2, opacity: 0.7 },
    { d: ring(-18, -2, 3), fill: '#fff' },
    { d: ring(-18.5, -2, 1.6), fill: '#101828' },
  ],
  clover: [
    { d: 'M1 2Q4 18 15 27', line: '#1e6a35', width: 4 },
    { d: petal, fill: 'green', line: '#15502c', width: 1.6, turns: [0, 90, 180, 270] },
    { d: 'M0-3V-15', line: '#d6f2b8', width: 1.8, opacity: 0.8, turns: [0, 90, 180, 270] },
  ],
  horseshoe: [
    {
      d: 'M-19 25H-8Q-10 15-11 4-11-11 0-11T11 4Q10 15 8 25H19Q25 12 24-2 22-26 0-26T-24-2Q-25 12-19 25Z',
      fill: 'steel',
      line: '#3c4c64',
      width: 2,
    },
    {
      d: `${ring(-16, 15, 2)}${ring(-18, 4, 2)}${ring(-15, -8, 2)}${ring(-7, -17, 2)}${ring(7, -17, 2)}${ring(15, -8, 2)}${ring(18, 4, 2)}${ring(16, 15, 2)}`,
      fill: '#3c4c64',
    },
    { d: 'M-20-6Q-16-19-5-22', line: '#fff', width: 2.4, opacity: 0.9 },
  ],
};
