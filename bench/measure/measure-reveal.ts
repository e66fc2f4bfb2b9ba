// Measures the frames of a page during a reveal, by the spans that the page itself records on the browser's timeline.
import { errors, type CDPSession, type Page } from '@playwright/test';
import { slowdown } from '../phone/phone.ts';

export type RevealFigures = {
  frames: number;
  /** Number of frames over 34 ms. */
  over34: number;
  longest: number;
};

type InPage = {
  requestAnimationFrame: (callback: (now: number) => void) => number;
  frames: number[];
};
type Span = { from: number; to: number };

/** Milliseconds in which the words of the result appear after the last ball or lantern. */
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

/** Starts to record each frame, and slows the phone down. */
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
    // A frame that began before the span and ended within it counts: it delayed the reveal.
    return before !== undefined && at > from && before < to ? [at - before] : [];
  });
  return {
    frames: gaps.length,
    over34: gaps.filter((gap) => gap > 34).length,
    longest: Math.max(0, ...gaps),
  };
}

/** Measures a page without activity for the duration of a reveal. */
export async function measureStillness(page: Page, milliseconds: number): Promise<RevealFigures> {
  await page.waitForTimeout(milliseconds);
  const frames = await readFrames(page);
  return figuresOf(frames, { from: frames[1] ?? 0, to: Infinity });
}

/** The shortest span that counts, and the longest wait for one, both in milliseconds. */
type SpanLimits = { least: number; most: number };

/** Waits until the page has recorded a span of that name, and measures the first. */
export async function measureSpan(
  page: Page,
  name: 'draw' | 'round',
  { least, most }: SpanLimits,
): Promise<RevealFigures> {
  const end = performance.now() + most;
  // Polls from outside, because the page's policy would refuse a waiting script of the test tool.
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
