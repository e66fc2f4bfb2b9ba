// Lucky animals and plants of old prints: the symbols of Gold Leaf.
import { ingot } from './luck.ts';
import { ring, type Picture, type Pictures } from './picture.ts';

const dragon: Picture = [
  {
    d: 'M-9-14Q-14-26-24-28-22-18-13-9ZM9-14Q14-26 24-28 22-18 13-9Z',
    fill: 'gold',
    line: '#8a5410',
    width: 1.8,
  },
  {
    d: 'M-17-8Q-30-10-29 2L-23 1-28 10-20 10-22 18-14 16ZM17-8Q30-10 29 2L23 1 28 10 20 10 22 18 14 16Z',
    fill: 'red',
    line: '#6e0f1e',
    width: 1.8,
  },
  {
    d: 'M0-18Q19-18 19-2 19 8 13 12 15 26 0 27-15 26-13 12-19 8-19-2-19-18 0-18Z',
    fill: 'green',
    line: '#12401f',
    width: 2,
  },
  { d: 'M-14 12Q-7 4 0 7 7 4 14 12 13 23 0 23T-14 12Z', fill: 'leaf', line: '#12401f', width: 1.6 },
  { d: `${ring(-8, -3, [4.6, 4])}${ring(8, -3, [4.6, 4])}`, fill: '#fff6d4' },
  { d: `${ring(-7, -2.5, 2.2)}${ring(7, -2.5, 2.2)}`, fill: '#6e0f1e' },
  { d: 'M-15-9Q-8-12-3-7M15-9Q8-12 3-7', line: '#f4bd4a', width: 3 },
  { d: `${ring(-5, 13, 1.8)}${ring(5, 13, 1.8)}`, fill: '#12401f' },
  { d: 'M-8 19Q0 22 8 19M-15 15Q-25 20-23 29M15 15Q25 20 23 29', line: '#f4bd4a', width: 2.2 },
  { d: 'M0-15L4-9 0-3-4-9Z', fill: 'gold', line: '#8a5410', width: 1 },
];
const phoenix: Picture = [
  {
    d: 'M-3 9Q-20 13-27 29-12 28 1 14ZM1 12Q-8 22-6 31 5 26 7 13ZM-6 5Q-24 2-30 14-18 18-3 11Z',
    fill: 'orange',
    line: '#8f3f08',
    width: 1.8,
  },
  {
    d: `${ring(-20, 23, 2.6)}${ring(-1, 25, 2.4)}${ring(-23, 12, 2.4)}`,
    fill: 'teal',
    line: '#0a4458',
    width: 1,
  },
  { d: 'M2 4Q-4-18-22-27-26-10-12 4-6 10 2 4Z', fill: 'coral', line: '#8e2b30', width: 2 },
  { d: 'M-1 0Q-8-13-18-20M-5 3Q-12-6-19-10', line: '#ffd9a0', width: 1.8 },
  {
    d: 'M9-10Q20-24 29-13 27 4 12 7ZM-8 8Q-2-3 6-6 6-20 15-24 24-25 25-17 17-14 16-6 18 10 6 15-4 17-8 8Z',
    fill: 'red',
    line: '#6e0f1e',
    width: 2,
  },
  { d: 'M24-19L31-15 23-13Z', fill: 'gold', line: '#8a5410', width: 1 },
  { d: 'M13-24Q12-30 6-31M17-25Q18-31 14-32', line: '#f4bd4a', width: 2.4 },
  { d: ring(19, -18, 1.9), fill: '#2a0d18' },
];
const petals = 'M0 0Q-15-6-13-19-8-28 0-22 8-28 13-19 15-6 0 0Z';
const peony: Picture = [
  {
    d: 'M-12 14Q-28 14-29 26-14 29-5 20ZM12 14Q28 14 29 26 14 29 5 20Z',
    fill: 'leaf',
    line: '#123c22',
    width: 1.8,
  },
  { d: petals, fill: 'coral', line: '#8e2b30', width: 1.6, turns: [0, 60, 120, 180, 240, 300] },
  {
    d: 'M0 1Q-10-4-9-12-5-18 0-14 5-18 9-12 10-4 0 1Z',
    fill: 'pink',
    line: '#a8395e',
    width: 1.4,
    turns: [30, 90, 150, 210, 270, 330],
  },
  { d: ring(0, 0, 5.6), fill: 'gold', line: '#8a5410', width: 1.2 },
];
const crane: Picture = [
  { d: 'M-2 14L-4 31M6 14L9 22 5 30', line: '#3c4c64', width: 2.4 },
  { d: 'M-14 2Q-28 4-31 16-20 22-6 14Z', fill: 'ink', line: '#140c20', width: 1.6 },
  {
    d: 'M12-6Q8-18 15-25 23-30 24-22 17-20 19-8 20 14 2 17-14 18-20 8-8-6 12-6Z',
    fill: 'cream',
    line: '#7a6a58',
    width: 2,
  },
  { d: 'M11 0Q-4-8-18-5-14 10 0 11 9 10 11 0Z', fill: 'pearl', line: '#7a6a58', width: 1.6 },
  { d: 'M-13 0Q-6 5 4 4M-9 5Q-3 8 3 8', line: '#a99bc0', width: 1.5 },
  { d: 'M22-26L32-24 22-20Z', fill: 'gold', line: '#8a5410', width: 1 },
  { d: 'M14-26Q18-31 23-26 19-24 14-26Z', fill: 'red' },
  { d: 'M13-17Q15-8 18-7', line: '#342a4a', width: 3 },
  { d: ring(20, -23, 1.2), fill: '#140c20' },
];
const pine: Picture = [
  {
    d: 'M-4 30Q2 16-5 5-8-4 4-14L8-12Q1-3 6 6 11 17 8 30Z',
    fill: 'wood',
    line: '#4a210c',
    width: 2,
  },
  { d: 'M-4 8Q-14 8-18 4M6 6Q14 6 18 2', line: '#643612', width: 3.4 },
  {
    d: 'M-31 7Q-29-4-19-3-14-10-6-4 0 0-2 7ZM6 5Q8-5 17-4 24-9 29-2 33 2 30 6ZM-15-10Q-14-20-5-20 2-29 11-23 22-22 21-11Z',
    fill: 'leaf',
    line: '#123c22',
    width: 2,
  },
  {
    d: 'M-24 3L-21-1M-15 3V-3M-8 3L-9-1M13 2L14-2M21 2L23-2M-7-14L-4-18M3-14V-21M12-14L13-19',
    line: '#bfe6a4',
    width: 1.6,
    opacity: 0.9,
  },
];
const cloud: Picture = [
  {
    d: 'M-20 17Q-31 16-30 5-28-5-18-5-17-20-2-21 11-21 14-10 28-12 30 1 30 13 20 15 16 22 6 19-6 24-12 18-16 19-20 17Z',
    fill: 'pearl',
    line: '#6d6390',
    width: 2,
  },
  {
    d: 'M-18-5Q-9-5-8 2-9 8-15 7-19 4-15 1M14-10Q5-8 5 0 7 6 13 4 16 0 12-2M-6 18Q-10 11-3 9 3 9 2 14',
    line: '#8a7cb4',
    width: 2.2,
  },
  { d: 'M-11-13Q-8-18-1-18', line: '#fff', width: 2.6 },
];
const empty: Picture = [
  { d: 'M-4 28Q-2 16 2 8', line: '#6b4108', width: 3 },
  {
    d: 'M2 12Q-20 10-22-8-12-8-8-4-10-20 4-28 10-16 8-8 16-14 24-10 24 6 2 12Z',
    fill: 'brass',
    line: '#6b4108',
    width: 2,
  },
  { d: 'M2 12Q-2-4 3-20M1 4Q-8 2-14-4M2 2Q10 0 17-6', line: '#fff0b4', width: 1.8, opacity: 0.8 },
];

export const goldLeaf: Pictures = {
  dragon,
  phoenix,
  ingot,
  peony,
  crane,
  pine,
  cloud,
  empty,
};
