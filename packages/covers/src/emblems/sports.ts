// Emblems of sport: a football, a podium.
import { at, type Brush } from '../brush.ts';

const corners = [0, 1, 2, 3, 4];
const fifth = (Math.PI * 2) / 5;
const around = (radius: number, angle: number) =>
  [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;

type Pentagon = { centre: readonly [number, number]; radius: number; turn: number };

const pentagon = ({ centre: [x, y], radius, turn }: Pentagon) =>
  `M${corners
    .map((corner) => around(radius, corner * fifth + turn))
    .map(([dx, dy]) => `${at(x + dx)} ${at(y + dy)}`)
    .join('L')}Z`;

export function ball({ tones, radial, define }: Brush): string {
  const leather = radial([
    [0, '#fff'],
    [0.55, tones.hi],
    [0.85, tones.pale],
    [1, tones.near],
  ]);
  const clip = define((id) => `<clipPath id="${id}"><circle r="42"/></clipPath>`);
  const outer = corners.map((corner) => {
    const angle = fifth / 2 + corner * fifth;
    return pentagon({ centre: around(39, angle), radius: 13, turn: angle + Math.PI });
  });
  const seams = corners.map((corner) => {
    const [from, to] = [around(15, corner * fifth), around(28, corner * fifth)];
    return `M${from.map(at).join(' ')}L${to.map(at).join(' ')}`;
  });
  return (
    `<circle r="42" fill="${leather}"/><g clip-path="${clip}" fill="${tones.night}">` +
    `<path d="${pentagon({ centre: [0, 0], radius: 15, turn: 0 })}${outer.join('')}"/>` +
    `<path d="${seams.join('')}" stroke="${tones.night}" stroke-width="2.5"/></g>` +
    `<g fill="none" stroke="${tones.lt}" stroke-width="4" stroke-linecap="round"><path d="M-52 30q-6-16 2-32"/><path d="M-42 44q-4-6-6-10" opacity=".6"/></g>`
  );
}

export function podium({ tones, linear }: Brush): string {
  const gold = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.2, 1]);
  return (
    `<rect x="-46" y="8" width="29" height="38" rx="5" fill="${tones.near}"/><rect x="-15" y="-14" width="30" height="60" rx="5" fill="${gold}"/>` +
    `<rect x="17" y="18" width="29" height="28" rx="5" fill="${tones.far}"/>` +
    `<path d="M0-50 5-38 18-37 8-29 11-17 0-24-11-17-8-29-18-37-5-38Z" fill="${tones.white}"/>`
  );
}
