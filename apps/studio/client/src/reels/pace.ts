// The pace of a round: waits and animations that a tap ends. After a tap the rest of the round is shown without waits.

export type Pace = {
  isOver: () => boolean;
  /** Waits for some milliseconds, or until a tap. */
  wait: (milliseconds: number) => Promise<void>;
  /** Waits for an animation. */
  see: (motion: Animation) => Promise<void>;
  end: () => void;
};

/** Creates the pace of a round. With `isStill` nothing moves, but everything takes as long. */
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

/** Shows the first frame of an animation for its whole duration, and then the last one. */
function standStill(motion: Animation): void {
  const { endTime } = motion.effect?.getComputedTiming() ?? {};
  motion.pause();
  setTimeout(() => motion.finish(), Number(endTime ?? 0));
}
