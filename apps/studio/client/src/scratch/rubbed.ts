// How much of each field was rubbed free: a grid of points, each off once the coin has passed over it. Lengths are parts of the ticket's width.

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type Rubbed = {
  /** The coin passed from one point to the other. */
  pass: (from: Point, to: Point, radius: number) => void;
  /** 0 to 1. */
  share: (field: number) => number;
  clear: (field: number) => void;
  /** Points that are off, to draw the rest again. */
  offs: () => Point[];
};

const [across, down] = [12, 10];

const pointsOf = ({ x, y, width, height }: Box): Point[] =>
  Array.from({ length: across * down }, (_, index) => {
    const row = Math.floor(index / across);
    const column = index - row * across;
    return {
      x: x + ((column + 0.5) / across) * width,
      y: y + ((row + 0.5) / down) * height,
    };
  });

/** Squared, from a point to the way from `from` to `to`. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return (point.x - from.x - part * dx) ** 2 + (point.y - from.y - part * dy) ** 2;
}

export function createRubbed(boxes: readonly Box[]): Rubbed {
  const points = boxes.map((box) => pointsOf(box).map((point) => ({ ...point, isOff: false })));
  return {
    pass: (from, to, radius) => {
      for (const point of points.flat()) {
        if (!point.isOff && distance(point, from, to) <= radius * radius) point.isOff = true;
      }
    },
    share: (field) => {
      const own = points[field] ?? [];
      return own.filter(({ isOff }) => isOff).length / Math.max(1, own.length);
    },
    clear: (field) => {
      for (const point of points[field] ?? []) point.isOff = true;
    },
    offs: () => points.flat().filter(({ isOff }) => isOff),
  };
}

/** So much is off, and a field counts as shown. */
export const shownAt = 0.45;

/** The nine fields of a ticket whose width is 1; `height` of the whole, `gap` between two. */
export function boxesOf({ height, gap }: { height: number; gap: number }): Box[] {
  const width = (1 - 2 * gap) / 3;
  const high = (height - 2 * gap) / 3;
  return Array.from({ length: 9 }, (_, field) => {
    const row = Math.floor(field / 3);
    return { x: (field - row * 3) * (width + gap), y: row * (high + gap), width, height: high };
  });
}
