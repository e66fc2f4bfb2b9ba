// A canvas on which a round pen draws. Each point holds an amount of ink, from 0 to 1.
import type { Point } from './digit-strokes.ts';

export type Canvas = {
  width: number;
  height: number;
  ink: Float32Array;
};

/** A round pen. `takes`: it removes ink instead of adding it. */
export type Pen = { radius: number; strength: number; takes?: boolean };

export const newCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  ink: new Float32Array(width * height),
});

/** Draws along a path. The path is no darker where it crosses itself. */
export function drawPath(canvas: Canvas, path: readonly Point[], pen: Pen): void {
  for (let index = 1; index < path.length; index += 1) {
    const [from, to] = [path[index - 1], path[index]];
    if (from && to) drawPiece(canvas, { from, to }, pen);
  }
}

type Piece = { from: Point; to: Point };

function drawPiece({ width, height, ink }: Canvas, piece: Piece, pen: Pen): void {
  const { from, to } = piece;
  const reach = pen.radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const covered = Math.min(1, Math.max(0, pen.radius + 0.5 - distance([x, y], piece)));
      const at = y * width + x;
      const there = ink[at] ?? 0;
      ink[at] = pen.takes
        ? Math.min(there, 1 - covered * pen.strength)
        : Math.max(there, covered * pen.strength);
    }
  }
}

function distance([x, y]: Point, { from, to }: Piece): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
}
