// Pictures of announcements: a figure in the middle of rings of light. They have no text, so they are the same in every writing direction.
import { at, createBrush, type Brush } from './brush.ts';
import { coolShades, groundTones, type HuePair } from './palette.ts';
import { hash, pick, serial } from './random.ts';

const size = { width: 350, height: 176 };

const pairs = [
  [350, 85],
  [262, 75],
  [28, 95],
  [195, 85],
  [155, 80],
  [310, 90],
] as const;

/** A star of five points around a centre. */
function star([x, y]: readonly [number, number], radius: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const turn = (Math.PI * corner) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.45;
    return `${at(x + Math.cos(turn) * reach)},${at(y + Math.sin(turn) * reach)}`;
  });
  return points.join(' ');
}

function ticket({ tones, linear, sphere, pair }: Brush): string {
  const outline =
    'M-70-36H70A8 8 0 0 1 78-28V-14A14 14 0 0 0 78 14V28A8 8 0 0 1 70 36H-70A8 8 0 0 1-78 28V14A14 14 0 0 0-78-14V-28A8 8 0 0 1-70-36Z';
  const balls = [sphere(coolShades(pair)), sphere(), sphere(coolShades([pair[1] - 60, 0]))];
  return (
    `<g transform="rotate(-8)"><path d="${outline}" transform="translate(5 7)" fill="${tones.night}" opacity=".35"/>` +
    `<path d="${outline}" fill="${linear([tones.white, tones.hi, tones.lt], [0, 0, 0, 1])}"/>` +
    balls
      .map((fill, place) => `<circle cx="${-46 + place * 30}" r="12" fill="${fill}"/>`)
      .join('') +
    `<path d="M38-30V30" stroke="${tones.dk}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>` +
    `<polygon points="${star([57, 0], 13)}" fill="${tones.dk}"/></g>`
  );
}

function horn({ tones, linear }: Brush): string {
  const face = linear([tones.hi, tones.lt, tones.md], [0, 0, 0.3, 1]);
  return (
    `<g transform="rotate(-12)"><path d="M-30 12-20 48H0L-8 14Z" fill="${tones.dp}"/>` +
    `<path d="M-44-18H-58A12 12 0 0 0-70-6V6A12 12 0 0 0-58 18H-44Z" fill="${tones.dk}"/>` +
    `<path d="M-44-18 34-50V50L-44 18Z" fill="${face}"/><path d="M-44 4 34 12V50L-44 18Z" fill="${tones.dp}" opacity=".22"/>` +
    `<ellipse cx="34" rx="13" ry="50" fill="${tones.dk}"/><ellipse cx="36" rx="8" ry="40" fill="${tones.dp}"/>` +
    `<path d="M60-26Q72 0 60 26M76-40Q96 0 76 40" fill="none" stroke="${tones.white}" stroke-width="7" stroke-linecap="round"/></g>`
  );
}

function letter({ tones, linear, sphere }: Brush): string {
  return (
    `<g transform="rotate(-5)"><rect x="-66" y="-38" width="132" height="92" rx="12" fill="${tones.night}" opacity=".35" transform="translate(5 7)"/>` +
    `<rect x="-66" y="-38" width="132" height="92" rx="12" fill="${linear([tones.white, tones.lt], [0, 0, 0, 1])}"/>` +
    `<path d="M-64 50-14 6H14L64 50Z" fill="${tones.lt}"/>` +
    `<path d="M-62-34Q0 22 0 22 0 22 62-34Q58-38 54-38H-54Q-58-38-62-34Z" fill="${tones.hi}" stroke="${tones.md}" stroke-width="3" stroke-linejoin="round"/>` +
    `<circle cy="18" r="19" fill="${sphere()}"/><polygon points="${star([0, 18], 10)}" fill="${tones.white}"/></g>`
  );
}

