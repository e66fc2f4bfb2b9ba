import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

type Speed = { countTurns: (work: () => Promise<void>) => Promise<number | null> };
// Plain JavaScript has no types to import.
const { countTurns } = (await import(new URL('machine-speed.mjs', import.meta.url).href)) as Speed;

/** Starts a process that uses the given seconds of the processor, and then waits until its input ends. */
const use = (seconds: number) => async () => {
  const program = `
    let sum = 0;
    while (process.cpuUsage().user < ${seconds} * 1e6) for (let at = 0; at < 1e6; at += 1) sum += at;
    console.log(sum);
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  // Processes are looked at twice a second.
  setTimeout(() => child.stdin.end(), 1_100);
  await ended;
};

test.runIf(process.platform === 'linux')(
  'HOUSE work counts by its processor time, and waiting not at all',
  async () => {
    const waiting = (await countTurns(use(0))) ?? Number.NaN;
    const busy = (await countTurns(use(2))) ?? Number.NaN;
    expect(busy).toBeGreaterThan(waiting + 1);
    // A turn is at least as much as 20 ms of the processor on any machine.
    expect(busy).toBeLessThan(150);
  },
);
