/** Shows the first frame of an animation for its whole duration, and then the last one. */
export function standStill(motion: Animation): void {
  const { endTime } = motion.effect?.getComputedTiming() ?? {};
  motion.pause();
  setTimeout(() => motion.finish(), Number(endTime ?? 0));
}
