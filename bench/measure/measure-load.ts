// Measures one cold load of a page, in the page itself, by the browser's own observers.
import type { BrowserContext, Page } from '@playwright/test';
import { countRequests, untilQuiet } from '../../e2e/page/pending-requests.ts';
import { slowdown } from '../phone/phone.ts';

export type Figures = {
  /** Milliseconds from the navigation's start. */
  fcp: number;
  lcp: number;
  usable: number;
  /** Time at which React has hydrated the whole page; without React the same as `usable`. */
  hydrated: number;
  cls: number;
  /** Blocking time: the sum of what each long task took beyond 50 ms, from the first paint on. */
  blocked: number;
  /** Kilobytes transferred for scripts, and their number, before the page was hydrated. */
  scriptKb: number;
  scripts: number;
  /** Requests over the network before the page was usable, including the document. */
  requests: number;
};

/** Values recorded in the page. `usable` is the frame in which the control is visible and the page's mark says that it responds. */
type PageRecord = {
  fcp: number;
  lcp: number;
  cls: number;
  usable: number;
  busyUntil: number;
  tasks: { startTime: number; duration: number }[];
};
type UsableSigns = { control: string; mark: string | null };

type Entry = { name: string; startTime: number; duration: number };
type Resource = Entry & { responseEnd: number; encodedBodySize: number };

/* Runs in the page, before its own scripts. */
function observe({ control, mark }: UsableSigns): void {
  const seen: PageRecord = { fcp: 0, lcp: 0, cls: 0, usable: 0, busyUntil: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    } as never);
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as {
      hadRecentInput: boolean;
      value: number;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', (entry) => {
    seen.busyUntil = entry.startTime + entry.duration;
    seen.tasks.push({ startTime: entry.startTime, duration: entry.duration });
  });
  const { document, requestAnimationFrame } = globalThis as unknown as {
    document: { querySelector: (selector: string) => { checkVisibility: () => boolean } | null };
    requestAnimationFrame: (callback: () => void) => void;
  };
  const look = () => {
    const isSeen = document.querySelector(control)?.checkVisibility() ?? false;
    const answers = mark === null || performance.getEntriesByName(mark).length > 0;
    if (isSeen && answers) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function measureLoad(
  context: BrowserContext,
  address: string,
  wanted: UsableSigns,
): Promise<Figures> {
  countRequests(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, wanted);
  await page.goto(address, { waitUntil: 'commit' });
  await until(page, () => (globalThis as unknown as { seen?: PageRecord }).seen?.usable);
  await quiet(page);
  const { fcp, lcp, cls, usable, tasks } = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: PageRecord }).seen,
  }));
  const hydrated = Math.max(usable, await page.evaluate(hydratedAt));
  const scripts = await page.evaluate(scriptSizes, hydrated);
  const requests = await page.evaluate(requestsBefore, usable);
  await page.close();
  const bytes = scripts.reduce((sum, each) => sum + each, 0);
  return {
    fcp,
    lcp,
    cls,
    blocked: blockedBy(tasks, fcp),
    usable,
    hydrated,
    scriptKb: bytes / 1024,
    scripts: scripts.length,
    requests,
  };
}

const longMs = 50;

/** Returns the blocking time as Lighthouse counts it: a task that began before the first paint counts only from there. */
const blockedBy = (tasks: PageRecord['tasks'], fcp: number): number =>
  tasks.reduce((sum, { startTime, duration }) => {
    const after = startTime + duration - Math.max(startTime, fcp);
    return sum + Math.max(0, after - longMs);
  }, 0);

/* Runs in the page. */
const hydratedAt = (): number => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;

/* Runs in the page. Returns the transferred bytes of each script that had arrived by then, however it was requested. */
function scriptSizes(by: number): number[] {
  const entries = performance.getEntriesByType('resource') as unknown as Resource[];
  return entries
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= by)
    .map(({ encodedBodySize }) => encodedBodySize);
}

/* Runs in the page. Answers from a cache or the service worker have no transferred bytes and do not count. */
function requestsBefore(by: number): number {
  const kinds = ['navigation', 'resource'] as never[];
  const entries = kinds.flatMap((kind) =>
    performance.getEntriesByType(kind),
  ) as unknown as (Entry & {
    transferSize: number;
  })[];
  return entries.filter(({ startTime, transferSize }) => startTime < by && transferSize > 0).length;
}

/** Waits until nothing arrived and nothing ran for a second and a half, so that late images and shifts count too. */
async function quiet(page: Page): Promise<void> {
  await untilQuiet(page);
  await until(page, () => {
    const { busyUntil } = (globalThis as unknown as { seen: PageRecord }).seen;
    return performance.now() - busyUntil > 1_500;
  });
}

/** Polls from outside, because the page's policy would refuse a waiting script of the test tool. */
async function until(page: Page, holds: () => unknown): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await page.evaluate(holds)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page.url()} was never usable`);
}
