// Measures how much of each field is rubbed off, by a grid of points. A point is off when the coin has passed over it.
// Lengths are shares of the ticket's width.

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type RubbedArea = {
  /** Moves the coin from one point to another. */
  pass: (from: Point, to: Point, radius: number) => void;
  /** Returns the share of a field that is off, 0 to 1. */
  share: (field: number) => number;
  clear: (field: number) => void;
  /** Lists the points that are off, to draw the rest again. */
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

/** Returns the squared distance of a point from the segment between `from` and `to`. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return (point.x - from.x - part * dx) ** 2 + (point.y - from.y - part * dy) ** 2;
}

export function createRubbed(boxes: readonly Box[]): RubbedArea {
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

/** Share that must be off for a field to count as shown. */
export const shownAt = 0.45;

/** Returns the nine fields of a ticket of width 1, with its height and the gap between two fields. */
export function boxesOf({ height, gap }: { height: number; gap: number }): Box[] {
  const width = (1 - 2 * gap) / 3;
  const high = (height - 2 * gap) / 3;
  return Array.from({ length: 9 }, (_, field) => {
    const row = Math.floor(field / 3);
    return { x: (field - row * 3) * (width + gap), y: row * (high + gap), width, height: high };
  });
}
