// Backgrounds of the fields: the sea floor, and tea hills.
import type { Ground, Shape } from '../art/ground.ts';
import { ring } from '../art/picture.ts';

/** Draws a plant that grows from the floor. */
const weed = (x: number, height: number, fill: string): Shape => {
  const [low, mid, top] = [436, 436 - height / 2, 436 - height];
  return {
    d: `M${x} ${low}Q${x - 16} ${mid + height / 4} ${x} ${mid}T${x - 2} ${top}Q${x + 10} ${mid - height / 5} ${x + 12} ${mid}T${x + 12} ${low}Z`,
    fill,
  };
};
const bubbles = [
  [18, 120, 5],
  [26, 96, 3],
  [14, 74, 2.4],
  [372, 210, 5],
  [380, 186, 3],
  [366, 166, 2.4],
  [-60, 180, 6],
  [-52, 150, 3],
  [470, 140, 6],
  [480, 112, 3],
  [-240, 120, 5],
  [640, 190, 5],
] as const;

export const underWater: Ground = {
  sky: [
    ['#2f9fb4', 0],
    ['#14668f', 0.32],
    ['#0c3a6c', 0.66],
    ['#081f45', 1],
  ],
  shapes: [
    {
      d: 'M60-10L-60 436H70L130-10ZM180-10L150 436H280L240-10ZM300-10L340 436H480L350-10ZM-180-10L-340 436H-220L-120-10ZM480-10L600 436H720L540-10Z',
      fill: '#fff',
      opacity: 0.045,
    },
    {
      d: bubbles.map(([x, y, r]) => ring(x, y, r)).join(''),
      line: '#d8f6ff',
      width: 1.4,
      opacity: 0.7,
    },
    {
      d: 'M-405 372Q-320 340-240 362T-90 366Q-20 336 60 362T220 366 330 344 470 366 640 352 795 370V436H-405Z',
      fill: '#0a2a55',
    },
    weed(8, 190, '#0f5a5c'),
    weed(34, 120, '#147a68'),
    weed(366, 200, '#0f5a5c'),
    weed(346, 110, '#147a68'),
    weed(-90, 180, '#0f5a5c'),
    weed(470, 170, '#147a68'),
    weed(-250, 150, '#147a68'),
    weed(640, 190, '#0f5a5c'),
    { d: 'M-405 410Q-200 392 0 404T390 402 600 408 795 400V436H-405Z', fill: '#061633' },
  ],
};

/** Draws a row of bushes along a hill. */
const row = (y: number, fill: string): Shape => ({
  d: `M-405 ${y}${'q20-26 40 0'.repeat(30)}V436H-405Z`,
  fill,
});

export const teaHills: Ground = {
  sky: [
    ['#20345c', 0],
    ['#4f6a86', 0.26],
    ['#e7b98a', 0.5],
    ['#f4d9a0', 0.6],
    ['#f4d9a0', 1],
  ],
  shapes: [
    ...[80, 58, 40].map((r) => ({ d: ring(322, 128, r), fill: '#fff4cf', opacity: 0.14 })),
    { d: ring(322, 128, 26), fill: '#fff1c4' },
    {
      d: 'M-405 196Q-300 120-180 176T40 160 200 120 380 176 560 130 795 190V436H-405Z',
      fill: '#6f8f86',
    },
    { d: 'M-405 236Q-260 190-120 222T160 214 380 200 600 226 795 208V436H-405Z', fill: '#4a7a63' },
    row(268, '#3a6d50'),
    row(304, '#2f5f45'),
    row(342, '#264f3b'),
    row(382, '#1c3f30'),
    row(420, '#132e24'),
  ],
};
