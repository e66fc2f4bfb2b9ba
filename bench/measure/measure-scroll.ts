// Measures a long scroll: the number of nodes in the page meanwhile, and the duration of its frames.
import type { CDPSession, Page } from '@playwright/test';
import { slowdown } from '../phone/phone.ts';

export type ScrollFigures = {
  /** Largest number of elements in the page at once. */
  elements: number;
  frames: number;
  /** Share of frames over 34 ms, in per cent. */
  over34: number;
  p99: number;
  /** Distance of the scroll, in pixels. */
  distance: number;
  /** Number of cards in view a second afterwards, and number of those that show no game. */
  cards: number;
  missing: number;
};

/** The part of the DOM that is used in the page, because the browser's own types are not loaded here. */
type Card = {
  getBoundingClientRect: () => { top: number; bottom: number };
  querySelector: (selector: string) => object | null;
};
type InPage = {
  document: {
    getElementsByTagName: (name: string) => { length: number };
    querySelectorAll: (selector: string) => Iterable<Card>;
  };
  requestAnimationFrame: (callback: (now: number) => void) => number;
  innerHeight: number;
  scrollY: number;
  seen: { elements: number; frames: number[]; isOver: boolean };
};

const screens = 40;
const speed = 3_000;

/* Runs in the page. */
function observe(): void {
  const view = globalThis as unknown as InPage;
  const all = view.document.getElementsByTagName('*');
  const seen: InPage['seen'] = { elements: 0, frames: [], isOver: false };
  view.seen = seen;
  let before = performance.now();
  const note = (now: number) => {
    seen.frames.push(now - before);
    before = now;
    // Counted only now and then, because a count after a change takes a slow phone milliseconds.
    if (seen.frames.length % 10 === 1) seen.elements = Math.max(seen.elements, all.length);
    if (!seen.isOver) view.requestAnimationFrame(note);
  };
  view.requestAnimationFrame(note);
}

/* Runs in the page. */
function read() {
  const view = globalThis as unknown as InPage;
  const cards = [
    ...view.document.querySelectorAll('main :is(.cover-grid, .grid3) [role=listitem]'),
  ].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < view.innerHeight;
  });
  const missing = cards.filter((card) => card.querySelector('h3') === null).length;
  return { ...view.seen, cards: cards.length, missing, scrollY: view.scrollY };
}

type ScrollDirection = 'down' | 'up';

async function scroll(devtools: CDPSession, height: number, way: ScrollDirection): Promise<void> {
  // Scrolls as a thumb does: five screens, then the next pull.
  for (let pull = 0; pull < screens / 5; pull += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 206,
      y: Math.round(height * (way === 'down' ? 0.75 : 0.25)),
      yDistance: (way === 'down' ? -height : height) * 5,
      speed,
      preventFling: true,
    });
  }
}

export async function measureScroll(
  page: Page,
  way: ScrollDirection = 'down',
): Promise<ScrollFigures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(observe);
  const from = (await page.evaluate(read)).scrollY;
  await scroll(devtools, page.viewportSize()?.height ?? 915, way);
  await page.evaluate(() => {
    (globalThis as unknown as InPage).seen.isOver = true;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(1_000);
  const { frames: all, elements, cards, missing, scrollY } = await page.evaluate(read);
  const frames = all.slice(2).toSorted((one, two) => one - two);
  const slow = frames.filter((each) => each > 34).length;
  return {
    elements,
    frames: frames.length,
    over34: (slow / frames.length) * 100,
    p99: frames[Math.floor(frames.length * 0.99)] ?? Number.NaN,
    distance: Math.abs(scrollY - from),
    cards,
    missing,
  };
}
