// Emblems of days and hours: a calendar's leaf, a clock, a glass, the evening's five stars.
import { at, type Brush } from '../../brush.ts';
import { digit } from '../../digits.ts';
import { coolShades } from '../../palette.ts';
import { digitOf, numberedBall, starPath } from './shapes.ts';

/** The leaf of a month, with the ball of its day. */
export function calendar(brush: Brush): string {
  const { tones, linear, sphere } = brush;
  const head = linear([tones.lt, tones.md, tones.dk], [0, 0, 0.3, 1]);
  const paper = linear(['#fff', tones.pale], [0, 0, 0.3, 1]);
  const days = [0, 1, 2]
    .map((row) => `<path d="M-29 ${-4 + row * 14}H31" />`)
    .join('')
    .replaceAll(' />', '/>');
  const ring = (x: number) =>
    `<rect x="${x - 4}" y="-50" width="8" height="20" rx="4" fill="${tones.dp}"/><rect x="${x - 4}" y="-52" width="8" height="18" rx="4" fill="${tones.white}"/>`;
  return (
    `<g transform="rotate(-7)"><rect x="-42" y="-34" width="84" height="84" rx="11" fill="${tones.far}"/>` +
    `<rect x="-42" y="-38" width="84" height="84" rx="11" fill="${tones.pale}"/><rect x="-42" y="-42" width="84" height="84" rx="11" fill="${paper}"/>` +
    `<path d="M-42-18V-31Q-42-42-31-42H31Q42-42 42-31V-18Z" fill="${head}"/>${ring(-22)}${ring(22)}` +
    `<g stroke="${tones.far}" stroke-opacity=".38" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 15">${days}</g></g>` +
    numberedBall({
      place: [21, 20, 27],
      fill: sphere(),
      value: digitOf(brush, 3),
      ink: tones.dp,
    })
  );
}

/** A clock, with a ball where its alarm would be. */
export function clock(brush: Brush): string {
  const { tones, pair, linear, radial, sphere } = brush;
  const rim = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.6, 1]);
  const face = radial(
    [
      [0, '#fff'],
      [0.7, tones.white],
      [1, tones.pale],
    ],
    [0.4, 0.3, 0.8],
  );
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const from = hour % 3 ? 29 : 26;
    return `M${at(x * from)} ${at(y * from)}L${at(x * 32)} ${at(y * 32)}`;
  });
  return (
    `<g transform="translate(-7 -5)"><circle cy="5" r="46" fill="${tones.dp}"/><circle r="46" fill="${rim}"/><circle r="37" fill="${tones.dp}" opacity=".4"/>` +
    `<circle cy="1" r="36" fill="${face}"/><g fill="none" stroke-linecap="round"><path d="${marks.join('')}" stroke="${tones.far}" stroke-opacity=".6" stroke-width="3"/>` +
    `<path d="M0 0-13-15" stroke="${tones.night}" stroke-width="6"/><path d="M0 0 8-25" stroke="${tones.night}" stroke-width="4.5"/></g><circle r="5" fill="${tones.dk}"/></g>` +
    numberedBall({
      place: [30, 28, 24],
      fill: sphere(coolShades(pair)),
      value: digitOf(brush, 7),
      ink: tones.night,
    })
  );
}

/** The glass of a minute, with balls for sand: the last of them falls. */
export function hourglass(brush: Brush): string {
  const { tones, pair, linear, sphere } = brush;
  const wood = linear([tones.hi, tones.md, tones.dk], [0, 0, 0, 1]);
  const [warm, cool] = [sphere(), sphere(coolShades(pair))];
  const small = (x: number, y: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="9" fill="${fill}"/>`;
  const glass = 'M-35-46H35C35-22 9-10 9 0S35 22 35 46H-35C-35 22-9 10-9 0S-35-22-35-46Z';
  return (
    `<path d="${glass}" fill="#fff" fill-opacity=".28"/>` +
    small(-13, -33, cool) +
    small(9, -36, warm) +
    small(-2, -20, cool) +
    `<circle cy="3" r="6.5" fill="${warm}"/>` +
    small(-22, 36, cool) +
    small(22, 36, cool) +
    numberedBall({ place: [0, 27, 18], fill: warm, value: digitOf(brush, 5), ink: tones.night }) +
    `<path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>` +
    `<path d="M-26-40Q-26-25-14-15" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>` +
    `<g fill="${tones.dp}"><rect x="-46" y="-56" width="92" height="15" rx="7"/><rect x="-46" y="45" width="92" height="15" rx="7"/></g>` +
    `<g fill="${wood}"><rect x="-46" y="-59" width="92" height="15" rx="7"/><rect x="-46" y="42" width="92" height="15" rx="7"/></g>`
  );
}

/** Five stars with their digits. */
export function fivestars(brush: Brush): string {
  const { tones, pair, linear } = brush;
  const cool = coolShades(pair);
  const warm = linear([tones.hi, tones.md, tones.dk], [0, 0, 0.4, 1]);
  const pale = linear([cool.hi, cool.lt, cool.md], [0, 0, 0.4, 1]);
  const star = (
    [x, y, r]: readonly [number, number, number],
    [face, under]: readonly [string, string],
    shift: number,
  ) =>
    `<g stroke-width="${at(r * 0.24)}" stroke-linejoin="round"><path d="${starPath(x, y + r * 0.16, r)}" fill="${under}" stroke="${under}"/>` +
    `<path d="${starPath(x, y, r)}" fill="${face}" stroke="${face}"/></g>` +
    digit(digitOf(brush, shift), {
      x,
      y: Number(at(y + r * 0.06)),
      size: r * 0.66,
      colour: tones.night,
    });
  const small = [pale, cool.dk] as const;
  return (
    star([-36, -28, 17], small, 3) +
    star([36, -28, 17], small, 7) +
    star([-36, 30, 17], small, 11) +
    star([36, 30, 17], small, 15) +
    star([0, 0, 30], [warm, tones.dp], 19)
  );
}
