// Emblems of digits that are drawn: drums in a frame, cards under the moon, drums on a wave, a fan of five.
import type { Brush } from '../../brush.ts';
import { digit } from '../../digits.ts';
import { coolShades } from '../../palette.ts';
import { digitOf, water } from './shapes.ts';

/** Three drums that turn, behind one frame. */
export function drums(brush: Brush): string {
  const { tones, linear } = brush;
  const frame = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.5, 1]);
  const paper = linear(
    [tones.near, tones.pale, '#fff', '#fff', tones.pale, tones.near],
    [0, 0, 0, 1],
  );
  const drum = (x: number, shift: number) =>
    `<rect x="${x - 14.5}" y="-31" width="29" height="62" rx="5" fill="${paper}"/>` +
    `<path d="M${x - 14.5}-19h29M${x - 14.5} 19h29" stroke="${tones.far}" stroke-opacity=".22" stroke-width="2"/>` +
    digit(digitOf(brush, shift), { x, y: 0, size: 28, colour: tones.night });
  return (
    `<rect x="-54" y="-36" width="108" height="82" rx="13" fill="${tones.dp}"/>` +
    `<rect x="-54" y="-42" width="108" height="82" rx="13" fill="${frame}"/>` +
    `<rect x="-49" y="-36" width="98" height="70" rx="8" fill="${tones.night}"/>` +
    [-32, 0, 32].map((x, index) => drum(x, 3 + index * 4)).join('') +
    `<path d="M-58-7-47-1-58 5ZM58-7 47-1 58 5Z" fill="${tones.white}"/>`
  );
}

/** Three cards with digits in front of a crescent. */
export function moonlit(brush: Brush): string {
  const { tones, linear } = brush;
  const moon = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.5, 1]);
  const paper = linear(['#fff', tones.pale], [0, 0, 0.4, 1]);
  const card = ([x, y, turn]: readonly [number, number, number], shift: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-18" y="-23" width="36" height="52" rx="7" fill="${tones.far}"/>` +
    `<rect x="-18" y="-26" width="36" height="52" rx="7" fill="${paper}"/>` +
    `<rect x="-14.5" y="-22.5" width="29" height="45" rx="4.5" fill="none" stroke="${tones.far}" stroke-opacity=".25" stroke-width="1.5"/>` +
    `${digit(digitOf(brush, shift), { x: 0, y: 0, size: 24, colour: tones.far })}</g>`;
  return (
    `<path d="M4-54A31 31 0 1 0 42-16 28 28 0 0 1 4-54Z" fill="${moon}" stroke="${moon}" stroke-width="3" stroke-linejoin="round"/>` +
    `<g fill="${tones.white}"><circle cx="30" cy="-40" r="3"/><circle cx="45" cy="-28" r="2" opacity=".7"/><circle cx="-42" cy="-34" r="2.5" opacity=".7"/></g>` +
    card([-34, 21, -13], 3) +
    card([34, 21, 13], 7) +
    card([0, 17, 0], 11)
  );
}

/** Three drums of wood that float, each at its own height. */
export function swell(brush: Brush): string {
  const { tones, pair, linear } = brush;
  const cool = coolShades(pair);
  const warm = linear([tones.dk, tones.lt, tones.md, tones.dp], [0, 0, 1, 0]);
  const pale = linear([cool.dk, cool.hi, cool.lt, cool.dk], [0, 0, 1, 0]);
  const drum = ([x, y, turn]: readonly [number, number, number], skin: string, shift: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-18-22Q-23 8-18 44H18Q23 8 18-22Z" fill="${skin}"/>` +
    `<ellipse cy="-22" rx="18" ry="7" fill="${tones.dp}"/><ellipse cy="-23" rx="17" ry="6" fill="${tones.hi}"/>` +
    `<path d="M-19.5-8Q0 0 19.5-8" fill="none" stroke="${tones.dp}" stroke-opacity=".5" stroke-width="2.5"/>` +
    `<circle cy="10" r="12.5" fill="#fffdf5"/>${digit(digitOf(brush, shift), { x: 0, y: 10, size: 15, colour: tones.night })}</g>`;
  return (
    drum([-37, 4, -9], warm, 3) +
    drum([37, 0, 8], warm, 7) +
    drum([0, -12, 2], pale, 11) +
    water(brush, 28)
  );
}

/** A hand fan of five leaves, a digit on each. */
export function fanned(brush: Brush): string {
  const { tones, linear } = brush;
  const light = linear([tones.hi, tones.md], [0, 0, 0, 1]);
  const dark = linear([tones.lt, tones.dk], [0, 0, 0, 1]);
  const leaf = (index: number) => {
    const turn = (index - 2) * 27;
    return (
      `<g transform="rotate(${turn} 0 44)"><path d="M-5 34-22-36Q0-48 22-36L5 34Z" fill="${index % 2 ? dark : light}"/>` +
      `<path d="M0 36 0-42Q12-42 22-36L5 34Z" fill="${tones.dp}" opacity=".2"/><circle cy="-19" r="13" fill="#fffdf5"/>` +
      `<g transform="translate(0 -19)rotate(${-turn})">${digit(digitOf(brush, 3 + index * 4), { x: 0, y: 0, size: 16, colour: tones.night })}</g>` +
      `<path d="M0 40 0 10" stroke="${tones.dp}" stroke-width="4" stroke-linecap="round"/></g>`
    );
  };
  return (
    `<g transform="translate(0 1)scale(.77)">${[0, 1, 2, 3, 4].map(leaf).join('')}` +
    `<circle cy="46" r="10" fill="${tones.dp}"/><circle cy="44" r="9" fill="${tones.white}"/><circle cy="44" r="4" fill="${tones.dk}"/></g>`
  );
}
