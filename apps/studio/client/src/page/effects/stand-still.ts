/** Shows the beginning of a motion for as long as the motion takes, and then its end. */
export function standStill(motion: Animation): void {
  const { endTime } = motion.effect?.getComputedTiming() ?? {};
  motion.pause();
  setTimeout(() => motion.finish(), Number(endTime ?? 0));
}
