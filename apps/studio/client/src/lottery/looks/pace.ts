// Reveals results one after the other at a constant pace; all at once after a tap, or if the reader prefers no motion.
import { wantsStillness } from '../../page/effects/stillness.ts';
import type { Sound } from '../../page/effects/sound.ts';
import { beginSpan } from '../../page/timeline.ts';

export type Pace = {
  /**
   * Runs the animations whose ends show the numbers, in drawn order. `motions` is not called if nothing moves.
   * Resolves when all have ended.
   */
  run: (motions: () => readonly Animation[], onFallen: (count: number) => void) => Promise<void>;
  finish: () => void;
};

/** Creates the pace of a tray. `count` returns the number of results, for readers who prefer no motion. */
export function createPace(sound: Sound, count: () => number): Pace {
  let running: readonly Animation[] = [];
  return {
    run: async (motions, onFallen) => {
      if (wantsStillness()) {
        for (let fallen = 1; fallen <= count(); fallen += 1) onFallen(fallen);
        return;
      }
      const endSpan = beginSpan('draw');
      running = motions();
      const falls = running.map(async ({ finished }, place) => {
        await finished;
        sound.play('tick');
        onFallen(place + 1);
      });
      await Promise.allSettled(falls);
      running = [];
      endSpan();
    },
    finish: () => {
      for (const motion of running) motion.finish();
    },
  };
}
