import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

type Time = { look: () => void; seconds: number };
// Plain JavaScript has no types to import.
const { ProcessorTime } = (await import(new URL('processor-time.mjs', import.meta.url).href)) as {
  ProcessorTime: new () => Time;
};

/** A program that uses half a second of the processor, says its number, and uses as much again when it is signalled. */
const busy = `
  const useUntil = (seconds) => {
    while (process.cpuUsage().user < seconds * 1e6);
    console.log(process.pid);
  };
  process.on('SIGUSR2', () => useUntil(1));
  setInterval(() => {}, 1_000);
  useUntil(0.5);
`;
/** A program that starts the busy one detached, and ends when it is told to. */
const parent = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  process.stdin.once('data', () => process.exit());
`;

test.runIf(process.platform === 'linux')(
  'HOUSE the time of a process counts also after its parent has ended',
  async () => {
    const child = spawn(process.execPath, ['-e', parent], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    onTestFinished(() => {
      process.kill(pid);
    });
    const time = new ProcessorTime();
    time.look();
    expect(time.seconds).toBeGreaterThanOrEqual(0.5);
    child.stdin.write('end');
    await ended;
    process.kill(pid, 'SIGUSR2');
    await once(child.stdout, 'data');
    time.look();
    expect(time.seconds).toBeGreaterThanOrEqual(1);
  },
);
