// How slow this machine is, so that limits in seconds mean the same on each.
import { spawnSync } from 'node:child_process';

/** The milliseconds of an empty Node program on the machine for which the limits are set; the product starts there in 2.5 s. */
const referenceMs = 45;

/** Returns the milliseconds that an empty Node program takes. */
export function startEmptyProgram(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return performance.now() - began;
}

/** Returns how many times longer an empty Node program takes here, by the median of nine; at least 1. */
export function measureSlowness(): number {
  const times = Array.from({ length: 9 }, startEmptyProgram).toSorted((a, b) => a - b);
  return Math.max(1, (times[4] ?? referenceMs) / referenceMs);
}
