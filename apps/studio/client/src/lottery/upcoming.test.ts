// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMoney } from '../page/money/money.ts';
import type { Shell } from '../page/shell.ts';
import { createSay } from '../page/texts.ts';
import { createTimes } from '../page/times.ts';
import { createNextDock } from './clock/next-dock.ts';
import { createDesk } from './desk.ts';
import type { Lottery, Rules } from './state.ts';
import { rulesFor } from './testing/rules-for.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');
const noon = Date.UTC(2026, 10, 21, 12);
const at = (seconds: number) => new Date(noon + seconds * 1_000).toISOString();

// The page has just arrived, so that the studio's time is now.
beforeEach(() => {
  const arrived = performance.now();
  const visit = { requestStart: arrived, responseStart: arrived } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
});

/** Opens the dock so many seconds after the draw before, where draws are a minute apart and sales close five seconds before. */
function opened(second: number, next: Lottery['next'], changed: Partial<Rules> = {}) {
  const shell = {
    say,
    money: createMoney('PHP'),
    writeTime: createTimes('en'),
    purse: { line: () => document.createElement('p'), refresh: async () => undefined },
  } as unknown as Shell;
  const first = {
    now: at(second),
    rules: { ...rulesFor('pick-three'), ...changed },
    period: 60,
    current: { issue: '20261121-0720', commitment: 'a', closesAt: at(55), drawsAt: at(60) },
    next,
    last: null,
    slips: [],
  } as unknown as Lottery;
  const desk = createDesk(shell, first, () => undefined);
  const dock = createNextDock({ shell, desk, onPlay: () => undefined });
  dock.update();
  return { text: dock.element.textContent ?? '', name: desk.nameOf('20261121-0720') };
}
const next = { issue: '20261121-0721', closesAt: at(115), drawsAt: at(120) };

it('GAME-05 while sales are open the dock speaks of the current draw', () => {
  expect(opened(30, next).text).toMatch(/^0:30Next draw0720, on sale/);
});

it('GAME-05 once sales have closed it speaks of the draw after, and counts to that one', () => {
  expect(opened(57, next).text).toMatch(/^1:03Next draw0721, opens soon/);
});

it('GAME-05 without a further draw it says that this one is closed', () => {
  expect(opened(57, null).text).toMatch(/^ClosedNext draw0720, sales closed/);
});

it.each([
  [{ every: 60 }, /^Draw 0720, \d\d:\d\d$/],
  [{ every: 300 }, /^Draw 0720, \d\d:\d\d$/],
  [{ every: 30 }, /^Draw 0720, \d\d:\d\d:00$/],
])('LANG-03 with %j all times of draws have one form', (schedule, text) => {
  expect(opened(30, next, { schedule }).name).toMatch(text);
});