function bell({ tones, linear, sphere }: Brush): string {
  const outline =
    'M0-56A12 12 0 0 1 11-44C34-38 42-20 42 6 42 22 50 28 56 36H-56C-50 28-42 22-42 6-42-20-34-38-11-44A12 12 0 0 1 0-56Z';
  return (
    `<g transform="rotate(10)"><circle cy="42" r="15" fill="${sphere()}"/>` +
    `<path d="${outline}" fill="${linear([tones.hi, tones.md, tones.dk], [0, 0, 0.8, 1])}"/>` +
    `<path d="M-24-14Q-18-32-4-36" fill="none" stroke="${tones.white}" stroke-width="6" stroke-linecap="round" opacity=".7"/>` +
    `<rect x="-58" y="32" width="116" height="10" rx="5" fill="${tones.dp}"/></g>`
  );
}

function page({ tones, linear }: Brush): string {
  const days = Array.from({ length: 10 }, (_, day) => {
    const [x, y] = [-36 + (day % 4) * 24, -2 + Math.floor(day / 4) * 20];
    return `<rect x="${x - 8}" y="${y - 7}" width="16" height="14" rx="4" fill="${day === 9 ? tones.dk : tones.pale}"/>`;
  });
  return (
    `<g transform="rotate(6)"><rect x="-56" y="-48" width="112" height="104" rx="14" fill="${tones.night}" opacity=".35" transform="translate(5 7)"/>` +
    `<rect x="-56" y="-48" width="112" height="104" rx="14" fill="${linear([tones.white, tones.hi], [0, 0, 0, 1])}"/>` +
    `<path d="M-56-18V-34A14 14 0 0 1-42-48H42A14 14 0 0 1 56-34V-18Z" fill="${tones.dk}"/>` +
    `<path d="M-28-58V-38M28-58V-38" stroke="${tones.dp}" stroke-width="8" stroke-linecap="round"/>${days.join('')}</g>`
  );
}

const figures = [ticket, horn, letter, bell, page] as const;

/** Numbers of the looks: each is a figure with a pair of hues. */
const looks = Array.from({ length: pairs.length * figures.length }, (_, look) => look);
const figureOf = (look: number): number => look % figures.length;
const pairOf = (look: number): number => look % pairs.length;

/** Returns the look that an id chooses if no other picture stands beside it. */
const ownLook = (id: string): number => serial(id) % looks.length;

/** Returns the look whose figure the taken looks have least often, then whose hues, beginning with the id's own look. */
function freeLook(own: number, taken: readonly number[]): number {
  const count = (isSame: (each: number) => boolean): number => taken.filter(isSame).length;
  const clashes = (look: number): number =>
    count((each) => figureOf(each) === figureOf(look)) * looks.length ** 2 +
    count((each) => pairOf(each) === pairOf(look)) * looks.length +
    count((each) => each === look);
  return [...looks.slice(own), ...looks.slice(0, own)].reduce((best, look) =>
    clashes(look) < clashes(best) ? look : best,
  );
}

/** Returns the look of the last of the ids; each id takes one that those before it have not. */
const lookAmong = (ids: readonly string[]): number =>
  ids.reduce<number[]>((taken, id) => [...taken, freeLook(ownLook(id), taken)], []).at(-1) ?? 0;

/** Draws the picture of an announcement. The id chooses figure and hues; neighbours in a series differ, and so does every picture of a set: `before` has the ids of those before it. */
export function notice(id: string, before: readonly string[] = []): string {
  const seed = hash(id);
  const look = lookAmong([...before, id]);
  const pair = pick<HuePair>(pairs, look);
  const brush = createBrush(seed, pair, `n${seed.toString(36)}-`);
  const { top, mid, deep, glow } = groundTones(pair);
  const { width, height } = size;
  const whole = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const ground = whole(brush.linear([top, mid, deep], [0, 0, 1, 1]));
  const light = whole(
    brush.radial(
      [
        [0, glow, 0.8],
        [1, glow, 0],
      ],
      [0.5, 0.5, 0.5],
    ),
  );
  const rings = [64, 96, 130, 166]
    .map((radius) => `<circle cx="175" cy="96" r="${radius}"/>`)
    .join('');
  const figure = pick(figures, look)(brush);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${brush.defs()}</defs>${ground}${light}<g fill="none" stroke="#fff" stroke-opacity=".14">${rings}</g>` +
    `<g transform="translate(175 92)">${figure}</g></svg>`
  );
}
