// Shapes of flags. The frame is 24 by 17 for all, as in the site's lists; circles and stars are not distorted by it.
export const frame = { width: 24, height: 17 } as const;

type Circle = { x: number; y: number; r: number };

/** Rounds to hundredths, which is invisible in any list and keeps the files small. */
const at = (value: number): string => String(Number(value.toFixed(2)));

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const disc = (fill: string, { x, y, r }: Circle): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"/>`;

export const field = (fill: string): string => path(fill, `M0 0h${frame.width}v${frame.height}H0z`);

type Stripe = readonly [fill: string, share: number];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Draws one path for each colour, without seams; `line` draws a stripe by its start and its thickness. */
function stripe(
  stripes: readonly Stripe[],
  room: number,
  line: (from: string, by: string) => string,
) {
  const shares = stripes.map(([, share]) => share);
  const edge = (index: number) => at((sum(shares.slice(0, index)) * room) / sum(shares));
  const lines = stripes.map(([fill], index) => ({
    fill,
    d: line(edge(index), at(Number(edge(index + 1)) - Number(edge(index)))),
  }));
  return [...Map.groupBy(lines, ({ fill }) => fill)]
    .map(([fill, all]) => path(fill, all.map(({ d }) => d).join('')))
    .join('');
}

/** Horizontal stripes from the top, each with its share of the height. */
export const rows = (...stripes: Stripe[]): string =>
  stripe(stripes, frame.height, (from, by) => `M0 ${from}h${frame.width}v${by}H0z`);

/** Vertical stripes from the hoist, each with its share of the width. */
export const columns = (...stripes: Stripe[]): string =>
  stripe(stripes, frame.width, (from, by) => `M${from} 0h${by}v${frame.height}h-${by}z`);

type Star = Circle & {
  points?: number;
  /** The distance of the inner corners from the centre, as a share of the radius; by default the pentagram's. */
  waist?: number;
  /** The clockwise rotation of its first point from upright, in degrees. */
  turn?: number;
};

const pentagram = 0.382;

const corner = ({ x, y, r }: Circle, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${at(x + r * Math.sin(angle))} ${at(y - r * Math.cos(angle))}`;
};

export function star(
  fill: string,
  { points = 5, waist = pentagram, turn = 0, ...circle }: Star,
): string {
  const step = 180 / points;
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const r = index % 2 === 0 ? circle.r : circle.r * waist;
    return corner({ ...circle, r }, turn + index * step);
  });
  return path(fill, `M${corners.join('L')}z`);
}

/** Lines from the centre to the rim. */
export const spokes = (count: number, circle: Circle): string =>
  Array.from(
    { length: count },
    (_, index) => `M${at(circle.x)} ${at(circle.y)}L${corner(circle, (index * 360) / count)}`,
  ).join('');

/** Draws shapes as lines without a fill. */
export const drawn = (stroke: string, width: number, shapes: string): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}">${shapes}</g>`;
