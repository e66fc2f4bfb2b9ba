// Banner art: the figure is at the end and leaves the start to the text. It is mirrored for right-to-left pages, except for digits.
// The background fills a banner of any shape; the figure stays in the last two fifths, so that it is not cut and does not overlap the text.
import { hex } from '@parlour/theme/oklch';
import { at, createBrush, type Brush } from './brush.ts';
import { digit } from './digits.ts';
import { emblems, type Emblem } from './emblems/emblems.ts';
import { emblemNamed } from './emblems/named.ts';
import { titleArt, type TitleArt } from './emblems/titles/art.ts';
import { bannerTones, coolShades, type HuePair } from './palette.ts';
import { hash, pick, serial } from './random.ts';

export type BannerInput = { id: string; mirrored?: boolean };
type Scene = { brush: Brush; mirrored: boolean };

const pairs = [
  [292, 85],
  [195, 85],
  [155, 75],
  [262, 60],
  [330, 85],
  [235, 90],
  [28, 95],
] as const;
/** The width of scenes, which are drawn on 344 by 188. The visible part of the figure is in the last 136 by 150. */
const width = 344;
const room = { width: 136, height: 150, top: 38 };

const whole = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** Balls of a draw in front of a low sun. */
function draw({ brush, mirrored }: Scene): string {
  const { pair, seed, sphere, radial } = brush;
  const warm = sphere();
  const cool = sphere(coolShades(pair));
  const third = sphere(coolShades([pair[1] - 55, 0]));
  const ball = ([x, y, r]: readonly [number, number, number], fill: string, shift: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><ellipse cx="${x}" cy="${at(y + r * 0.08)}" rx="${at(r * 0.55)}" ry="${at(r * 0.53)}" fill="#fffdf5"/>` +
    digit(1 + ((seed >>> shift) % 9), {
      x,
      y: y + r * 0.08,
      size: r * 0.56,
      colour: brush.tones.night,
      mirrored,
    }) +
    `<ellipse rx="${at(r * 0.26)}" ry="${at(r * 0.12)}" fill="#fff" opacity=".75" transform="translate(${at(x - r * 0.4)} ${at(y - r * 0.64)})rotate(-30)"/>`;
  const sun = radial(
    [
      [0, brush.tones.lt, 0.7],
      [0.35, brush.tones.dk, 0.34],
      [1, brush.tones.dk, 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const rings = [76, 110, 150].map((r) => `<circle cx="284" cy="128" r="${r}"/>`).join('');
  return (
    `<g fill="none" stroke="#fff" stroke-opacity=".1">${rings}</g><ellipse cx="289" cy="123" rx="213" ry="117" fill="${sun}"/>` +
    ball([284, 128, 46], warm, 3) +
    ball([240, 54, 14], cool, 7) +
    ball([317, 60, 20], third, 11) +
    ball([226, 168, 12], cool, 15)
  );
}

/** A flower over hills, which continue to both sides. */
function bloom({ brush, mirrored }: Scene): string {
  const { pair, seed, tones, radial } = brush;
  const hills =
    `<path d="M-460 240Q-140 214-20 150Q90 92 190 140T380 120H760V240Z" fill="${hex([0.36, 0.1, pair[0]])}"/>` +
    `<path d="M-460 240Q-150 226-20 176Q110 126 230 172T380 152H760V240Z" fill="${hex([0.46, 0.13, pair[0]])}" opacity=".55"/>`;
  const halo = radial(
    [
      [0, tones.lt, 0.65],
      [1, tones.lt, 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const heart = radial(
    [
      [0, tones.hi],
      [0.4, tones.lt],
      [1, tones.dk],
    ],
    [0.36, 0.3, 0.8],
  );
  const whorl = (
    petals: number,
    [y, rx, ry]: readonly [number, number, number],
    fills: readonly [string, string],
  ) =>
    Array.from({ length: petals }, (_, petal) => {
      const turn = 8 + (360 / petals) * petal;
      return `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${fills[petal % 2 ? 1 : 0]}" transform="rotate(${turn})"/>`;
    }).join('');
  return (
    `${hills}<g transform="translate(308 128)scale(.84)"><circle r="120" fill="${halo}"/>` +
    whorl(12, [-52, 17, 46], [tones.md, tones.dk]) +
    whorl(12, [-38, 14, 34], [tones.lt, tones.md]) +
    whorl(10, [-25, 10, 22], [tones.hi, tones.lt]) +
    `<circle r="22" fill="${heart}"/><circle r="13" fill="#fffdf3"/>` +
    digit(1 + (seed % 9), { x: 0, y: 0, size: 13, colour: hex([0.4, 0.12, pair[0]]), mirrored }) +
    '</g>'
  );
}

