// Emblems of the sea: a fish, a shell.
import type { Brush } from '../brush.ts';

export function fish({ tones, linear }: Brush): string {
  const body = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.3, 1]);
  return (
    `<g transform="rotate(-12)"><path d="M26 0Q46-26 56-24 50 0 56 24 46 26 26 0ZM-4-24Q8-44 26-38 22-26 18-16Z" fill="${tones.dk}"/>` +
    `<path d="M-50 2Q-26-32 8-26 28-20 36 0 24 26-6 27-32 26-50 2Z" fill="${body}"/>` +
    `<path d="M-20-22Q-6 2-20 23" stroke="${tones.dp}" stroke-width="3" fill="none" opacity=".45"/>` +
    `<path d="M-2-8q8 8 0 16M12-8q8 8 0 16" stroke="${tones.white}" stroke-width="3" fill="none" opacity=".6" stroke-linecap="round"/>` +
    `<circle cx="-32" cy="-3" r="5.5" fill="${tones.white}"/><circle cx="-33" cy="-3" r="2.8" fill="${tones.night}"/></g>` +
    `<g fill="${tones.white}"><circle cx="-44" cy="-34" r="5" opacity=".7"/><circle cx="-32" cy="-46" r="3" opacity=".6"/><circle cx="40" cy="42" r="3.5" opacity=".4"/></g>`
  );
}

export function shell({ tones, radial }: Brush): string {
  const ribs = [-3, -2, -1, 0, 1, 2, 3].map(
    (rib) =>
      `<ellipse cy="-4" rx="9" ry="33" transform="rotate(${rib * 17} 0 30)" fill="${rib % 2 ? tones.md : tones.lt}"/>`,
  );
  const pearl = radial([
    [0, '#fff'],
    [0.6, tones.hi],
    [1, tones.pale],
  ]);
  return `<g stroke="${tones.dk}" stroke-width="1.2">${ribs.join('')}</g><circle cy="30" r="13" fill="${pearl}"/>`;
}
