import { describe, expect, it } from 'vitest';
import { nextPause } from './next-pause.ts';

describe('nextPause', () => {
  it.each([
    { when: 'the first time', before: null, aliveMs: 0, pause: 0 },
    { when: 'again at once', before: 0, aliveMs: 500, pause: 100 },
    { when: 'once more', before: 100, aliveMs: 500, pause: 200 },
    { when: 'for the tenth time', before: 1600, aliveMs: 500, pause: 2000 },
    { when: 'after it ran well', before: 2000, aliveMs: 10_000, pause: 0 },
  ])('R1 what dies $when is started again after $pause ms', ({ before, aliveMs, pause }) => {
    expect(nextPause(before, aliveMs)).toBe(pause);
  });
});
