// Pictures of garden plants and animals.
import { coin } from './luck.ts';
import { ring, type Picture, type Pictures } from './picture.ts';
import { turtle } from './sea.ts';

const lotus: Picture = [
  { d: 'M-27 12Q0 4 27 12 18 25 0 25T-27 12Z', fill: 'leaf', line: '#123c22', width: 2 },
  {
    d: 'M0 16Q-27 12-29-7-14-7 0 16ZM0 16Q27 12 29-7 14-7 0 16Z',
    fill: 'pink',
    line: '#8f2c56',
    width: 1.8,
  },
  {
    d: 'M0 17Q-22 0-15-19-2-12 0 17ZM0 17Q22 0 15-19 2-12 0 17Z',
    fill: 'pink',
    line: '#8f2c56',
    width: 1.8,
  },
  { d: 'M0 17Q-13-6 0-27 13-6 0 17Z', fill: 'pink', line: '#8f2c56', width: 1.8 },
  { d: 'M-3-14Q-6-4-2 8', line: '#fff', width: 2, opacity: 0.85 },
];
const dragonfly: Picture = [
  {
    d: 'M-2-8Q-22-22-29-12-27-2-2-3ZM2-8Q22-22 29-12 27-2 2-3Z',
    fill: '#bfeef5',
    line: '#1f7f94',
    width: 1.6,
  },
  {
    d: 'M-2-2Q-22-2-25 8-18 14-2 3ZM2-2Q22-2 25 8 18 14 2 3Z',
    fill: '#d9f6f2',
    line: '#1f7f94',
    width: 1.6,
  },
  { d: 'M-24-10L-5-5M24-10L5-5M-20 7L-4 1M20 7L4 1', line: '#1f7f94', width: 1, opacity: 0.7 },
  { d: 'M-2.6 0H2.6L1.6 29H-1.6Z', fill: 'teal', line: '#0a4458', width: 1.4 },
  { d: ring(0, -4, [4.6, 8]), fill: 'teal', line: '#0a4458', width: 1.6 },
  { d: 'M-2 10H2M-2 16H2M-1.6 22H1.6', line: '#0a4458', width: 1.4 },
  { d: `${ring(-4, -16, 4.4)}${ring(4, -16, 4.4)}`, fill: 'red', line: '#6e0f1e', width: 1.2 },
];
const koi: Picture = [
  { d: 'M-4 16Q-20 12-27 25-13 31-1 22Z', fill: 'coral', line: '#8e2b30', width: 1.8 },
  {
    d: 'M-8 2Q-22-4-26 6-18 12-6 9ZM14 2Q24 2 26 11 17 15 9 8Z',
    fill: '#ffe8dc',
    line: '#a8503c',
    width: 1.6,
  },
  {
    d: 'M-4 20Q-16-2-2-19 8-30 18-24 28-14 20 0 12 15-4 20Z',
    fill: 'cream',
    line: '#a8503c',
    width: 2,
  },
  {
    d: 'M0-17Q12-18 18-6 24-12 21-20 18-25 12-26 4-24 0-17ZM-7-4Q4-6 8 6 2 13-3 13-8 5-7-4Z',
    fill: 'coral',
  },
  { d: `${ring(9, -20, 1.8)}${ring(20, -14, 1.8)}`, fill: '#2a1420' },
  { d: 'M-2 8Q2 4 4-4', line: '#fff', width: 2, opacity: 0.8 },
];
const goldenKoi: Picture = [
  { d: 'M-4 16Q-20 12-27 25-13 31-1 22Z', fill: 'brass', line: '#6b4108', width: 1.8 },
  {
    d: 'M-8 2Q-22-4-26 6-18 12-6 9ZM14 2Q24 2 26 11 17 15 9 8Z',
    fill: '#fff0b4',
    line: '#8a5410',
    width: 1.6,
  },
  {
    d: 'M-4 20Q-16-2-2-19 8-30 18-24 28-14 20 0 12 15-4 20Z',
    fill: 'gold',
    line: '#8a5410',
    width: 2,
  },
  {
    d: 'M0-17Q12-18 18-6 24-12 21-20 18-25 12-26 4-24 0-17ZM-7-4Q4-6 8 6 2 13-3 13-8 5-7-4Z',
    fill: 'brass',
  },
  { d: `${ring(9, -20, 1.8)}${ring(20, -14, 1.8)}`, fill: '#2a1420' },
  { d: 'M-2 8Q2 4 4-4', line: '#fff', width: 2, opacity: 0.8 },
];

