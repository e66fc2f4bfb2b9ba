// Emblems of lit evenings: lanterns over a harbour, a string of lanterns under a firework.
import { at, type Brush } from '../../brush.ts';
import { coolShades, type Shades } from '../../palette.ts';
import { water } from './shapes.ts';

type Lamp = { place: string; paper: string; ink: string };

/** A small paper lantern that hangs from the point 0 0. */
const lamp = ({ tones }: Brush, { place, paper, ink }: Lamp) =>
  `<g transform="${place}"><path d="M0-2V10" stroke="${tones.pale}" stroke-width="3"/><ellipse cy="34" rx="26" ry="23" fill="${paper}"/>` +
  `<g fill="none" stroke="${ink}" stroke-width="2" opacity=".45"><ellipse cy="34" rx="15" ry="23"/><path d="M0 11V57"/></g>` +
  `<rect x="-11" y="8" width="22" height="7" rx="3.5" fill="${tones.white}"/><rect x="-11" y="54" width="22" height="7" rx="3.5" fill="${tones.white}"/>` +
  `<path d="M-5 61V70M0 61V74M5 61V70" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/></g>`;

const paperOf = ({ linear }: Brush, { dk, lt, hi }: Shades) =>
  linear([dk, lt, hi, lt, dk], [0, 0, 1, 0]);

/** Two lanterns over water, and their light in it. */
export function quay(brush: Brush): string {
  const { tones, pair } = brush;
  const cool = coolShades([pair[1] - 50, 0]);
  const shine = (x: number, colour: string) =>
    `<path d="M${x - 13} 40H${x + 13}M${x - 9} 48H${x + 11}M${x - 12} 56H${x + 6}M${x - 4} 64H${x + 8}" stroke="${colour}"/>`;
  return (
    `<path d="M-50 70V-46Q-50-52-44-52H48" fill="none" stroke="${tones.night}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
    lamp(brush, { place: 'translate(-16 -50)', paper: paperOf(brush, tones), ink: tones.dp }) +
    lamp(brush, {
      place: 'translate(34 -50)scale(.84)',
      paper: paperOf(brush, cool),
      ink: cool.dp,
    }) +
    water(brush, 30) +
    `<g stroke-width="3.5" stroke-linecap="round" opacity=".75">${shine(-16, tones.md)}${shine(34, cool.md)}</g>`
  );
}

const burst = (radius: number, from: number, turn: number) =>
  Array.from({ length: 12 }, (_, ray) => {
    const angle = ((ray + turn) * Math.PI) / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${at(x * from)} ${at(y * from)}L${at(x * radius)} ${at(y * radius)}`;
  }).join('');

/** Three lanterns on a string, and a firework over them. */
export function festival(brush: Brush): string {
  const { tones, pair, radial } = brush;
  const other = coolShades([pair[1] + 150, 0]);
  const rose = coolShades([pair[1] - 70, 0]);
  const glow = radial(
    [
      [0, '#fff', 0.4],
      [1, '#fff', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const [warm, cool, red] = [tones, other, rose].map((shades) => ({
    paper: paperOf(brush, shades),
    ink: shades.dp,
  }));
  return (
    `<circle cx="2" cy="-30" r="40" fill="${glow}"/><g transform="translate(2 -30)" stroke-linecap="round">` +
    `<path d="${burst(31, 13, 0)}" stroke="${tones.lt}" stroke-width="4"/><path d="${burst(22, 17, 0.5)}" stroke="${tones.white}" stroke-width="3"/>` +
    `<path d="${burst(38, 38, 0)}" stroke="${tones.white}" stroke-width="5"/><circle r="6" fill="${tones.hi}"/></g>` +
    '<path d="M-300-159-90-16Q-40 18 0 18T90-16L300-159" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>' +
    lamp(brush, { place: 'translate(-41 2)scale(.64)', ...(red ?? { paper: '', ink: '' }) }) +
    lamp(brush, { place: 'translate(41 2)scale(.64)', ...(cool ?? { paper: '', ink: '' }) }) +
    lamp(brush, { place: 'translate(0 15)scale(.68)', ...(warm ?? { paper: '', ink: '' }) })
  );
}
