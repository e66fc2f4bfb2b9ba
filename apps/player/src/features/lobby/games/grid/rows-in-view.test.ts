import { describe, expect, it } from 'vitest';
import { clampRows, rowsInView } from './rows-in-view.ts';

const layout = { columns: 3, rowHeight: 200, top: 300 };

describe('rowsInView', () => {
  it.each([
    [0, { from: 0, to: 8 }],
    [299, { from: 0, to: 8 }],
    [700, { from: 1, to: 9 }],
    [10_300, { from: 49, to: 57 }],
  ])('LOBBY-05 at %i pixels', (scrollY, rows) => {
    expect(rowsInView(layout, { scrollY, height: 800 })).toEqual(rows);
  });

  it('LOBBY-05 what is in view is always among them, with a row to spare on both sides', () => {
    for (let scrollY = 500; scrollY < 9_000; scrollY += 37) {
      const { from, to } = rowsInView(layout, { scrollY, height: 800 });
      expect(300 + from * 200).toBeLessThanOrEqual(scrollY);
      expect(300 + (to - 1) * 200).toBeGreaterThanOrEqual(scrollY + 800);
      expect(to - from).toBe(8);
    }
  });
});

describe('clampRows', () => {
  it.each([
    [{ from: 0, to: 8 }, 100, { from: 0, to: 8 }],
    [{ from: 0, to: 8 }, 3, { from: 0, to: 3 }],
    [{ from: 40, to: 48 }, 45, { from: 37, to: 45 }],
    [{ from: 40, to: 48 }, 5, { from: 0, to: 5 }],
    [{ from: 0, to: 8 }, 0, { from: 0, to: 0 }],
  ])('LOBBY-05 %j of %i rows', (rows, count, clamped) => {
    expect(clampRows(rows, count)).toEqual(clamped);
  });
});