export const garden: Pictures = {
  lotus,
  dragonfly,
  koi,
  coin,
  'jade-ring': [
    { d: ring(0, 0, 28), fill: 'red', line: '#5e0c1a', width: 2 },
    { d: ring(0, 0, 24), line: '#f4bd4a', width: 1.8 },
    { d: ring(0, 0, 14.5), line: '#0f4a38', width: 14 },
    { d: ring(0, 0, 14.5), line: '#4fbd8f', width: 11 },
    { d: 'M-13-9A16 16 0 0 1-1-16.5', line: '#eafff4', width: 3.4, opacity: 0.95 },
    { d: 'M13 9A16 16 0 0 1 3 16', line: '#1b7358', width: 3, opacity: 0.8 },
  ],
  'moon-gate': [
    { d: 'M-28 26V-14H28V26Z', fill: 'cream', line: '#7a5a34', width: 2 },
    { d: 'M-31-14Q-16-17-10-25H10Q16-17 31-14V-9H-31Z', fill: 'jade', line: '#0f4a38', width: 2 },
    { d: ring(0, 9, 16.5), fill: '#16305c', line: '#7a5a34', width: 3 },
    { d: ring(5, 3, 5), fill: '#fff4cf' },
    { d: 'M-14 17Q-6 12 0 16T14 17Q8 25.5 0 25.5T-14 17Z', fill: '#2f7d5c' },
    { d: 'M-15 14Q-10-2-1-6', line: '#4fae4b', width: 2.4 },
    { d: 'M-20-20H20', line: '#dff8ea', width: 1.6, opacity: 0.8 },
  ],
  fan: [
    { d: 'M0 22L-29-4Q-18-24 0-24T29-4Z', fill: 'red', line: '#6e0f1e', width: 2 },
    { d: 'M0 22L-14 9Q-8 3 0 3T14 9Z', fill: 'wood', line: '#5c300e', width: 1.6 },
    {
      d: 'M0 22L-22-15M0 22L-12-21M0 22V-24M0 22L12-21M0 22L22-15',
      line: '#6e0f1e',
      width: 1.5,
      opacity: 0.75,
    },
    { d: 'M-29-4Q-18-24 0-24T29-4', line: '#f4bd4a', width: 2.6 },
    { d: ring(0, -11, 5), fill: 'gold', line: '#8a5410', width: 1 },
    { d: ring(0, 22, 3), fill: 'gold', line: '#8a5410', width: 1.2 },
    { d: 'M0 24V30', line: '#c98f36', width: 2.6 },
  ],
  teapot: [
    { d: 'M15-4Q30-8 28 6 26 16 14 15', line: '#0f4a38', width: 6 },
    { d: 'M15-4Q30-8 28 6 26 16 14 15', line: '#4fbd8f', width: 2.8 },
    { d: 'M-13 14Q-24 10-25-2-27-6-30-8H-23Q-16-4-13 0Z', fill: 'jade', line: '#0f4a38', width: 2 },
    { d: ring(0, 7, [18, 16.5]), fill: 'jade', line: '#0f4a38', width: 2 },
    { d: 'M-12-6Q-10-13 0-13T12-6Z', fill: 'jade', line: '#0f4a38', width: 2 },
    { d: ring(0, -16, 3.6), fill: 'gold', line: '#8a5410', width: 1.2 },
    { d: 'M-11 3Q-9-3-4-4', line: '#fff', width: 3, opacity: 0.85 },
    { d: 'M-12 22H12', line: '#0f4a38', width: 4 },
    { d: 'M0 1Q7 6 0 13-7 6 0 1Z', fill: '#f4bd4a', opacity: 0.9 },
  ],
  bamboo: [
    { d: 'M-14 29V-27H-5V29ZM4 29V-27H13V29Z', fill: 'green', line: '#15502c', width: 2 },
    { d: 'M-16-9H-3M-16 11H-3M2-16H15M2 4H15M2 22H15', line: '#15502c', width: 3.4 },
    { d: 'M-11.5-24V-13M-11.5-5V7M6.5-24V-19M6.5-12V0', line: '#eaffd8', width: 2, opacity: 0.9 },
    {
      d: 'M13-16Q20-28 30-26 27-15 13-16ZM-14 8Q-24-2-30 3-25 13-14 8ZM13 6Q22 4 28 12 19 16 13 6Z',
      fill: 'leaf',
      line: '#123c22',
    },
  ],
  lantern: [
    { d: 'M0-29V-20M-5 22V29M0 22V31M5 22V29', line: '#c98f36', width: 2.4 },
    { d: ring(0, 0, [24, 19]), fill: 'red', line: '#6e0f1e', width: 2 },
    { d: 'M-9-18Q-19 0-9 18M0-19V19M9-18Q19 0 9 18', line: '#f9a078', width: 1.8, opacity: 0.9 },
    { d: 'M-11-23H11V-16H-11ZM-11 16H11V23H-11Z', fill: 'gold', line: '#8a5410', width: 1.6 },
  ],
};

