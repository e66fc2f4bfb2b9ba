// One cold load of a page, measured in the page itself by the browser's own observers.
import type { BrowserContext, Page } from '@playwright/test';
import { slowdown } from '../phone/phone.ts';

export type Figures = {
  /** Milliseconds from the navigation's start. */
  fcp: number;
  lcp: number;
  usable: number;
  /** React has the whole page; where there is no React, as `usable`. */
  hydrated: number;
  cls: number;
  /** How long the page blocked: what each long task took beyond 50 ms, from the first paint on. */
  blocked: number;
  /** Kilobytes over the line, and requests, before the page was hydrated. */
  scriptKb: number;
  scripts: number;
  /** Requests of the page that went over the line before it was usable, the document's own among them. */
  requests: number;
};

/** Kept in the page; `usable` is the frame in which the control is seen and the page says that it answers. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  usable: number;
  busyUntil: number;
  tasks: { startTime: number; duration: number }[];
};
type Wanted = { control: string; mark: string | null };

type Entry = { name: string; startTime: number; duration: number };
type Resource = Entry & { responseEnd: number; encodedBodySize: number };

/* Runs in the page, before anything of it. */
function observe({ control, mark }: Wanted): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, usable: 0, busyUntil: 0, tasks: [] };
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
  wanted: Wanted,
): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, wanted);
  await page.goto(address, { waitUntil: 'commit' });
  await until(page, () => (globalThis as unknown as { seen?: Seen }).seen?.usable);
  await quiet(page);
  const { fcp, lcp, cls, usable, tasks } = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
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

/** As Lighthouse counts it: of a task that began before the first paint only what came after. */
const blockedBy = (tasks: Seen['tasks'], fcp: number): number =>
  tasks.reduce((sum, { startTime, duration }) => {
    const after = startTime + duration - Math.max(startTime, fcp);
    return sum + Math.max(0, after - longMs);
  }, 0);

/* Runs in the page. */
const hydratedAt = (): number => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;

/* Runs in the page: of the scripts that had come by then, however they were asked for, in bytes over the line. */
function scriptSizes(by: number): number[] {
  const entries = performance.getEntriesByType('resource') as unknown as Resource[];
  return entries
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= by)
    .map(({ encodedBodySize }) => encodedBodySize);
}

/* Runs in the page. What a cache or the service worker had has nothing that was transferred. */
function requestsBefore(by: number): number {
  const kinds = ['navigation', 'resource'] as never[];
  const entries = kinds.flatMap((kind) =>
    performance.getEntriesByType(kind),
  ) as unknown as (Entry & {
    transferSize: number;
  })[];
  return entries.filter(({ startTime, transferSize }) => startTime < by && transferSize > 0).length;
}

/** Late images and shifts count too: until nothing came and nothing ran for a second and a half. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await until(page, () => {
    const { busyUntil } = (globalThis as unknown as { seen: Seen }).seen;
    return performance.now() - busyUntil > 1_500;
  });
}

/** Asked from outside: a waiting script of the test tool's own would be refused by the page's policy. */
async function until(page: Page, holds: () => unknown): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await page.evaluate(holds)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page.url()} was never usable`);
}
