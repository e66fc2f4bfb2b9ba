// Symbols as layers of paths in a square of 64 around its centre, lit from the top left like all art here.
import { draw } from '../page/element.ts';

export type Layer = {
  d: string;
  /** The name of a paint, or a colour. */
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  /** Angles in degrees; the layer is drawn once for each, turned about the centre. */
  turns?: readonly number[];
};
export type Picture = readonly Layer[];
export type Pictures = Readonly<Record<string, Picture>>;

/** Gradients by name: highlight, colour, shade. */
const paints = {
  gold: ['#fff0b4', '#f4bd4a', '#b8741a'],
  brass: ['#f7d688', '#c98f36', '#7c4d14'],
  pearl: ['#ffffff', '#e9e4f0', '#a99bc0'],
  red: ['#ff9a80', '#dd3a34', '#8f1626'],
  coral: ['#ffc0a0', '#f2745a', '#b03a3c'],
  orange: ['#ffd98a', '#f7922a', '#b8560e'],
  lemon: ['#fff6a8', '#f8d23c', '#c08a10'],
  green: ['#b8ec9a', '#4fae4b', '#1e6a35'],
  leaf: ['#a6dc8e', '#3c9550', '#175434'],
  jade: ['#c8f5dc', '#4fbd8f', '#1b7358'],
  teal: ['#9cecea', '#26a3b4', '#0d566f'],
  blue: ['#a8d8ff', '#3f86d8', '#1c3f8c'],
  navy: ['#37669c', '#17355f', '#0a1a38'],
  purple: ['#dcb6ff', '#8a4fc4', '#4a2280'],
  plum: ['#c79af0', '#6d3fae', '#371a6a'],
  pink: ['#ffe0ea', '#f490b0', '#b8406e'],
  wood: ['#e0a86a', '#a8672c', '#643612'],
  steel: ['#f2f6fb', '#a4b4c8', '#566880'],
  ink: ['#6b5f80', '#342a4a', '#181024'],
  cream: ['#ffffff', '#fff1d4', '#d8b98a'],
} as const;
type Paint = keyof typeof paints;

const isPaint = (name: string): name is Paint => name in paints;

/** Returns the path of a circle around a centre, `ring(0, 0, 10)`, or of an ellipse, `ring(0, 0, [12, 8])`. */
export function ring(x: number, y: number, radius: number | readonly [number, number]): string {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius;
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Creates the definitions of the paints, which a page with pictures needs once. */
export const paintDefs = (): SVGElement =>
  draw(
    'svg',
    { width: 0, height: 0, class: 'paints', 'aria-hidden': 'true' },
    ...Object.entries(paints).map(([name, colors]) =>
      draw(
        'radialGradient',
        { id: `paint-${name}`, cx: 0.34, cy: 0.26, r: 0.86 },
        ...colors.map((color, place) =>
          draw('stop', { 'stop-color': color, offset: [0, 0.45, 1][place] }),
        ),
      ),
    ),
  );

function layerPaths({ d, fill = 'none', line, width, opacity, turns }: Layer): SVGElement[] {
  const paint = {
    d,
    fill: isPaint(fill) ? `url(#paint-${fill})` : fill,
    opacity,
    ...(line && {
      stroke: line,
      'stroke-width': width ?? 1.6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  };
  if (!turns) return [draw('path', paint)];
  return turns.map((turn) => draw('path', { ...paint, transform: `rotate(${turn})` }));
}

const square = '-32 -32 64 64';

/** Placeholder for a symbol without a picture. Its name is still announced. */
const unknown: Picture = [
  { d: 'M0-24L22-6 14 24H-14L-22-6Z', fill: 'purple', line: '#3b1a68' },
  { d: 'M0-24L8-6 0 24-8-6ZM-22-6H22', line: '#fff', opacity: 0.5 },
];
export const pictureOf = (pictures: Pictures, symbol: string): Picture =>
  pictures[symbol] ?? unknown;

/** Draws a picture that is used once. */
export const drawPicture = (picture: Picture, className = 'symbol'): SVGElement =>
  draw(
    'svg',
    { class: className, viewBox: square, 'aria-hidden': 'true' },
    ...picture.flatMap(layerPaths),
  );

/** Creates definitions of pictures that `usePicture` shows by name, for symbols that are used several times. */
export const pictureDefs = (pictures: Pictures): SVGElement =>
  draw(
    'svg',
    { width: 0, height: 0, class: 'paints', 'aria-hidden': 'true' },
    ...Object.entries(pictures).map(([name, picture]) =>
      draw('symbol', { id: `symbol-${name}`, viewBox: square }, ...picture.flatMap(layerPaths)),
    ),
  );
export const usePicture = (symbol: string): SVGElement =>
  draw(
    'svg',
    { class: 'symbol', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    draw('use', { href: `#symbol-${symbol}`, width: 64, height: 64 }),
  );
