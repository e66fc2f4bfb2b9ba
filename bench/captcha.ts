// npm run bench:captcha -- [pictures]
// Measures how many pictures of digits Debian's tesseract reads (CAP-03): unchanged, and after threshold and median filters,
// which remove thin lines. A plain drawing of the same digits is the control: without it a low figure would prove nothing.
// Then measures how long the process is blocked while 200 pictures are made. `apt-get install tesseract-ocr`.
import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDrawer } from '../apps/server/src/modules/captcha/drawer.ts';
import {
  drawPath,
  newCanvas,
  type Canvas,
} from '../apps/server/src/modules/captcha/picture/canvas.ts';
import { digitStrokes } from '../apps/server/src/modules/captcha/picture/digit-strokes.ts';
import {
  drawPicture,
  pictureSize,
  sketchDigits,
} from '../apps/server/src/modules/captcha/picture/draw-picture.ts';
import { pathOf } from '../apps/server/src/modules/captcha/picture/path.ts';
import { writePng } from '../apps/server/src/modules/captcha/picture/png.ts';
import { seededRandom } from '../apps/server/src/modules/captcha/seeded-random.ts';
import { numbers } from './figures/options.ts';

const [pictures = 1_000] = numbers;
const mostShare = 0.05;
const length = 4;
/** Least share of plain drawings that the reader must read; below it the other figures prove nothing. */
const leastPlainShare = 0.8;

type Picture = { digits: string; canvas: Canvas };

const drawn: Picture[] = Array.from({ length: pictures }, () => {
  const digits = String(randomInt(10 ** length)).padStart(length, '0');
  return { digits, canvas: sketchDigits(digits, seededRandom(randomBytes(32))) };
});

/** Draws the digits upright and apart on white. */
function drawPlainly(digits: string): Canvas {
  const canvas = newCanvas(pictureSize.width, pictureSize.height);
  for (const [at, digit] of Array.from(digits).entries()) {
    for (const stroke of digitStrokes[digit]?.[0] ?? []) {
      const path = pathOf(stroke).map(([x, y]) => [24 + at * 50 + x * 28, 26 + y * 56] as const);
      drawPath(canvas, path, { radius: 4.2, strength: 1 });
    }
  }
  return canvas;
}

/** Lists the steps to each neighbour, and the empty step. */
const around = (reach: number): [number, number][] => {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return steps.flatMap((down) => steps.map((right): [number, number] => [right, down]));
};

/** Makes each point black or white, then gives it the colour of most of its neighbours. */
function filter({ width, height, ink }: Canvas, reach: number): Canvas {
  const filtered = newCanvas(width, height);
  const neighbours = around(reach);
  const isInk = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height && (ink[y * width + x] ?? 0) > 0.5 ? 1 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const black = neighbours.reduce((sum, [right, down]) => sum + isInk(x + right, y + down), 0);
      filtered.ink[y * width + x] = black * 2 > (2 * reach + 1) ** 2 ? 1 : 0;
    }
  }
  return filtered;
}

/**
 * Returns the digits that tesseract reads in each picture; none where it crashes (5.3 divides by zero over some lines).
 * `mode` 7 treats the picture as a line, 8 as a word, 13 as a raw line without tesseract's own heuristics.
 */
function readAll(canvases: Canvas[], mode: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'captcha-bench-'));
  try {
    const files = canvases.map((canvas, at) => {
      const file = join(folder, `${at}.png`);
      writeFileSync(file, writePng(canvas));
      return file;
    });
    return readFiles(files, mode, join(folder, 'list'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const options = ['tessedit_char_whitelist=0123456789', 'page_separator=#'].flatMap((each) => [
  '-c',
  each,
]);

/** Reads many pictures in one process; after a crash reads each half by itself. */
function readFiles(files: string[], mode: number, list: string): string[] {
  writeFileSync(list, files.join('\n'));
  const { status, stdout } = spawnSync(
    'tesseract',
    [list, '-', '--psm', String(mode), '--dpi', '200', ...options],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status === 0) {
    return stdout
      .split('#')
      .slice(0, files.length)
      .map((page) => page.replaceAll(/\D/g, ''));
  }
  if (files.length === 1) return [''];
  const half = Math.ceil(files.length / 2);
  return [files.slice(0, half), files.slice(half)].flatMap((each) => readFiles(each, mode, list));
}

type ReadShares = { whole: number; single: number };

/** Returns the shares of pictures and of digits that were read right. A digit counts only if the number of digits is right. */
function count(read: string[]): ReadShares {
  let whole = 0;
  let single = 0;
  for (const [at, { digits }] of drawn.entries()) {
    const found = read[at] ?? '';
    if (found === digits) whole += 1;
    if (found.length === length)
      single += Array.from(found).filter((each, place) => each === digits[place]).length;
  }
  return { whole: whole / pictures, single: single / pictures / length };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function measure(name: string, canvases: Canvas[]): number {
  const modes = [7, 8, 13].map((mode) => count(readAll(canvases, mode)));
  const whole = Math.max(...modes.map((each) => each.whole));
  const single = Math.max(...modes.map((each) => each.single));
  console.log(
    `${name.padEnd(34)} whole ${percent(whole).padStart(7)}   digits ${percent(single).padStart(7)}`,
  );
  return whole;
}

if (spawnSync('tesseract', ['--version']).error) {
  console.error('This bench needs tesseract: apt-get install tesseract-ocr');
  process.exit(1);
}
console.log(`${pictures} pictures of ${length} digits, the best of three ways of tesseract each:`);
const plain = measure(
  'drawn plainly, to know the reader',
  drawn.map(({ digits }) => drawPlainly(digits)),
);
const shares = [
  measure(
    'as they are',
    drawn.map(({ canvas }) => canvas),
  ),
  ...[1, 2, 3].map((reach) =>
    measure(
      `threshold, median of ${2 * reach + 1} by ${2 * reach + 1}`,
      drawn.map(({ canvas }) => filter(canvas, reach)),
    ),
  ),
];

/** Returns the longest delay of this process's event loop while pictures are made, in milliseconds. */
async function lagOf(make: () => Promise<unknown>): Promise<number> {
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  await make();
  lag.disable();
  return lag.max / 1e6;
}

const atOnce = 100;
const orders = Array.from({ length: 2 * atOnce }, () => randomBytes(32));
const drawer = openDrawer();
// The thread starts with the first picture.
await drawer.picture('0000', randomBytes(32));
const inThread = await lagOf(async () => {
  for (const half of [orders.slice(0, atOnce), orders.slice(atOnce)]) {
    await Promise.all(half.map((seed) => drawer.picture('4927', seed)));
  }
});
const begun = performance.now();
for (const seed of orders) drawPicture('4927', seededRandom(seed));
const inLoop = performance.now() - begun;
const mostLagMs = 100;
console.log(
  `200 pictures, 100 at a time: the process waited ${inThread.toFixed(0)} ms at most (had it drawn them itself, ${inLoop.toFixed(0)} ms)`,
);
const isFree = inThread <= mostLagMs;
const isReader = plain >= leastPlainShare;
const isKept = Math.max(...shares) <= mostShare;
console.log(
  `Target: at most ${percent(mostShare)} whole in each, the plain ones ${percent(leastPlainShare)}: ${isReader && isKept ? 'kept' : 'MISSED'}; at most ${mostLagMs} ms: ${isFree ? 'kept' : 'MISSED'}`,
);
process.exitCode = isReader && isKept && isFree ? 0 : 1;
