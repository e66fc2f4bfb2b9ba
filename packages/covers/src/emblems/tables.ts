// Emblems of tables: a wheel, a fan of cards, a die, tiles.
import { hex } from '@parlour/theme/oklch';
import { at, type Brush } from '../brush.ts';
import { pick } from '../random.ts';

export function wheel({ tones, linear, sphere }: Brush): string {
  const point = (step: number) =>
    `${at(42 * Math.cos((step * Math.PI) / 6))} ${at(42 * Math.sin((step * Math.PI) / 6))}`;
  const wedges = (from: number) =>
    Array.from({ length: 6 }, (_, each) => {
      const step = each * 2 + from;
      return `M0 0L${point(step)}A42 42 0 0 1 ${point(step + 1)}Z`;
    }).join('');
  return (
    `<g transform="scale(1 .9)rotate(-12)"><circle cy="5" r="50" fill="${tones.dp}"/>` +
    `<circle r="50" fill="${linear([tones.hi, tones.md, tones.dk], [0, 0, 0.8, 1])}"/>` +
    `<path d="${wedges(0)}" fill="${tones.near}"/><path d="${wedges(1)}" fill="${tones.night}"/>` +
    `<circle r="27" fill="${tones.far}"/><g fill="none" stroke="${tones.lt}" stroke-width="1.5"><circle r="42"/><circle r="27"/></g>` +
    `<circle r="15" fill="${sphere()}"/><circle cx="24" cy="-25" r="5" fill="#fff"/></g>`
  );
}

const suits = [
  'M0-11 9 0 0 11-9 0Z',
  'M-8.5 0a8.500 8.5 0 1 0 17 0a8.500 8.5 0 1 0-17 0Z',
  'M0-10Q11 0 6 6 2 9 0 4-2 9-6 6-11 0 0-10Z',
] as const;

type Card = { turn: number; x: number; ink: string; paper: string };

export function fan({ seed, tones, linear }: Brush): string {
  const suit = pick(suits, seed);
  const card = ({ turn, x, ink, paper }: Card) =>
    `<g transform="rotate(${turn} 0 44)translate(${x} 0)" fill="${ink}"><rect x="-24" y="-40" width="48" height="68" rx="8" fill="${paper}"/>` +
    `<rect x="-20.5" y="-36.5" width="41" height="61" rx="5.5" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="1.5"/>` +
    `<path d="${suit}" transform="translate(0 -6)scale(1.25)"/><circle cx="-15" cy="-31" r="2.6"/><circle cx="15" cy="19" r="2.6"/></g>`;
  return (
    card({ turn: -24, x: -6, ink: tones.far, paper: tones.pale }) +
    card({ turn: 20, x: 8, ink: tones.dp, paper: linear([tones.lt, tones.dk]) }) +
    card({ turn: -2, x: 0, ink: tones.far, paper: linear(['#fff', tones.pale], [0, 0, 0.4, 1]) })
  );
}

export function dice({ tones }: Brush): string {
  const pip = (x: number, y: number) =>
    `<ellipse rx="4" ry="5.5" transform="translate(${x} ${y})rotate(${x < 0 ? -20 : 20})"/>`;
  const face = (outline: string, fill: string) =>
    `<path d="${outline}" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`;
  return (
    face('M0-46 42-23 0 0-42-23Z', tones.hi) +
    face('M-42-23 0 0V48L-42 25Z', tones.md) +
    face('M42-23 0 0V48L42 25Z', tones.dk) +
    `<ellipse cy="-23" rx="9" ry="5" fill="${tones.far}"/>` +
    `<g fill="${tones.night}">${pip(-32, -6)}${pip(-21, 12)}${pip(-10, 30)}</g>` +
    `<g fill="${tones.white}">${pip(11, 8)}${pip(32, -4)}${pip(11, 32)}${pip(32, 20)}</g>`
  );
}

const bone = hex([0.9, 0.04, 95]);
const ivory = hex([0.93, 0.025, 90]);

export function tile({ tones, linear }: Brush): string {
  const face = linear(['#fff', ivory]);
  const piece = (place: string, marks: string) =>
    `<g transform="${place}"><rect x="-20" y="-24" width="40" height="56" rx="7" fill="${tones.dk}"/>` +
    `<rect x="-20" y="-28" width="40" height="54" rx="7" fill="${bone}"/><rect x="-20" y="-30" width="40" height="50" rx="7" fill="${face}"/>${marks}</g>`;
  const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="4.5"/>`;
  const six =
    `<g fill="${tones.far}">${dot(-8, -18)}${dot(8, -5)}${dot(-8, 8)}</g>` +
    `<g fill="${tones.dk}">${dot(8, -18)}${dot(-8, -5)}${dot(8, 8)}</g>`;
  const one = `<circle cy="-5" r="12" fill="none" stroke="${tones.far}" stroke-width="4"/><circle cy="-5" r="4.5" fill="${tones.dk}"/>`;
  return piece('translate(18 -12)rotate(14)', six) + piece('translate(-16 6)rotate(-12)', one);
}
