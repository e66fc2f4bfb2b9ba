import { expect, it } from 'vitest';
import { clockText, countdown, longTime, untilNextTick } from './countdown.ts';

const drawsAt = Date.UTC(2026, 10, 21, 21, 4);
const times = { drawsAt, closesAt: drawsAt - 5_000, period: 60 };

it.each([
  [38_000, 'open', 38],
  [37_001, 'open', 38],
  [5_001, 'open', 6],
  [5_000, 'closed', 5],
  [1, 'closed', 1],
  [0, 'drawing', 0],
  [-9_000, 'drawing', 0],
] as const)('G2 %i ms before the draw sales are %s, the clock at %i', (before, phase, seconds) => {
  expect(countdown(drawsAt - before, times)).toMatchObject({ phase, seconds });
});

it('G2 the ring empties over the period and never turns over', () => {
  expect(countdown(drawsAt - 30_000, times).share).toBe(0.5);
  expect(countdown(drawsAt - 90_000, times).share).toBe(1);
  expect(countdown(drawsAt + 1, times).share).toBe(0);
});

it('G2 the clock is read as minutes and seconds, and ticks when its number changes', () => {
  expect([clockText(38), clockText(5), clockText(725)]).toEqual(['0:38', '0:05', '12:05']);
  expect(untilNextTick(drawsAt - 37_400, drawsAt)).toBe(400);
  expect(untilNextTick(drawsAt - 37_000, drawsAt)).toBe(1_000);
  expect(untilNextTick(drawsAt + 70, drawsAt)).toBe(1_000);
});

it('G2 a draw that is hours or days away is told in its two largest parts, and looked at once a minute', () => {
  expect(longTime(3_599)).toBeNull();
  expect(longTime(3_600)).toEqual({ part: 'hours', hours: 1, minutes: 0 });
  expect(longTime(86_399)).toEqual({ part: 'hours', hours: 23, minutes: 59 });
  expect(longTime(2 * 86_400 + 4 * 3_600 + 59)).toEqual({ part: 'days', days: 2, hours: 4 });
  expect(untilNextTick(drawsAt - 7_200_000 - 20_400, drawsAt)).toBe(20_400);
  expect(untilNextTick(drawsAt - 7_200_000, drawsAt)).toBe(60_000);
  expect(untilNextTick(drawsAt - 3_600_000, drawsAt)).toBe(1_000);
});
