// Emblems of boats and rivers: balls in a boat, a sail, a race, a water wheel.
import { hex } from '@parlour/theme/oklch';
import type { Brush } from '../../brush.ts';
import { digit } from '../../digits.ts';
import { coolShades } from '../../palette.ts';
import { digitOf, numberedBall, water } from './shapes.ts';

/** Six balls in a boat. */
export function tray(brush: Brush): string {
  const { tones, pair, linear, sphere } = brush;
  const [warm, cool, white] = [
    sphere(),
    sphere(coolShades(pair)),
    sphere({ hi: '#fff', lt: '#fff', md: tones.white, dk: tones.pale, dp: tones.near }),
  ];
  const wood = linear([tones.md, tones.dk, tones.dp], [0, 0, 0.1, 1]);
  const plain = (x: number, y: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${fill}"/>`;
  const numbered = (x: number, y: number, [fill, shift]: readonly [string, number]) =>
    numberedBall({
      place: [x, y, 15.5],
      fill,
      value: digitOf(brush, shift),
      ink: tones.night,
    });
  return (
    `<path d="M-58-8Q-34 18 0 18T58-8L44 18H-44Z" fill="${tones.dp}"/>` +
    plain(-29, 10, cool) +
    plain(29, 10, white) +
    plain(0, 12, warm) +
    numbered(-15, -14, [white, 3]) +
    numbered(15, -14, [warm, 7]) +
    numbered(0, -38, [cool, 11]) +
    `<path d="M-60-12Q-34 16 0 16T60-12Q54 40 24 48H-24Q-54 40-60-12Z" fill="${wood}"/>` +
    `<path d="M-60-12Q-34 16 0 16T60-12L59-5Q34 22 0 22T-59-5Z" fill="${tones.hi}"/>` +
    `<path d="M-53 16Q-28 33 0 33T53 16" fill="none" stroke="${tones.dp}" stroke-opacity=".55" stroke-width="2.5"/>` +
    water(brush, 40)
  );
}

/** A boat under sail, its number on the sail. */
export function boat(brush: Brush): string {
  const { tones, linear } = brush;
  const sail = linear(['#fff', tones.pale], [0, 0, 0.5, 1]);
  const jib = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.3, 1]);
  const hull = linear([tones.lt, tones.md, tones.dp], [0, 0, 0, 1]);
  return (
    `<g transform="rotate(-5)"><path d="M-6-56V30" stroke="${tones.dp}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-4-57Q10-60 14-54T30-54L22-47 28-41Q18-40 12-43T-4-44Z" fill="${tones.md}"/>` +
    `<path d="M-1-38Q34-18 46 20H-1Z" fill="${sail}"/><path d="M22-20Q38-4 46 20H30Q34 0 22-20Z" fill="${tones.far}" opacity=".2"/>` +
    `<path d="M-11-40Q-22-8-48 20H-11Z" fill="${jib}"/>` +
    digit(digitOf(brush, 3), { x: 14, y: 3, size: 24, colour: tones.far }) +
    `<path d="M-56 26H56Q48 52 28 54H-30Q-48 48-56 26Z" fill="${hull}"/><path d="M-56 26H56L54.5 31H-54.5Z" fill="${tones.white}"/></g>` +
    water(brush, 40)
  );
}

const tongue = hex([0.6, 0.2, 25]);

type Racer = { place: string; hull: string; trim: string };

/** Two long boats with dragons' heads, neck and neck. */
export function race(brush: Brush): string {
  const { tones, pair, linear } = brush;
  const cool = coolShades(pair);
  const warm = linear([tones.lt, tones.md, tones.dk], [0, 0, 0.1, 1]);
  const pale = linear(['#fff', cool.lt, cool.md], [0, 0, 0.1, 1]);
  const rowers = [-34, -19, -4, 11];
  const racer = ({ place, hull, trim }: Racer) =>
    `<g transform="${place}"><path d="${rowers.map((x) => `M${x - 4} 4Q${x - 3}-10 ${x + 4}-10T${x + 10} 4Z`).join('')}" fill="${trim}"/>` +
    `<g fill="${tones.white}">${rowers.map((x) => `<circle cx="${x + 6}" cy="-14" r="4.6"/>`).join('')}</g>` +
    `<path d="M34-30Q24-34 20-46 30-36 40-35ZM26-28 16-32 20-23 11-22 18-15 12-8 24-6Z" fill="${trim}"/>` +
    `<path d="M46-19 60-20 58-15 47-12Z" fill="${tongue}"/>` +
    `<path d="M-58-20Q-56-8-46-3-38 0-28 0H14Q22-2 21-14 21-34 38-37 44-38 48-33 52-30 55-32 63-34 64-26 64-20 58-20L46-20 57-12Q53-5 42-8 39 14 24 14H-30Q-56 12-58-20Z" fill="${hull}"/>` +
    `<circle cx="40" cy="-28" r="4.4" fill="#fff"/><circle cx="41.5" cy="-27.5" r="2.4" fill="${tones.night}"/>` +
    `<path d="M-46 5H28" stroke="${trim}" stroke-width="3" stroke-dasharray="5 4" opacity=".7"/>` +
    `<path d="${rowers.map((x) => `M${x + 8}-3 ${x - 5} 18`).join('')}" stroke="${tones.white}" stroke-width="3" stroke-linecap="round"/></g>`;
  return (
    racer({ place: 'translate(-10 -16)scale(.82)', hull: pale, trim: cool.dk }) +
    water(brush, -8) +
    racer({ place: 'translate(-1 29)scale(.95)', hull: warm, trim: tones.dp }) +
    water(brush, 40)
  );
}

/** A water wheel of the rice fields, a ball at each of its five arms. */
export function mill(brush: Brush): string {
  const { tones, pair, linear, sphere } = brush;
  const wood = linear([tones.lt, tones.md, tones.dp], [0, 0, 0.5, 1]);
  const balls = [
    sphere({ hi: '#fff', lt: '#fff', md: tones.white, dk: tones.pale, dp: tones.near }),
    sphere(coolShades(pair)),
  ];
  const arms = [0, 1, 2, 3, 4].map((arm) => {
    const angle = (arm * Math.PI * 2) / 5;
    return [Math.round(39 * Math.sin(angle)), Math.round(-39 * Math.cos(angle))] as const;
  });
  const spokes = arms.map(([x, y]) => `M0 0L${x} ${y}`).join('');
  return (
    `<g transform="translate(0 -5)"><path d="M-14 60 0 0 14 60" fill="none" stroke="${tones.night}" stroke-width="7" stroke-linejoin="round" opacity=".55"/>` +
    `<g fill="none"><g stroke="${tones.dp}" transform="translate(0 4)"><circle r="38" stroke-width="9"/><circle r="21" stroke-width="6"/></g>` +
    `<path d="${spokes}" stroke="${tones.dk}" stroke-width="7"/><g stroke="${wood}"><circle r="38" stroke-width="9"/><circle r="21" stroke-width="6"/></g></g>` +
    `<circle r="9" fill="${tones.dp}"/><circle cy="-1.5" r="8" fill="${tones.hi}"/>` +
    arms
      .map(([x, y], index) =>
        numberedBall({
          place: [x, y, 15.5],
          fill: balls[index % 2] ?? '',
          value: digitOf(brush, 3 + index * 4),
          ink: tones.night,
        }),
      )
      .join('') +
    `</g>${water(brush, 38)}`
  );
}