export const koiPond: Pictures = {
  empty: [
    {
      d: 'M-26 12Q-28-4-12-12 6-20 20-8 30 2 24 14 12 24-8 22-24 22-26 12Z',
      fill: 'steel',
      line: '#3c4c64',
      width: 2,
    },
    { d: 'M-16 2Q-12-6-2-8', line: '#fff', width: 3, opacity: 0.85 },
    { d: 'M4 12Q12 12 17 6', line: '#3c4c64', width: 2, opacity: 0.5 },
  ],
  'golden-koi': goldenKoi,
  koi,
  turtle,
  lotus,
  dragonfly,
  frog: [
    {
      d: 'M-17 12Q-30 12-28 24H-8ZM17 12Q30 12 28 24H8Z',
      fill: 'green',
      line: '#15502c',
      width: 2,
    },
    {
      d: 'M0-14Q25-14 24 8 22 25 0 25T-24 8Q-25-14 0-14Z',
      fill: 'green',
      line: '#15502c',
      width: 2,
    },
    { d: `${ring(-13, -14, 8.5)}${ring(13, -14, 8.5)}`, fill: 'green', line: '#15502c', width: 2 },
    { d: `${ring(-13, -15, 5)}${ring(13, -15, 5)}`, fill: '#fffbe0' },
    { d: `${ring(-12, -14.5, 2.6)}${ring(12, -14.5, 2.6)}`, fill: '#12301c' },
    { d: 'M-15 4Q0 15 15 4', line: '#15502c', width: 2.4 },
    { d: 'M-10 22Q0 12 10 22Z', fill: '#e4f6c0', opacity: 0.8 },
  ],
  reed: [
    { d: 'M-12 30Q-10 4-13-12M2 30Q2 2 0-18M14 30Q14 10 17-4', line: '#2f7a3c', width: 3 },
    {
      d: 'M-16-22Q-16-26-13-26T-10-22V-8Q-10-4-13-4T-16-8ZM-3-26Q-3-30 0-30T3-26V-10Q3-6 0-6T-3-10ZM14-14Q14-18 17-18T20-14V0Q20 4 17 4T14 0Z',
      fill: 'wood',
      line: '#4a210c',
      width: 1.8,
    },
    {
      d: 'M-6 30Q-22 18-29-6-12 6-4 30ZM6 30Q24 22 30 4 14 8 4 30Z',
      fill: 'leaf',
      line: '#123c22',
      width: 1.8,
    },
    { d: 'M-13-26V-30M0-30V-32M17-18V-23', line: '#643612', width: 2 },
  ],
};

/** Pictures of the tea field. */
export const tea: Pictures = {
  leaf: [
    { d: 'M0 8V29', line: '#175434', width: 3.4 },
    {
      d: 'M0 22Q-28 20-27-5-6-6 0 22ZM0 22Q28 20 27-5 6-6 0 22Z',
      fill: 'leaf',
      line: '#123c22',
      width: 2,
    },
    { d: 'M0 14Q-15-8 0-29 15-8 0 14Z', fill: 'green', line: '#15502c', width: 2 },
    { d: 'M0 11V-20M-3 18Q-14 10-21-1M3 18Q14 10 21-1', line: '#dff5c4', width: 1.7, opacity: 0.9 },
  ],
  wasp: [
    {
      d: 'M-4-8Q-24-28-30-14-28-2-5-2ZM4-8Q24-28 30-14 28-2 5-2Z',
      fill: '#e6f4fa',
      line: '#6a7c90',
      width: 1.6,
    },
    { d: 'M-5-20Q-8-27-14-28M5-20Q8-27 14-28', line: '#241423', width: 2.4 },
    { d: 'M-13 2Q-13-8 0-8T13 2Q13 16 0 30-13 16-13 2Z', fill: 'lemon', line: '#241423', width: 2 },
    { d: 'M-13 3H13V8H-12ZM-10 14H10L6 20H-6Z', fill: '#241423' },
    { d: ring(0, -12, [9.5, 9]), fill: 'ink', line: '#140c20' },
    { d: `${ring(-4, -13, [2.8, 3.4])}${ring(4, -13, [2.8, 3.4])}`, fill: '#ffdf70' },
  ],
};
