// Emblems of boards and dice: a raft of fields, fields in a triangle, three dice.
import { at, type Brush } from '../../brush.ts';
import { coolShades, type Shades } from '../../palette.ts';
import { water } from './shapes.ts';

const litOf = (seed: number, fields: readonly number[], count: number) =>
  new Set(fields.map((field) => (field + seed) % count));

/** A board that floats on the water like a raft. */
export function raft(brush: Brush): string {
  const { seed, tones, linear } = brush;
  const on = linear([tones.hi, tones.md]);
  const off = linear([tones.white, tones.pale]);
  const lit = litOf(seed, [0, 2, 4, 7], 9);
  const fields = Array.from({ length: 9 }, (_, field) => {
    const [column, row] = [field % 3, Math.floor(field / 3)];
    const place = `${(column - row) * 18.5} ${at((column + row) * 11.5 - 27)}`;
    const [top, left, right] = lit.has(field)
      ? [on, tones.dk, tones.dp]
      : [off, tones.near, tones.far];
    return `<g transform="translate(${place})"><path d="M-14.5 0 0 9V17L-14.5 8Z" fill="${left}" stroke="${left}"/><path d="M14.5 0 0 9V17L14.5 8Z" fill="${right}" stroke="${right}"/><path d="M0-9 14.5 0 0 9-14.5 0Z" fill="${top}" stroke="${top}"/></g>`;
  });
  return (
    `<path d="M0-34 58 3V14L0 50-58 14V3Z" fill="${tones.night}"/><path d="M0-34 58 3 0 40-58 3Z" fill="${tones.dp}"/>` +
    `<g stroke-width="3" stroke-linejoin="round">${fields.join('')}</g>${water(brush, 30)}`
  );
}

/** Fields in a triangle, some lit. */
export function triangle({ seed, pair, tones, linear }: Brush): string {
  const on = linear([tones.hi, tones.md]);
  const { lt, md, dk } = coolShades(pair);
  const off = linear([lt, md, dk]);
  const lit = litOf(seed, [0, 3, 5, 8], 10);
  const outline = 'M0-12.5 11-6.3V6.3L0 12.5-11 6.3V-6.3Z';
  let fields = '';
  for (let field = 0, row = 0; row < 4; row += 1) {
    for (let column = 0; column <= row; column += 1, field += 1) {
      const place = `translate(${at((column - row / 2) * 28)} ${at(row * 24.5 - 38)})`;
      const faces = lit.has(field)
        ? `<path d="${outline}" fill="${tones.dp}" stroke="${tones.dp}" transform="translate(0 4)"/><path d="${outline}" fill="${on}" stroke="${on}"/>`
        : `<path d="${outline}" fill="${tones.night}" stroke="${tones.night}" transform="translate(0 3)" opacity=".4"/><path d="${outline}" fill="${off}" stroke="${off}" />`;
      fields += `<g transform="${place}">${faces.replace(' />', '/>')}</g>`;
    }
  }
  return `<g stroke-width="4" stroke-linejoin="round">${fields}</g>`;
}

/** Positions of pips on a face of 10 by 10. */
const pips: readonly string[] = [
  'M5 5h0',
  'M2.7 2.7h0M7.3 7.3h0',
  'M2.5 2.5h0M5 5h0M7.5 7.5h0',
  'M2.7 2.7h0M7.3 2.7h0M2.7 7.3h0M7.3 7.3h0',
  'M2.5 2.5h0M7.5 2.5h0M5 5h0M2.5 7.5h0M7.5 7.5h0',
  'M2.7 2.3h0M2.7 5h0M2.7 7.7h0M7.3 2.3h0M7.3 5h0M7.3 7.7h0',
];

type Die = {
  place: string;
  shades: Pick<Shades, 'hi' | 'md' | 'dk'>;
  ink: string;
  faces: readonly [top: number, left: number, right: number];
};

function die({ place, shades: { hi, md, dk }, ink, faces: [top, left, right] }: Die): string {
  const face = (outline: string, fill: string) =>
    `<path d="${outline}" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`;
  const marks = (matrix: string, value: number) =>
    `<path d="${pips[value - 1] ?? ''}" transform="matrix(${matrix})"/>`;
  return (
    `<g transform="${place}">${face('M0-46 42-23 0 0-42-23Z', hi)}${face('M-42-23 0 0V48L-42 25Z', md)}${face('M42-23 0 0V48L42 25Z', dk)}` +
    `<g stroke="${ink}" stroke-width="2" stroke-linecap="round">${marks('4.2 2.3 4.2-2.3-42-23', top)}${marks('4.2 2.3 0 4.8-42-23', left)}${marks('4.2-2.3 0 4.8 0 0', right)}</g></g>`
  );
}

/** Three dice, thrown together. */
export function threedice({ pair, tones }: Brush): string {
  const cool = coolShades(pair);
  const white = { hi: '#fff', md: tones.white, dk: tones.pale };
  return (
    die({
      place: 'translate(3 -27)rotate(9)scale(.58)',
      shades: cool,
      ink: cool.dp,
      faces: [6, 2, 3],
    }) +
    die({
      place: 'translate(-28 18)rotate(-7)scale(.64)',
      shades: tones,
      ink: tones.night,
      faces: [3, 1, 5],
    }) +
    die({
      place: 'translate(29 20)rotate(6)scale(.64)',
      shades: white,
      ink: tones.far,
      faces: [5, 4, 6],
    })
  );
}
