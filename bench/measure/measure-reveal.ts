// The frames of a page while something is revealed, by the spans that the page itself notes on the browser's timeline.
import { errors, type CDPSession, type Page } from '@playwright/test';
import { slowdown } from '../phone/phone.ts';

export type RevealFigures = {
  frames: number;
  /** How many took so long. */
  over34: number;
  longest: number;
};

type InPage = {
  requestAnimationFrame: (callback: (now: number) => void) => number;
  frames: number[];
};
type Span = { from: number; to: number };

/** The words of the result rise after the last ball or lantern. */
const words = 400;

/* Runs in the page. */
function observe(): void {
  const view = globalThis as unknown as InPage;
  view.frames = [];
  const note = (now: number) => {
    view.frames.push(now);
    view.requestAnimationFrame(note);
  };
  view.requestAnimationFrame(note);
}

/** From now on each frame is noted, and the phone is as slow as it is. */
export async function watchFrames(page: Page): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(observe);
}

const readFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as InPage).frames);

export const spansOf = (page: Page, name: string): Promise<Span[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByName(wanted, 'measure')
        .map(({ startTime, duration }) => ({ from: startTime, to: startTime + duration })),
    name,
  );

function figuresOf(frames: number[], { from, to }: Span): RevealFigures {
  const gaps = frames.flatMap((at, index) => {
    const before = frames[index - 1];
    // A frame that began before and ended within counts: it is the one that held the reveal up.
    return before !== undefined && at > from && before < to ? [at - before] : [];
  });
  return {
    frames: gaps.length,
    over34: gaps.filter((gap) => gap > 34).length,
    longest: Math.max(0, ...gaps),
  };
}

/** A page where nothing happens, for as long as a reveal takes. */
export async function measureStillness(page: Page, milliseconds: number): Promise<RevealFigures> {
  await page.waitForTimeout(milliseconds);
  const frames = await readFrames(page);
  return figuresOf(frames, { from: frames[1] ?? 0, to: Infinity });
}

/** Milliseconds: shorter spans are passed over, and longer than `most` nobody waits. */
type Awaited = { least: number; most: number };

/** Waits until the page has noted a span of that name, and measures the first. */
export async function measureSpan(
  page: Page,
  name: 'draw' | 'round',
  { least, most }: Awaited,
): Promise<RevealFigures> {
  const end = performance.now() + most;
  // Asked from outside: a waiting script of the test tool's own would be refused by the page's policy.
  while (performance.now() < end) {
    const span = (await spansOf(page, name)).find(({ from, to }) => to - from >= least);
    if (span) {
      await page.waitForTimeout(words + 100);
      return figuresOf(await readFrames(page), { from: span.from, to: span.to + words });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new errors.TimeoutError(`${page.url()} never showed a ${name}`);
}
