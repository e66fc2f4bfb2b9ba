// The pace of a round: waits and motions that a tap brings to their end. Once tapped, nothing of that round waits any more.
import { standStill } from '../page/effects/stand-still.ts';

export type Pace = {
  isOver: () => boolean;
  /** Milliseconds; at once when tapped. */
  wait: (milliseconds: number) => Promise<void>;
  /** Waits for a motion. */
  see: (motion: Animation) => Promise<void>;
  end: () => void;
};

/** `isStill`: nothing moves, and everything takes as long as if it did. */
export function createPace({ isStill }: { isStill: boolean }): Pace {
  let isOver = false;
  const endings = new Set<() => void>();
  const until = (begin: (goOn: () => void) => () => void): Promise<void> =>
    new Promise((resolve) => {
      const goOn = () => {
        endings.delete(end);
        resolve();
      };
      const end = begin(goOn);
      endings.add(end);
    });
  return {
    isOver: () => isOver,
    wait: (milliseconds) => {
      if (isOver) return Promise.resolve();
      return until((goOn) => {
        const timer = setTimeout(goOn, milliseconds);
        return () => {
          clearTimeout(timer);
          goOn();
        };
      });
    },
    see: (motion) => {
      if (isStill) standStill(motion);
      if (isOver) motion.finish();
      return until((goOn) => {
        void motion.finished.then(goOn, goOn);
        return () => motion.finish();
      });
    },
    end: () => {
      isOver = true;
      for (const end of endings) end();
    },
  };
}
