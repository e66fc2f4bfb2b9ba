import { disc, drawn, field, path, rows, star } from './shapes.ts';

const brazilStars = [
  [9.6, 9],
  [11, 10.6],
  [12.1, 9.7],
  [12.6, 11.6],
  [14, 10.4],
  [14.9, 9.6],
] as const;

const unionStripes = Array.from({ length: 13 }, (_, index) =>
  index % 2 === 0 ? (['#b22234', 1] as const) : (['#fff', 1] as const),
);

/** The fifty stars, as dots at this size: nine rows of six and five. */
const unionStars = Array.from({ length: 9 }, (_, row) =>
  row % 2 === 0 ? `M.6 ${row + 0.6}h8.6` : `M1.4 ${row + 0.6}h7`,
).join('');

export const americas = {
  AR:
    rows(['#74acdf', 1], ['#fff', 1], ['#74acdf', 1]) +
    star('#f6b40e', { x: 12, y: 8.5, r: 2.6, points: 16, waist: 0.6 }) +
    drawn('#85340a', 0.2, '<circle cx="12" cy="8.5" r="1.4" fill="#f6b40e"/>'),
  BR:
    field('#009739') +
    path('#fedd00', 'M12 2.06L21.96 8.5 12 14.94 2.04 8.5z') +
    disc('#012169', { x: 12, y: 8.5, r: 4.25 }) +
    drawn('#fff', 0.65, '<path d="M7.96 7.13A10 10 0 0 1 16.14 9.47"/>') +
    brazilStars.map(([x, y]) => disc('#fff', { x, y, r: 0.22 })).join(''),
  US:
    rows(...unionStripes) +
    path('#3c3b6e', 'M0 0h9.6v9.15H0z') +
    drawn('#fff', 0.5, `<path stroke-dasharray=".5 1.1" d="${unionStars}"/>`),
};
