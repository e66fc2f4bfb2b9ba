// The drawing tools of an emblem: its colours, its seed, and gradients that are collected in the picture's <defs>.
import { emblemTones, type HuePair, type Shades } from './palette.ts';

export type Brush = {
  seed: number;
  pair: HuePair;
  tones: ReturnType<typeof emblemTones>;
  /** Defines a radial gradient with colour stops from light to shade. Returns the fill. */
  radial: (stops: readonly Stop[], reach?: Reach) => string;
  linear: (colours: readonly string[], along?: Along) => string;
  /** Defines the fill of a ball in these shades, lit from the top. */
  sphere: (shades?: Shades) => string;
  /** Adds another definition. Returns its reference. */
  define: (element: (id: string) => string) => string;
  /** Returns all definitions so far. */
  defs: () => string;
};

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Reach = readonly [x: number, y: number, radius: number];
type Along = readonly [x1: number, y1: number, x2: number, y2: number];

const lit: Reach = [0.34, 0.28, 0.78];
const slanted: Along = [0, 0, 0.6, 1];

const stopOf = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** Creates a brush. `prefix` keeps the ids of two pictures in one document apart. */
export function createBrush(seed: number, pair: HuePair, prefix: string): Brush {
  const definitions: string[] = [];
  const tones = emblemTones(pair);
  const define = (element: (id: string) => string) => {
    const id = `${prefix}${definitions.length}`;
    definitions.push(element(id));
    return `url(#${id})`;
  };
  const radial = (stops: readonly Stop[], [x, y, radius]: Reach = lit) =>
    define(
      (id) =>
        `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops.map(stopOf).join('')}</radialGradient>`,
    );
  const linear = (colours: readonly string[], [x1, y1, x2, y2]: Along = slanted) =>
    define((id) => {
      const stops = colours.map((colour, at) => stopOf([at / (colours.length - 1), colour]));
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
    });
  const sphere = ({ hi, lt, md, dk, dp }: Shades = tones) =>
    radial([
      [0, hi],
      [0.18, lt],
      [0.52, md],
      [0.86, dk],
      [1, dp],
    ]);
  return { seed, pair, tones, radial, linear, sphere, define, defs: () => definitions.join('') };
}

/** Rounds to one decimal, which is enough at these sizes and keeps the files small. */
export const at = (value: number): string => String(Number(value.toFixed(1)));
