// Emblems of the arcade: a rocket, a field of pegs.
import type { Brush } from '../brush.ts';

export function rocket({ tones, linear }: Brush): string {
  return (
    `<path d="M-54 44Q-10 40 16-4" fill="none" stroke="${tones.lt}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 11"/>` +
    `<g transform="translate(14 -10)rotate(38)"><path d="M-9 30Q0 58 9 30Z" fill="${tones.md}"/>` +
    `<path d="M-18 8-30 30-12 26ZM18 8 30 30 12 26Z" fill="${tones.dk}"/>` +
    `<path d="M0-44Q22-20 16 28H-16Q-22-20 0-44Z" fill="${linear(['#fff', tones.pale], [0, 0, 1, 0])}"/>` +
    `<path d="M0-44Q22-20 16 28H4Q8-18 0-44Z" fill="${tones.far}" opacity=".22"/>` +
    `<circle cy="-8" r="8.5" fill="${tones.far}"/><circle cy="-8" r="5" fill="${tones.lt}"/></g>`
  );
}

export function plinko({ tones, sphere }: Brush): string {
  let pegs = '';
  for (let row = 0; row < 5; row += 1) {
    const count = row + 2;
    const places = Array.from({ length: count }, (_, peg) => (peg - (count - 1) / 2) * 19);
    const dots = places.map((x) => `<circle cx="${x}" cy="${-24 + row * 17}" r="4"/>`);
    pegs += `<g opacity="${(0.95 - row * 0.1).toFixed(2)}">${dots.join('')}</g>`;
  }
  return (
    `<g fill="${tones.white}">${pegs}</g><circle cx="10" cy="-4" r="11" fill="${sphere()}"/>` +
    `<path d="M0-44Q4-30-2-22T8-14" stroke="${tones.lt}" stroke-width="2.5" fill="none" stroke-dasharray="2 5" stroke-linecap="round"/>`
  );
}
