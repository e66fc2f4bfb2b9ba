// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createStarts, type ShownPace } from '../page/stake/starts.ts';
import { hurryBy } from './hurry.ts';

/** Returns how often a scene was hurried by a tap and by three keys, one of them held down. */
function hurried(pace: ShownPace | null): number {
  let times = 0;
  const scene = document.createElement('div');
  document.body.replaceChildren(scene);
  hurryBy(scene, createStarts(pace), () => (times += 1));
  scene.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  for (const key of [' ', 'Enter', 'Escape', 'a']) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  }
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
  return times;
}

it('LAUNCH-09 with a pace neither a tap nor a key brings the result of reels forward', () => {
  expect(hurried({ startsInMs: 0 })).toBe(0);
});

it('LAUNCH-04 without one a tap shows all, and so does a key', () => {
  expect(hurried(null)).toBe(4);
});
