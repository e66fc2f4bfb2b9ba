// Emblems are simplified to what is visible at the size of a line of text; stripes and positions are the flag's own.
import { columns, disc, drawn, field, frame, path, rows, spokes, star } from './shapes.ts';

/** The small stars; one point of each is directed at the large star. */
const chinaStars = [
  [8, 1.7, -121],
  [9.6, 3.4, -98],
  [9.6, 5.95, -74],
  [8, 7.65, -51],
] as const;

const malaysiaStripes = Array.from({ length: 14 }, (_, index) =>
  index % 2 === 0 ? (['#cc0001', 1] as const) : (['#fff', 1] as const),
);

const singaporeStars = [
  [7.4, 2.3],
  [5.7, 3.6],
  [9.1, 3.6],
  [6.3, 5.6],
  [8.5, 5.6],
] as const;

/** Bars of the Korean flag's trigrams, in the flag's own units: 72 by 48 around the centre. */
const whole = (y: number) => `M-6 ${y}H6`;
const broken = (y: number) => `M-6 ${y}h5m2 0h5`;
const trigrams = (turn: number, bars: string) =>
  `<path stroke="#000" stroke-width="2" transform="rotate(${turn})" d="${bars}"/>`;

const koreaUnit = 48;

const korea = [
  field('#fff'),
  `<g transform="translate(12 8.5)scale(${(frame.height / koreaUnit).toFixed(3)})">`,
  `<g transform="rotate(33.69)"><circle r="12" fill="#cd2e3a"/>`,
  path('#0047a0', 'M-12 0a12 12 0 0 0 24 0A6 6 0 0 0 0 0A6 6 0 0 1-12 0z'),
  '</g>',
  trigrams(
    -56.31,
    [whole(-25), whole(-22), whole(-19), broken(19), broken(22), broken(25)].join(''),
  ),
  trigrams(
    56.31,
    [broken(-25), whole(-22), broken(-19), whole(19), broken(22), whole(25)].join(''),
  ),
  '</g>',
].join('');

/** Angkor Wat: three of its towers on three steps. */
const temple =
  'M7 11.9v-.9h.8v-.9h.7V7.4l.8-1.3.8 1.3v1.5h.9V6.6L12 4.7l1 1.9v2.3h.9V7.4l.8-1.3.8 1.3v2.7h.7v.9h.8v.9z';

export const asia = {
  BD: field('#006a4e') + disc('#f42a41', { x: 10.8, y: 8.5, r: 5.2 }),
  CN:
    field('#ee1c25') +
    star('#ff0', { x: 4, y: 4.25, r: 2.5 }) +
    chinaStars.map(([x, y, turn]) => star('#ff0', { x, y, r: 0.9, turn })).join(''),
  ID: rows(['#e70011', 1], ['#fff', 1]),
  IN:
    rows(['#ff9933', 1], ['#fff', 1], ['#138808', 1]) +
    drawn(
      '#000080',
      0.4,
      `<circle cx="12" cy="8.5" r="2.2"/><path stroke-width=".15" d="${spokes(24, { x: 12, y: 8.5, r: 2.2 })}"/>`,
    ),
  JP: field('#fff') + disc('#bc002d', { x: 12, y: 8.5, r: 5.1 }),
  KH:
    rows(['#032ea1', 1], ['#e00025', 2], ['#032ea1', 1]) +
    path('#fff', temple) +
    path('#e00025', 'M11.6 11v-1.6h.8V11zM9 11v-1h.6v1zM14.4 11v-1h.6v1z'),
  KR: korea,
  LA:
    rows(['#ce1126', 1], ['#002868', 2], ['#ce1126', 1]) + disc('#fff', { x: 12, y: 8.5, r: 3.4 }),
  MM:
    rows(['#fecb00', 1], ['#34b233', 1], ['#ea2839', 1]) + star('#fff', { x: 12, y: 9.1, r: 6.3 }),
  MY:
    rows(...malaysiaStripes) +
    path('#010066', 'M0 0h12v9.71H0z') +
    disc('#fc0', { x: 4.9, y: 4.86, r: 3.2 }) +
    disc('#010066', { x: 5.8, y: 4.86, r: 2.75 }) +
    star('#fc0', { x: 8.2, y: 4.86, r: 2.3, points: 14, waist: 0.55 }),
  PH:
    rows(['#0038a8', 1], ['#ce1126', 1]) +
    path('#fff', 'M0 0l14.72 8.5L0 17z') +
    star('#fcd116', { x: 4.9, y: 8.5, r: 3.1, points: 8, waist: 0.45 }) +
    disc('#fcd116', { x: 4.9, y: 8.5, r: 1.8 }) +
    star('#fcd116', { x: 1.4, y: 2.5, r: 1, turn: -30 }) +
    star('#fcd116', { x: 1.4, y: 14.5, r: 1, turn: 210 }) +
    star('#fcd116', { x: 11.9, y: 8.5, r: 1, turn: 90 }),
  PK:
    columns(['#fff', 1], ['#01411c', 3]) +
    disc('#fff', { x: 14.8, y: 8.7, r: 5.1 }) +
    disc('#01411c', { x: 16, y: 7.6, r: 4.6 }) +
    star('#fff', { x: 17.6, y: 6.1, r: 1.9, turn: 47 }),
  SG:
    rows(['#ee2536', 1], ['#fff', 1]) +
    disc('#fff', { x: 5, y: 4.25, r: 3 }) +
    disc('#ee2536', { x: 6.2, y: 4.25, r: 3 }) +
    singaporeStars.map(([x, y]) => star('#fff', { x, y, r: 0.75 })).join(''),
  TH: rows(['#a51931', 1], ['#f4f5f8', 1], ['#2d2a4a', 2], ['#f4f5f8', 1], ['#a51931', 1]),
  TW:
    field('#fe0000') +
    path('#000095', 'M0 0h12v8.5H0z') +
    star('#fff', { x: 6, y: 4.25, r: 3.2, points: 12, waist: 0.6 }) +
    disc('#000095', { x: 6, y: 4.25, r: 1.85 }) +
    disc('#fff', { x: 6, y: 4.25, r: 1.6 }),
  VN: field('#da251d') + star('#ff0', { x: 12, y: 8.9, r: 5.2 }),
};
