// Results that come one after the other at one pace, all at a tap, and at once where nothing shall move.
import { wantsStillness } from '../../page/effects/stillness.ts';
import type { Sound } from '../../page/effects/sound.ts';
import { beginSpan } from '../../page/timeline.ts';

export type Pace = {
  /**
   * `motions` are the animations whose ends show the numbers, in drawn order; they are made only where things move.
   * Resolves when all have ended.
   */
  run: (motions: () => readonly Animation[], onFallen: (count: number) => void) => Promise<void>;
  finish: () => void;
};

/** `count`: how many fall where nothing moves. */
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
