// Emblems of nature and festivals: cherries, mountains, a bolt, a lantern.
import { hex } from '@parlour/theme/oklch';
import type { Brush } from '../brush.ts';
import { side } from './riches.ts';

const leaf = hex([0.72, 0.15, 145]);
const vein = hex([0.5, 0.12, 150]);

export function cherry({ sphere }: Brush): string {
  const skin = sphere();
  return (
    `<path d="M-20 14Q-14-24 22-42M24 18Q26-18 22-42" fill="none" stroke="${leaf}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M20-42q-28-14-42 4 28 12 42-4Z" fill="${leaf}"/><path d="M20-42q-20-6-42 4" stroke="${vein}" stroke-width="2" fill="none"/>` +
    `<circle cx="27" cy="24" r="22" fill="${skin}"/><circle cx="-18" cy="20" r="27" fill="${skin}"/>` +
    '<ellipse cx="-27" cy="6" rx="8" ry="5" fill="#fff" opacity=".6" transform="rotate(-30 -27 6)"/>'
  );
}

export function peaks({ pair: [ground], tones, linear }: Brush): string {
  return (
    `<circle cx="12" cy="-20" r="25" fill="${linear([tones.hi, tones.md])}"/>` +
    `<path d="M-60 46-18-22 12 22 26 4 60 46Z" fill="${tones.near}"/>` +
    `<path d="M-18-22 12 22 4 26-10 6-20 14Z" fill="${tones.white}" opacity=".9"/>` +
    `<path d="M-60 46-28 8 2 46Z" fill="${tones.far}"/>` +
    `<path d="M-10 46 26 4 60 46Z" fill="${hex([0.33, 0.12, ground])}" opacity=".9"/>`
  );
}

export function bolt({ tones, linear }: Brush): string {
  const outline = 'M12-48-30 8H-4L-14 48 30-10H4Z';
  const face = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.4, 1]);
  return (
    side(outline, tones.dp, [1, 0.8]) +
    `<path d="${outline}" fill="${face}"/><path d="M12-48-30 8H-24L8-38Z" fill="#fff" opacity=".6"/>`
  );
}

export function lantern({ tones, linear }: Brush): string {
  const paper = linear([tones.dk, tones.lt, tones.dk], [0, 0, 1, 0]);
  return (
    `<path d="M0-52V-38" stroke="${tones.pale}" stroke-width="3"/><rect x="-15" y="-40" width="30" height="8" rx="4" fill="${tones.white}"/>` +
    `<ellipse cy="-1" rx="42" ry="33" fill="${paper}"/><g fill="none" stroke="${tones.dp}" stroke-width="2" opacity=".4">` +
    '<ellipse cy="-1" rx="26" ry="33"/><ellipse cy="-1" rx="9" ry="33"/></g>' +
    `<rect x="-15" y="30" width="30" height="8" rx="4" fill="${tones.white}"/>` +
    `<path d="M-7 40V54M0 40V60M7 40V54" stroke="${tones.lt}" stroke-width="3" stroke-linecap="round"/>`
  );
}
