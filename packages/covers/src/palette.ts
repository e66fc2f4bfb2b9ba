// Colours of a cover: a background hue and an emblem hue, each in fixed steps of lightness.
import { hex, type Tone } from '@parlour/theme/oklch';

/** The hues of background and emblem. */
export type HuePair = readonly [ground: number, emblem: number];

/** Several pairs for each category, so that a lane has more than one colour. */
export const huePairs = {
  lottery: [
    [292, 85],
    [262, 60],
    [18, 80],
    [200, 95],
    [330, 70],
  ],
  slots: [
    [350, 75],
    [28, 95],
    [262, 330],
    [160, 90],
    [305, 60],
    [45, 20],
  ],
  live: [
    [15, 85],
    [155, 85],
    [275, 30],
    [235, 80],
  ],
  fishing: [
    [225, 55],
    [195, 30],
    [250, 95],
  ],
  cards: [
    [160, 90],
    [265, 20],
    [25, 90],
    [305, 200],
  ],
  sports: [
    [145, 100],
    [240, 40],
    [30, 230],
  ],
  arcade: [
    [275, 140],
    [330, 95],
    [210, 110],
    [50, 300],
  ],
  keno: [
    [205, 85],
    [285, 65],
    [155, 75],
    [340, 95],
  ],
} as const satisfies Record<string, readonly [HuePair, ...HuePair[]]>;

export type Category = keyof typeof huePairs;
export const categories = Object.keys(huePairs) as Category[];
export const isCategory = (name: string): name is Category => Object.hasOwn(huePairs, name);

export type Shades = { hi: string; lt: string; md: string; dk: string; dp: string };

const tone = (...parts: Tone) => hex(parts);

/** Tones of an emblem. hi to dp: the emblem from light to shade. night, white, pale: neutral. near and far: the background, nearer and darker. */
export function emblemTones([ground, emblem]: HuePair) {
  return {
    hi: tone(0.97, 0.03, emblem),
    lt: tone(0.88, 0.11, emblem),
    md: tone(0.8, 0.16, emblem - 5),
    dk: tone(0.64, 0.155, emblem - 18),
    dp: tone(0.43, 0.125, emblem - 30),
    night: tone(0.22, 0.05, ground),
    white: tone(0.985, 0.008, emblem),
    pale: tone(0.86, 0.03, ground),
    near: tone(0.62, 0.17, ground - 10),
    far: tone(0.45, 0.16, ground),
  };
}

export const groundTones = ([ground]: HuePair) => ({
  top: tone(0.5, 0.17, ground),
  mid: tone(0.36, 0.135, ground + 8),
  deep: tone(0.19, 0.08, ground + 18),
  glow: tone(0.74, 0.15, ground - 18),
});

/** Shades of the second ball of a pair: the background's hue, lit. */
export const coolShades = ([ground]: HuePair): Shades => ({
  hi: tone(0.985, 0.008, ground),
  lt: tone(0.86, 0.07, ground),
  md: tone(0.7, 0.14, ground),
  dk: tone(0.5, 0.16, ground),
  dp: tone(0.34, 0.12, ground),
});

/** Tones of a banner, darker than a cover, because white text is on it. */
export const bannerTones = ([ground]: HuePair) => ({
  top: tone(0.4, 0.15, ground),
  mid: tone(0.31, 0.13, ground + 4),
  deep: tone(0.18, 0.08, ground + 10),
  glow: tone(0.55, 0.16, ground - 10),
});