/** A scene of one large emblem of the covers. */
const figure = (kind: Emblem, place = 'translate(275 112)scale(1.25)') =>
  function figureScene({ brush }: Scene): string {
    return `<g transform="${place}">${emblems[kind](brush)}</g>`;
  };

const scenes = {
  draw,
  bloom,
  /* The mountains reach the ground and continue beyond the edge. */
  peaks: figure('peaks', 'translate(285 130)scale(1.25)'),
  crown: figure('crown'),
  rocket: figure('rocket'),
  gem: figure('gem'),
};

export type BannerArt = keyof typeof scenes;
export const bannerArts = [
  'draw',
  'bloom',
  'peaks',
  'crown',
  'rocket',
  'gem',
] as const satisfies BannerArt[];

/** Emblems of single titles that can be shown alone; others have water or lights that continue to the edges. */
const alone: ReadonlySet<Emblem> = new Set([
  'jade',
  'apple',
  'lantern',
  'folded',
  'helmet',
  'teapot',
  'goldleaf',
  'tickets',
  'threedice',
]);

const aloneArt = (id: string): TitleArt | null => {
  const title = titleArt[id];
  return title && alone.has(title.kind) ? title : null;
};

/** Chooses the scene: the title's emblem if it can be shown alone, otherwise the scene that the id names, otherwise any. */
function sceneOf(id: string, seed: number): (scene: Scene) => string {
  const title = aloneArt(id);
  if (title) return figure(title.kind);
  const named = emblemNamed(id, 'slots');
  return scenes[bannerArts.find((art) => art === named) ?? pick(bannerArts, seed >>> 4)];
}

/** Draws a banner that fills its container. Without `art` the id chooses the scene. */
export function banner({ id, art, mirrored = false }: BannerInput & { art?: BannerArt }): string {
  const seed = hash(id);
  const pair = aloneArt(id)?.pair ?? pick<HuePair>(pairs, serial(id));
  const brush = createBrush(seed, pair, `b${seed.toString(36)}-`);
  const { top, mid, deep, glow } = bannerTones(pair);
  const [near, far] = mirrored ? [1, 0] : [0, 1];
  const ground = whole(brush.linear([top, mid, deep], [near, 0, far, 1]));
  const light = whole(
    brush.radial(
      [
        [0, glow, 0.3],
        [1, glow, 0],
      ],
      [mirrored ? 0.9 : 0.1, 0, 0.8],
    ),
  );
  const scene = (art ? scenes[art] : sceneOf(id, seed))({ brush, mirrored });
  const turn = mirrored ? ` transform="translate(${width} 0)scale(-1 1)"` : '';
  const corner = mirrored ? 'xMinYMax' : 'xMaxYMax';
  const box = `${mirrored ? 0 : width - room.width} ${room.top} ${room.width} ${room.height}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><defs>${brush.defs()}</defs>${ground}${light}` +
    `<svg${mirrored ? '' : ' x="60%"'} width="40%" viewBox="${box}" preserveAspectRatio="${corner} meet" overflow="visible"><g${turn}>${scene}</g></svg></svg>`
  );
}
