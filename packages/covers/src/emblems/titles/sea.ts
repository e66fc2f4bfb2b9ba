// Emblems of the sea and the pond: an open oyster, a diver's helmet, a koi.
import { hex } from '@parlour/theme/oklch';
import { at, type Brush } from '../../brush.ts';

const pearlOf = ({ radial, tones }: Brush) =>
  radial([
    [0, '#fff'],
    [0.45, tones.white],
    [0.8, hex([0.87, 0.05, 330])],
    [1, tones.near],
  ]);

/** An oyster that shows its pearl. */
export function oyster(brush: Brush): string {
  const { tones, linear } = brush;
  const inside = linear([tones.hi, tones.lt, tones.dk], [0, 0, 0, 1]);
  const bowl = linear([tones.md, tones.dk, tones.dp], [0, 0, 0, 1]);
  const rim = Array.from({ length: 8 }, (_, scallop) => {
    const angle = Math.PI * (1 + (scallop + 1) / 8);
    return `A11 11 0 0 1 ${at(50 * Math.cos(angle))} ${at(14 + 60 * Math.sin(angle))}`;
  });
  const ribs = [-3, -2, -1, 0, 1, 2, 3].map((rib) => {
    const angle = (rib * Math.PI) / 8;
    return `M0 14L${at(44 * Math.sin(angle))} ${at(14 - 54 * Math.cos(angle))}`;
  });
  const fan = `M-50 14${rim.join('')}Q0 30-50 14Z`;
  return (
    `<path d="${fan}" transform="translate(0 5)" fill="${tones.dp}"/><path d="${fan}" fill="${inside}"/>` +
    `<path d="${ribs.join('')}" stroke="${tones.dp}" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>` +
    `<ellipse cy="18" rx="52" ry="15" fill="${tones.dp}"/><circle cy="7" r="18" fill="${pearlOf(brush)}"/><ellipse cx="-6" cy="-1" rx="5" ry="3.5" fill="#fff" transform="rotate(-30 -6 -1)"/>` +
    `<path d="M-54 16Q-30 32 0 32T54 16Q48 52 0 52T-54 16Z" fill="${bowl}"/><path d="M-54 16Q-30 32 0 32T54 16L53 22Q30 38 0 38T-53 22Z" fill="${tones.hi}"/>` +
    `<path d="M-34 36-28 43M-12 40-10 49M12 40 10 49M34 36 28 43" stroke="${tones.dp}" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** A diver's helmet, and the pearl that was found. */
export function helmet(brush: Brush): string {
  const { tones, sphere, linear, radial } = brush;
  const brass = sphere();
  const collar = linear([tones.lt, tones.md, tones.dp], [0, 0, 0.7, 1]);
  const glass = radial(
    [
      [0, tones.near],
      [0.7, tones.far],
      [1, tones.night],
    ],
    [0.4, 0.3, 0.8],
  );
  const bolts = Array.from({ length: 8 }, (_, bolt) => {
    const angle = ((bolt + 0.5) * Math.PI) / 4;
    return `M${at(27 * Math.cos(angle))} ${at(27 * Math.sin(angle) - 8)}h0`;
  });
  return (
    `<path d="M-46 40Q-48 30-32 28H32Q48 30 46 40L44 52H-44Z" fill="${collar}"/><path d="M-45 44H45L44 52H-44Z" fill="${tones.dp}" opacity=".5"/>` +
    `<rect x="-54" y="-20" width="14" height="26" rx="6" fill="${tones.dk}"/><rect x="40" y="-20" width="14" height="26" rx="6" fill="${tones.dp}"/>` +
    `<circle cy="-8" r="44" fill="${brass}"/><circle cy="-6" r="31" fill="${tones.dp}"/><circle cy="-8" r="31" fill="${tones.lt}"/><circle cy="-8" r="22.5" fill="${glass}"/>` +
    `<path d="M-15-12Q-13-22-3-24M14-1Q11 6 4 8" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="${bolts.join('')}" stroke="${tones.dp}" stroke-width="5" stroke-linecap="round"/><path d="M-36 37h0M-12 38h0M12 38h0M36 37h0" stroke="${tones.hi}" stroke-width="5" stroke-linecap="round"/>` +
    `<g fill="${tones.white}"><circle cx="50" cy="-42" r="6" opacity=".7"/><circle cx="38" cy="-54" r="3.5" opacity=".6"/><circle cx="-50" cy="-38" r="3.5" opacity=".45"/></g>` +
    `<circle cx="37" cy="39" r="16" fill="${pearlOf(brush)}"/><ellipse cx="31" cy="32" rx="4.5" ry="3" fill="#fff" transform="rotate(-30 31 32)"/>`
  );
}

const pad = hex([0.7, 0.15, 145]);
const rib = hex([0.52, 0.12, 150]);

/** A koi from above, in rings of water. */
export function koi({ tones, define, linear }: Brush): string {
  const body = 'M34-46C52-34 48-6 28 10 14 22-8 20-20 38-26 22-14 8-8-6 0-28 12-54 34-46Z';
  const clip = define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const white = linear(['#fff', tones.white, tones.pale], [0, 0, 0.7, 1]);
  const fin = linear([tones.white, tones.lt], [0, 0, 1, 1]);
  return (
    `<g fill="none" stroke="#fff"><ellipse cx="6" cy="0" rx="58" ry="50" stroke-opacity=".16" stroke-width="3"/><ellipse cx="6" cy="0" rx="42" ry="36" stroke-opacity=".12" stroke-width="3"/></g>` +
    `<path d="M34 30A17 17 0 1 1 22 45L36 43Z" fill="${pad}"/><path d="M36 43 48 35M36 43 50 48M36 43 41 57" stroke="${rib}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M-18 30Q-40 26-56 36-44 38-42 44-44 50-38 58-26 52-16 38Z" fill="${fin}"/>` +
    `<path d="M4-22Q-20-34-26-22-18-10-2-8ZM38 2Q54 12 46 24 32 22 24 14Z" fill="${fin}"/>` +
    `<path d="${body}" fill="${white}"/><g clip-path="${clip}" fill="${tones.dk}"><path d="M10-40Q30-60 50-30 36-18 22-28 14-26 10-40ZM-6-14Q14-22 34 0 24 22 6 14-10 12-6-14ZM-30 40Q-24 20-8 20 0 30-20 44Z"/>` +
    `<path d="M50-30Q44 6 12 18-10 24-20 40L0 44 50 20Z" fill="${tones.dp}" opacity=".28"/></g>` +
    `<path d="M14-8Q4 4-2 14" fill="none" stroke="${tones.dp}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
    `<g fill="${tones.night}"><circle cx="20" cy="-39" r="3"/><circle cx="41" cy="-28" r="3"/></g>`
  );
}
