// Pictures of sea animals and treasures.
import { crown } from './luck.ts';
import { ring, type Picture, type Pictures } from './picture.ts';

const fifths = [0, 72, 144, 216, 288];

export const turtle: Picture = [
  {
    d: 'M-10-12Q-28-24-27-8-20-2-10-4ZM10-12Q28-24 27-8 20-2 10-4Z',
    fill: 'green',
    line: '#15502c',
  },
  {
    d: 'M-11 12Q-24 14-22 25-14 26-6 18ZM11 12Q24 14 22 25 14 26 6 18Z',
    fill: 'green',
    line: '#15502c',
  },
  { d: ring(0, -22, [7, 7.6]), fill: 'green', line: '#15502c' },
  { d: `${ring(-3, -25, 1.3)}${ring(3, -25, 1.3)}`, fill: '#12301c' },
  { d: ring(0, 3, [17.5, 20]), fill: 'wood', line: '#5c300e', width: 2 },
  {
    d: 'M0-8L8-3V8L0 13-8 8V-3ZM0-8V-16M8-3L15-7M8 8L15 13M0 13V22M-8 8L-15 13M-8-3L-15-7',
    line: '#5c300e',
    width: 1.8,
  },
  { d: 'M-13-5Q-8-14 1-14', line: '#ffe2b4', width: 2.2, opacity: 0.8 },
];

export const sea: Pictures = {
  pearl: [
    { d: ring(0, 0, 28), fill: 'gold', line: '#8a5410', width: 2 },
    { d: ring(0, 0, 22.5), fill: 'navy', line: '#8a5410', width: 1.5 },
    {
      d: 'M0-27.5A1.8 1.8 0 0 1 0-24 1.8 1.8 0 0 1 0-27.5Z',
      fill: '#fff7d8',
      turns: [0, 45, 90, 135, 180, 225, 270, 315],
    },
    { d: 'M-19 7Q-16 21 0 21T19 7Q10 15 0 15T-19 7Z', fill: 'teal', opacity: 0.75 },
    { d: ring(0, -1, 14.5), fill: 'pearl' },
    { d: ring(-5, -7, [5, 3.6]), fill: '#fff', opacity: 0.95 },
    { d: 'M-6 10A13 13 0 0 0 11 4', line: '#ffd9e6', width: 2, opacity: 0.8 },
  ],
  compass: [
    { d: ring(0, 0, 28), fill: 'brass', line: '#5c380c', width: 2 },
    { d: ring(0, 0, 22), fill: 'cream', line: '#7c4d14', width: 1.5 },
    {
      d: 'M0-20V-16',
      line: '#7c4d14',
      width: 2,
      turns: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
    },
    { d: 'M0-11L2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z', fill: '#d9a24e', turns: [45] },
    { d: 'M0 18L-5 0H5Z', fill: 'navy' },
    { d: 'M0-18L-5 0H5Z', fill: 'red' },
    { d: 'M0-18V18L5 0Z', fill: '#000', opacity: 0.18 },
    { d: ring(0, 0, 3), fill: 'gold', line: '#7c4d14', width: 1 },
  ],
  crown,
  anchor: [
    { d: 'M0-15V23', line: '#0e2a52', width: 9 },
    { d: 'M-13-8H13', line: '#0e2a52', width: 8 },
    { d: 'M-21 7Q-18 23 0 23T21 7', line: '#0e2a52', width: 9 },
    { d: 'M0-15V23M-12-8H12M-21 8Q-18 23 0 23T21 8', line: '#3f86d8', width: 5 },
    { d: 'M-29 10L-22-2-13 9ZM29 10L22-2 13 9Z', fill: 'blue', line: '#0e2a52', width: 2 },
    { d: ring(0, -20, 6), line: '#0e2a52', width: 6.5 },
    { d: ring(0, -20, 6), line: '#f4bd4a', width: 3 },
    { d: 'M-1.5-12V18', line: '#cfe6ff', width: 1.6, opacity: 0.9 },
  ],
  turtle,
  fish: [
    { d: 'M-14 0L-29-13Q-25 0-29 13Z', fill: 'orange', line: '#8f3f08', width: 2 },
    { d: 'M-6-12Q4-24 14-12ZM-2 12Q4 20 12 11Z', fill: 'orange', line: '#8f3f08', width: 2 },
    {
      d: 'M-20 0Q-8-18 10-14 24-10 28 0 24 10 10 14-8 18-20 0Z',
      fill: 'orange',
      line: '#8f3f08',
      width: 2,
    },
    {
      d: 'M8-14Q2 0 8 14Q12 14 15 13 8 0 15-13 12-14 8-14ZM-9-10Q-13 0-9 10L-4 13Q-9 0-4-13Z',
      fill: '#fff6e6',
    },
    { d: ring(20, -3, 3.4), fill: '#fff' },
    { d: ring(20.6, -3, 1.8), fill: '#2a1408' },
    { d: 'M-12-7Q-4-13 4-13', line: '#fff0c8', width: 2, opacity: 0.8 },
  ],
  starfish: [
    {
      d: 'M0-28Q5-27 6-17 8-9 16-11 28-12 28-6 26-1 18 3 11 7 16 14 22 24 17 27 11 29 5 20 0 14-5 20-11 29-17 27-22 24-16 14-11 7-18 3-26-1-28-6-28-12-16-11-8-9-6-17-5-27 0-28Z',
      fill: 'coral',
      line: '#8e2b30',
      width: 2,
    },
    {
      d: `${ring(0, -20, 1.9)}${ring(0, -13.5, 2.1)}${ring(0, -7, 2.3)}`,
      fill: '#ffe3c8',
      turns: fifths,
    },
    { d: ring(0, 0, 3), fill: '#ffe3c8' },
  ],
  shell: [
    { d: 'M-7 20L-13 25H13L7 20Z', fill: 'pink', line: '#8f2c56', width: 2 },
    {
      d: 'M0 22Q-14 20-24 4-30-6-23-12-20-22-12-20-6-28 0-25 6-28 12-20 20-22 23-12 30-6 24 4 14 20 0 22Z',
      fill: 'pink',
      line: '#8f2c56',
      width: 2,
    },
    { d: 'M0 20V-23M-4 20L-12-18M4 20L12-18M-7 19L-22-10M7 19L22-10', line: '#b8406e', width: 1.8 },
    { d: 'M-20-6Q-16-17-10-16', line: '#fff', width: 2.4, opacity: 0.8 },
  ],
  wave: [
    {
      d: 'M-29 20Q-29-20 2-22 24-22 25-4 25 8 14 8 6 8 6 1 6-5 12-5 8-12 0-8-9-3-6 8-2 18 14 17 24 16 29 11V23H-29Z',
      fill: 'teal',
      line: '#0a4458',
      width: 2,
    },
    { d: 'M-21 20Q-21-13 2-15 18-15 19-4', line: '#d8fbff', width: 2.6, opacity: 0.9 },
    { d: 'M-29 20Q-18 13-8 19T13 21 29 17V23H-29Z', fill: '#fff', opacity: 0.45 },
    { d: `${ring(24, -17, 2)}${ring(29, -8, 1.5)}${ring(15, -26, 1.6)}`, fill: 'teal' },
  ],
};

