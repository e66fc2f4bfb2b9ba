// Emblems of fortune: a seven, a gem, a crown.
import type { Brush } from '../brush.ts';

/** Draws the side of a solid: copies of the outline, moved away from the light. */
export function side(
  outline: string,
  fill: string,
  steps: readonly [x: number, y: number],
): string {
  const copies = Array.from({ length: 8 }, (_, step) => {
    const away = 8 - step;
    const [x, y] = steps.map((each) => Number((each * away).toFixed(1)));
    return `<path d="${outline}" transform="translate(${x} ${y})"/>`;
  });
  return `<g fill="${fill}">${copies.join('')}</g>`;
}

export function seven({ tones, linear }: Brush): string {
  const outline = 'M-30-40H32V-22L8 42H-18L4-18H-10V-10H-30Z';
  const face = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.5, 1]);
  return (
    side(outline, tones.dp, [1, 1]) +
    `<path d="${outline}" fill="${face}"/><path d="M-30-40H32V-35H-25V-10H-30Z" fill="#fff" opacity=".55"/>`
  );
}

export function gem({ tones }: Brush): string {
  const facets: [string, string][] = [
    ['-28,-30 28,-30 46,-6 0,46 -46,-6', tones.md],
    ['-28,-30 -14,-6 -46,-6', tones.lt],
    ['-28,-30 0,-30 -14,-6', tones.hi],
    ['0,-30 14,-6 -14,-6', tones.lt],
    ['28,-30 46,-6 14,-6', tones.dk],
    ['-14,-6 14,-6 0,46', tones.lt],
    ['14,-6 46,-6 0,46', tones.dp],
  ];
  return facets.map(([points, fill]) => `<polygon points="${points}" fill="${fill}"/>`).join('');
}

export function crown({ tones, linear }: Brush): string {
  const gold = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.3, 1]);
  const jewels = [
    [-45, -25, 6.5],
    [0, -41, 7.5],
    [45, -25, 6.5],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tones.white}"/>`);
  return (
    `<path d="M-44-20-22 6 0-34 22 6 44-20 36 30H-36Z" fill="${gold}" stroke="${gold}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M0-34 22 6 44-20 36 30H0Z" fill="${tones.dp}" opacity=".28"/>` +
    `<rect x="-37" y="32" width="74" height="9" rx="4.5" fill="${tones.lt}"/>${jewels.join('')}` +
    `<rect x="-8" y="4" width="16" height="16" rx="3" transform="rotate(45 0 12)" fill="${tones.far}"/>`
  );
}
