// Emblems of draws: balls, a board with lit fields, a ringed planet.
import type { Brush } from '../brush.ts';
import { digit } from '../digits.ts';
import { coolShades } from '../palette.ts';

export function orbs({ seed, pair, tones, sphere }: Brush): string {
  const warm = sphere();
  const cool = sphere(coolShades(pair));
  const ball = ([x, y, r]: readonly [number, number, number], fill: string, shift: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
    `<ellipse cx="${x}" cy="${y + r * 0.08}" rx="${r * 0.56}" ry="${r * 0.54}" fill="${tones.white}"/>` +
    digit(1 + ((seed >>> shift) % 9), {
      x,
      y: y + r * 0.08,
      size: r * 0.58,
      colour: fill === warm ? tones.dp : tones.night,
    }) +
    `<ellipse rx="${r * 0.26}" ry="${r * 0.12}" fill="#fff" opacity=".7" transform="translate(${x - r * 0.4} ${y - r * 0.66})rotate(-30)"/>`;
  return ball([29, -27, 20], cool, 3) + ball([-32, -8, 18], cool, 7) + ball([4, 10, 34], warm, 11);
}

export function keno({ seed, tones, linear }: Brush): string {
  const on = linear([tones.hi, tones.md]);
  const off = linear([tones.near, tones.far]);
  const lit = new Set([1, 4, 6, 11, 13, 14].map((field) => (field + seed) % 16));
  const fields = Array.from({ length: 16 }, (_, field) => {
    const x = ((field % 4) - 1.5) * 21 - 9;
    const y = (Math.floor(field / 4) - 1.5) * 21 - 9;
    if (!lit.has(field))
      return `<rect x="${x}" y="${y}" width="18" height="18" rx="6" fill="${off}" opacity=".7"/>`;
    return (
      `<rect x="${x}" y="${y}" width="18" height="18" rx="6" fill="${tones.dp}"/>` +
      `<rect x="${x}" y="${y - 2.5}" width="18" height="18" rx="6" fill="${on}"/>`
    );
  });
  return `<g transform="rotate(-10)skewX(-4)">${fields.join('')}</g>`;
}

export function planet({ tones, sphere }: Brush): string {
  return (
    `<g transform="rotate(-20)" fill="none"><path d="M-56 0a56 16 0 0 1 112 0" stroke="${tones.pale}" stroke-width="5" opacity=".55"/>` +
    `<circle r="33" fill="${sphere()}"/><path d="M-31-11q31 12 62 0M-33 4q33 13 66 0" stroke="${tones.dp}" stroke-width="3.4" opacity=".25"/>` +
    `<path d="M-56 0a56 16 0 0 0 112 0" stroke="${tones.white}" stroke-width="6" stroke-linecap="round"/></g>` +
    `<circle cx="40" cy="-40" r="6" fill="${tones.white}"/>`
  );
}
