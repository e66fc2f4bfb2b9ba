// Draws digits that people can read and programs cannot (CAP-03): each drawing is bent, leans, overlaps its neighbours and is crossed by lines as thick as its own.
// `npm run bench:captcha` measures it.
import type { Random } from '../seeded-random.ts';
import { drawPath, newCanvas, type Canvas } from './canvas.ts';
import { digitStrokes, type Point } from './digit-strokes.ts';
import { pathOf } from './path.ts';
import { writePng } from './png.ts';

/** Twice the size that the page shows. */
export const pictureSize = { width: 224, height: 108 } as const;

type Bend = (point: Point) => Point;

/** Draws the digits as a PNG. */
export const drawPicture = (digits: string, random: Random): Buffer =>
  writePng(sketchDigits(digits, random));

export function sketchDigits(digits: string, random: Random): Canvas {
  const canvas = newCanvas(pictureSize.width, pictureSize.height);
  const bend = makeBend(random);
  const radius = random.between(3.8, 4.6);
  drawDigits(canvas, digits, { random, bend, radius });
  drawLines(canvas, { random, bend, radius });
  drawSpecks(canvas, random);
  return canvas;
}

/** Makes a distortion that moves each point a little, like waves in both directions. */
function makeBend(random: Random): Bend {
  const wave = (most: number, [shortest, longest]: Point) => {
    const height = random.between(most / 2, most);
    const turn = random.between(0, 2 * Math.PI);
    const length = random.between(shortest, longest);
    return (at: number) => height * Math.sin(turn + (2 * Math.PI * at) / length);
  };
  const up = wave(8, [120, 220]);
  const across = wave(4, [70, 120]);
  return ([x, y]) => [x + across(y), y + up(x)];
}

type Hand = { random: Random; bend: Bend; radius: number };

function drawDigits(canvas: Canvas, digits: string, hand: Hand): void {
  const { random } = hand;
  const each = (pictureSize.width - 28) / digits.length;
  for (const [at, digit] of Array.from(digits).entries()) {
    const middle: Point = [
      14 + each * (at + 0.5) + random.between(-3, 3),
      pictureSize.height / 2 + random.between(-7, 7),
    ];
    drawDigit(canvas, digit, { ...hand, middle });
  }
}

function drawDigit(canvas: Canvas, digit: string, hand: Hand & { middle: Point }): void {
  const { random, bend, radius, middle } = hand;
  const width = random.between(32, 38);
  const height = random.between(54, 62);
  const lean = random.between(-0.24, 0.24);
  const turn = random.between(-0.26, 0.26);
  const place: Bend = ([x, y]) => {
    const dx = (x - 0.5) * width - (y - 0.5) * height * lean;
    const dy = (y - 0.5) * height;
    return bend([
      middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]);
  };
  const strokes = random.pick(digitStrokes[digit] ?? [[]]);
  for (const stroke of strokes) {
    drawPath(canvas, pathOf(stroke).map(place), { radius, strength: 1 });
  }
}

/** Draws lines across the whole canvas: some add ink, some cut through the digits. */
function drawLines(canvas: Canvas, hand: Hand): void {
  const { random, radius } = hand;
  drawPath(canvas, wander(random), { radius: random.between(0.8, 1.1), strength: 1, takes: true });
  for (let count = 0; count < 2; count += 1) {
    drawPath(canvas, wander(random), { radius: radius * random.between(0.43, 0.5), strength: 1 });
  }
}

function wander(random: Random): Point[] {
  const { width, height } = pictureSize;
  const points = [-0.05, 0.25, 0.5, 0.75, 1.05].map((x): Point => [
    x * width,
    random.between(0.15, 0.85) * height,
  ]);
  return pathOf({ bent: true, points });
}

function drawSpecks(canvas: Canvas, random: Random): void {
  for (let count = 0; count < 24; count += 1) {
    const at: Point = [random.between(0, pictureSize.width), random.between(0, pictureSize.height)];
    drawPath(canvas, [at, at], {
      radius: random.between(0.8, 2),
      strength: random.between(0.5, 1),
    });
  }
}
