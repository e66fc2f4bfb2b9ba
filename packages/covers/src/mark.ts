// A merchant's mark as shapes, for drawings outside of a page, such as icons. In a page the ui draws the same mark (a test compares the two).
export type MarkColours = {
  logo: 'eclipse' | 'flower' | 'disc';
  /** `#rrggbb`. */
  brand: string;
  accent: string;
};

/** A fill. `lit` is the product's common light, over the shapes below. */
export type Fill = 'lit' | { colour: string; opacity?: number };

/** An ellipse, rotated by `turn` degrees around the centre of the box; with `line` only its rim, of that thickness. */
export type Shape = {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn?: number;
  line?: number;
  fill: Fill;
};

/** The width of the square in which marks are drawn. */
export const markBox = 32;

type Stop = { offset: number; colour: string; opacity: number };
/** Stops of the light, along the diagonal from the top left. */
export const litStops: readonly Stop[] = [
  { offset: 0, colour: '#ffffff', opacity: 0.6 },
  { offset: 0.55, colour: '#ffffff', opacity: 0 },
  { offset: 1, colour: '#1a0b00', opacity: 0.32 },
];

type Circle = { middle: number; r: number };
/** Creates a circle whose centre is on the diagonal. */
const round = ({ middle, r }: Circle, fill: Fill): Shape => ({
  x: middle,
  y: middle,
  rx: r,
  ry: r,
  fill,
});
const litRound = (circle: Circle, colour: string): Shape[] => [
  round(circle, { colour }),
  round(circle, 'lit'),
];

const eclipse = ({ brand, accent }: MarkColours): Shape[] => [
  ...litRound({ middle: 15, r: 14 }, accent),
  ...litRound({ middle: 18.6, r: 12.4 }, brand),
];

const disc = ({ brand }: MarkColours): Shape[] => [
  ...litRound({ middle: 16, r: 14 }, brand),
  { ...round({ middle: 16, r: 6 }, { colour: '#ffffff' }), line: 4 },
];

const petal = (turn: number, fill: Fill): Shape => ({
  x: 16,
  y: 7.6,
  rx: 4.6,
  ry: 6.8,
  turn,
  fill,
});
const flower = ({ brand, accent }: MarkColours): Shape[] => [
  ...Array.from({ length: 8 }, (_, at) => [
    petal(at * 45, { colour: accent }),
    petal(
      at * 45,
      at % 2 ? { colour: '#8a3d00', opacity: 0.14 } : { colour: '#ffffff', opacity: 0.12 },
    ),
  ]).flat(),
  round({ middle: 16, r: 4.4 }, { colour: brand }),
];

const marks: Record<MarkColours['logo'], (colours: MarkColours) => Shape[]> = {
  eclipse,
  flower,
  disc,
};

/** Returns the mark's shapes, the lowest first. */
export const markShapes = (colours: MarkColours): Shape[] => marks[colours.logo](colours);
