// Emblems of orchard and garden: an apple, a jade ring with a lotus, a teapot, a golden leaf under its coat.
import { hex } from '@parlour/theme/oklch';
import type { Brush } from '../../brush.ts';
import { starPath } from './shapes.ts';

const leaf = hex([0.74, 0.16, 145]);
const vein = hex([0.5, 0.13, 150]);

export function apple({ tones, radial }: Brush): string {
  const skin = radial(
    [
      [0, tones.hi],
      [0.2, tones.lt],
      [0.55, tones.md],
      [0.85, tones.dk],
      [1, tones.dp],
    ],
    [0.32, 0.25, 0.85],
  );
  return (
    `<path d="M0-22C-10-34-46-34-46 4-46 32-26 52-11 50-5 49 5 49 11 50 26 52 46 32 46 4 46-34 10-34 0-22Z" fill="${skin}"/>` +
    `<path d="M46 4C46-34 10-34 0-22 22-26 32-6 28 16 25 34 14 46 2 49 6 49 8 49.5 11 50 26 52 46 32 46 4Z" fill="${tones.dp}" opacity=".22"/>` +
    `<ellipse cy="-21" rx="15" ry="5" fill="${tones.dp}" opacity=".6"/>` +
    `<path d="M0-20Q-1-38 8-50" fill="none" stroke="${tones.dp}" stroke-width="5.5" stroke-linecap="round"/>` +
    `<path d="M4-34Q12-58 46-52 40-26 4-34Z" fill="${leaf}"/><path d="M4-34Q26-34 46-52 40-26 4-34Z" fill="${vein}" opacity=".55"/>` +
    '<ellipse cx="-28" cy="-8" rx="7" ry="11" fill="#fff" opacity=".65" transform="rotate(28 -28 -8)"/>'
  );
}

const cord = hex([0.6, 0.2, 25]);
const rose = { hi: hex([0.97, 0.02, 350]), lt: hex([0.9, 0.07, 350]), dk: hex([0.74, 0.15, 352]) };

/** A jade ring on a cord with a lotus in front. */
export function jade({ tones, linear }: Brush): string {
  const stone = linear([tones.hi, tones.md, tones.dk], [0.1, 0, 0.7, 1]);
  const back = linear([rose.lt, rose.dk], [0, 0, 0, 1]);
  const front = linear([rose.hi, rose.lt, rose.dk], [0, 0, 0, 1]);
  const petal = (turn: number, fill: string) =>
    `<path d="M0 0Q-15-16 0-38 15-16 0 0Z" transform="rotate(${turn})" fill="${fill}"/>`;
  return (
    `<g fill="none"><circle cy="2" r="31" stroke="${tones.dp}" stroke-width="27"/><circle cy="-2" r="31" stroke="${stone}" stroke-width="27"/>` +
    `<circle cy="-2" r="31" stroke="${tones.dp}" stroke-opacity=".38" stroke-width="2.5" stroke-dasharray="13 6.48" stroke-linecap="round"/>` +
    `<circle cy="-2" r="39" stroke="${tones.dp}" stroke-opacity=".22" stroke-width="2"/><circle cy="-2" r="23" stroke="${tones.dp}" stroke-opacity=".22" stroke-width="2"/>` +
    `<path d="M-36-22Q-26-40-6-43" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-3-20Q-7-40 0-58M3-20Q7-40 0-58V-400" stroke="${cord}" stroke-width="4" stroke-linecap="round"/></g>` +
    `<rect x="-7" y="-62" width="14" height="12" rx="5" fill="${cord}"/>` +
    `<g transform="translate(0 50)">${[-78, 78, -52, 52].map((turn) => petal(turn, back)).join('')}${[-27, 27, 0].map((turn) => petal(turn, front)).join('')}</g>`
  );
}

export function teapot({ tones, linear }: Brush): string {
  const clay = linear([tones.hi, tones.md, tones.dk, tones.dp], [0.1, 0, 0.6, 1]);
  return (
    `<g transform="translate(-2 0)scale(.95)">` +
    `<path d="M36-8Q60-14 58 8 56 28 32 30" fill="none" stroke="${tones.dk}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M-30 20Q-46 14-48-8-50-16-58-18L-44-22Q-36-14-34-2L-26 4Z" fill="${tones.md}"/>` +
    `<path d="M-38 16Q-38-22 0-22T38 16Q36 40 18 46H-18Q-36 40-38 16Z" fill="${clay}"/>` +
    `<path d="M-20 46H20L18 52H-18Z" fill="${tones.dp}"/>` +
    `<path d="M-22-20Q-20-32 0-32T22-20Q0-12-22-20Z" fill="${tones.lt}"/><path d="M-22-20Q0-12 22-20" fill="none" stroke="${tones.dp}" stroke-opacity=".5" stroke-width="2.5"/>` +
    `<circle cy="-36" r="6" fill="${tones.md}"/><circle cx="-1.5" cy="-38" r="2" fill="#fff" opacity=".7"/>` +
    `<path d="M-16 32Q-20 4 16-4 20 30-16 32Z" fill="${leaf}"/><path d="M-16 32Q8 22 16-4 20 30-16 32Z" fill="${vein}" opacity=".6"/>` +
    '<ellipse cx="-25" cy="-2" rx="4" ry="10" fill="#fff" opacity=".55" transform="rotate(24 -25 -2)"/>' +
    `<path d="M-56-28q-6-8 0-14t0-12M-44-32q-5-6 0-11" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.5" stroke-linecap="round"/>` +
    '</g>'
  );
}

/** A golden leaf, half covered by the coat of a scratch card. */
export function goldleaf({ tones, pair: [ground], linear, define }: Brush): string {
  const gold = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.5, 1]);
  const coat = linear([hex([0.93, 0.015, ground]), hex([0.72, 0.035, ground])], [0, 0, 0.6, 1]);
  const scratched = define(
    (id) =>
      `<mask id="${id}"><path d="M-50-50H50V50H-50Z" fill="#fff"/><path d="M-48-28 34-52-48-6 40-38-48 16 17-10-48 36-8 18" fill="none" stroke="#000" stroke-width="16" stroke-linejoin="round" stroke-linecap="round"/></mask>`,
  );
  return (
    `<g transform="rotate(-6)"><rect x="-50" y="-46" width="100" height="98" rx="14" fill="${tones.night}"/>` +
    `<rect x="-50" y="-50" width="100" height="98" rx="14" fill="${tones.white}"/><rect x="-44" y="-44" width="88" height="86" rx="9" fill="${tones.far}"/>` +
    `<path d="M-28 30C-46-8-22-38 32-40 36 6 8 34-28 30Z" fill="${gold}"/><path d="M-28 30Q10 4 32-40 36 6 8 34-28 30Z" fill="${tones.dp}" opacity=".35"/>` +
    `<path d="M-36 39Q4 2 24-31M-18 19-29-3M-18 19 6 22M-2 2-13-21M-2 2 20 3M12-15 6-31M12-15 27-15" fill="none" stroke="${tones.dp}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<g mask="${scratched}"><rect x="-44" y="-44" width="88" height="86" rx="9" fill="${coat}"/><path d="${starPath(29, 27, 7)}" fill="${tones.near}" opacity=".5"/></g></g>`
  );
}
