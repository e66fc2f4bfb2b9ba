// A game's cover as SVG: lit from the top, a background of two tones, one solid emblem, one quiet pattern, no letters. The id affects the picture only by its hash and the emblem that it names.
import { createBrush, at, type Brush } from './brush.ts';
import { emblems, emblemsOf, type Emblem } from './emblems/emblems.ts';
import { emblemNamed } from './emblems/named.ts';
import { titleArt } from './emblems/titles/art.ts';
import { groundTones, huePairs, type Category, type HuePair } from './palette.ts';
import { patternNames, patterns, type Pattern, type Size } from './patterns.ts';
import { hash, pick, serial } from './random.ts';

export type CoverChoice = { pair: HuePair; kind: Emblem; pattern: Pattern };
/** The input of a cover. Without `kind` and `pair` the id chooses, with hues of its category. */
export type CoverInput = {
  id: string;
  category: Category;
  kind?: Emblem | undefined;
  pair?: HuePair | undefined;
  w: number;
  h: number;
};
export type PictureInput = CoverChoice & Size & { seed: number };

/** Chooses the hues, emblem and pattern of an id. */
export function choose({ id, category, kind, pair }: Omit<CoverInput, 'w' | 'h'>): CoverChoice {
  const seed = hash(id);
  const own = Object.hasOwn(titleArt, id) ? titleArt[id] : undefined;
  return {
    pair: pair ?? own?.pair ?? pick<HuePair>(huePairs[category], serial(id)),
    kind: kind ?? own?.kind ?? emblemNamed(id, category) ?? pick(emblemsOf[category], seed >>> 5),
    pattern: pick(patternNames, seed >>> 9),
  };
}

const side = (value: number) => Math.min(2048, Math.max(16, Math.round(value) || 16));

export function cover({ w, h, ...named }: CoverInput): string {
  return picture({ ...choose(named), seed: hash(named.id), w: side(w), h: side(h) });
}

/** Draws a given choice. */
export function picture({ pair, kind, pattern, seed, w, h }: PictureInput): string {
  const brush = createBrush(seed, pair, `c${seed.toString(36)}-`);
  const scale = Math.min(w, h * 0.84) / 120;
  const emblem = emblems[kind](brush);
  const ground = paintGround(brush, { w, h });
  const shadow = brush.radial(
    [
      [0, '#000', 0.5],
      [1, '#000', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${brush.defs()}</defs>${ground.base}${patterns[pattern]({ w, h })}${ground.glow}` +
    `<ellipse cx="${at(w / 2)}" cy="${at(h / 2 + 56 * scale)}" rx="${at(44 * scale)}" ry="${at(9 * scale)}" fill="${shadow}"/>` +
    `<g transform="translate(${at(w / 2)} ${at(h / 2)})scale(${(scale * 0.94).toFixed(3)})">${emblem}</g></svg>`
  );
}

function paintGround({ pair, linear, radial }: Brush, { w, h }: Size) {
  const { top, mid, deep, glow } = groundTones(pair);
  const rect = (fill: string) => `<rect width="${w}" height="${h}" fill="${fill}"/>`;
  return {
    base: rect(linear([top, mid, deep], [0.1, 0, 0.7, 1])),
    glow: rect(
      radial(
        [
          [0, glow, 0.75],
          [1, glow, 0],
        ],
        [0.2, 0.05, 0.9],
      ),
    ),
  };
}
