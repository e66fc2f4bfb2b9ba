// The foil over the fields, on a canvas. It is rubbed off field by field, and the content below is ordinary HTML.
import { make } from '../page/element.ts';
import type { Box, Point } from './rubbed-area.ts';

export type FoilColors = { light: string; mid: string; dark: string; mark: string };
export type Foil = {
  element: HTMLCanvasElement;
  /** Draws the foil over all fields at the current size, except for the points that are already rubbed off. */
  lay: (offs: readonly Point[]) => void;
  rub: (from: Point, to: Point) => void;
  /** Removes the rest of a field. */
  take: (box: Box) => void;
  takeAll: () => void;
  isOff: () => boolean;
};

/** Radius of the brush as a share of the ticket's width: about the edge of a coin or a fingertip. */
export const brush = 0.066;

function paintField(pen: CanvasRenderingContext2D, box: Box, colors: FoilColors): void {
  const { x, y, width, height } = box;
  const shade = pen.createLinearGradient(x, y, x + width, y + height);
  shade.addColorStop(0, colors.light);
  shade.addColorStop(0.45, colors.mid);
  shade.addColorStop(0.55, colors.light);
  shade.addColorStop(1, colors.dark);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, width * 0.12);
  pen.clip();
  pen.fillStyle = shade;
  pen.fillRect(x, y, width, height);
  // Fine diagonal lines and a small star, so that it looks like printed foil.
  pen.strokeStyle = colors.mark;
  pen.lineWidth = width * 0.012;
  pen.globalAlpha = 0.3;
  pen.beginPath();
  for (let step = -height; step < width; step += width * 0.09) {
    pen.moveTo(x + step, y);
    pen.lineTo(x + step + height, y + height);
  }
  pen.stroke();
  pen.globalAlpha = 0.75;
  pen.fillStyle = colors.mark;
  pen.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const reach = (point & 1) === 0 ? height * 0.24 : height * 0.08;
    const turn = (point * Math.PI) / 4;
    pen.lineTo(x + width / 2 + reach * Math.sin(turn), y + height / 2 - reach * Math.cos(turn));
  }
  pen.fill();
  pen.restore();
}

export function createFoil(boxes: readonly Box[], colors: FoilColors): Foil {
  const element = make('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const pen = element.getContext('2d');
  /** Width of the canvas in pixels. */
  let scale = 1;

  const erase = (draw: (context: CanvasRenderingContext2D) => void) => {
    if (!pen) return;
    pen.globalCompositeOperation = 'destination-out';
    draw(pen);
    pen.globalCompositeOperation = 'source-over';
  };
  const grown = ({ x, y, width, height }: Box): Box => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  });
  const rub: Foil['rub'] = (from, to) =>
    erase((context) => {
      context.lineWidth = 2 * brush * scale;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(from.x * scale, from.y * scale);
      context.lineTo(to.x * scale, to.y * scale);
      context.stroke();
    });
  return {
    element,
    lay: (offs) => {
      const density = Math.min(2, devicePixelRatio);
      element.width = Math.round(element.clientWidth * density);
      element.height = Math.round(element.clientHeight * density);
      scale = element.width;
      element.classList.remove('is-off');
      if (!pen) return;
      for (const box of boxes) paintField(pen, grown(box), colors);
      for (const point of offs) rub(point, point);
    },
    rub,
    take: (box) => {
      const { x, y, width, height } = grown(box);
      erase((context) => context.fillRect(x - 1, y - 1, width + 2, height + 2));
    },
    takeAll: () => element.classList.add('is-off'),
    isOff: () => element.classList.contains('is-off'),
  };
}