/** Pictures of the diver's field. */
export const dive: Pictures = {
  pearl: [
    { d: 'M-25 3Q-22 25 0 25T25 3Q14 12 0 12T-25 3Z', fill: 'plum', line: '#2b1454', width: 2 },
    {
      d: 'M0 24V13M-9 23L-11 11M9 23L11 11M-17 18L-19 8M17 18L19 8',
      line: '#dcb6ff',
      width: 1.5,
      opacity: 0.6,
    },
    { d: ring(0, -3, 15), fill: 'pearl', line: '#8d80a8', width: 1 },
    { d: ring(-5, -9, [5, 3.6]), fill: '#fff' },
    { d: 'M-6 8A13 13 0 0 0 11 2', line: '#ffd9e6', width: 2, opacity: 0.8 },
  ],
  urchin: [
    {
      d: 'M-2.4-12L0-29 2.4-12Z',
      fill: 'ink',
      line: '#140c20',
      width: 1,
      turns: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
    },
    {
      d: 'M-2-12L0-24 2-12Z',
      fill: 'plum',
      turns: [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345],
    },
    { d: ring(0, 0, 14.5), fill: 'ink', line: '#140c20', width: 1.5 },
    {
      d: `${ring(-4, -5, 2)}${ring(3, -7, 1.3)}${ring(-8, 1, 1.3)}`,
      fill: '#cbb6ff',
      opacity: 0.85,
    },
  ],
};
